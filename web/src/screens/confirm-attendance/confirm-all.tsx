import type { MatchPlayer } from '@picadito/domain';
import { useState } from 'react';
import { COMES, PENDING } from '../../api/attendance.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { groupOf } from '../../features/confirm-attendance/attendance-groups.ts';
import type { useAttendanceMarks } from '../../features/confirm-attendance/use-attendance-marks.ts';

/**
 * Confirms everyone who has not answered, so that only who is absent is left to be taken off. Until somebody is, the
 * same button takes it back.
 */
export function ConfirmAll({
  players,
  marks,
}: {
  players: readonly MatchPlayer[];
  marks: ReturnType<typeof useAttendanceMarks>;
}) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const pending = players.filter((player) => groupOf(player) === 'pending');
  const mine = players.filter(({ id }) => ids.has(id));
  const canUndo = mine.length > 0 && mine.every(({ confirmed }) => confirmed);

  function confirmAll() {
    setIds(new Set(pending.map(({ id }) => id)));
    void marks.markEach(pending, COMES, confirmedText(pending.length));
  }

  function takeBack() {
    setIds(new Set());
    void marks.markEach(mine, PENDING, 'Quedaron pendientes otra vez.');
  }

  if (canUndo) {
    return (
      <Button variant="ghost" size="sm" onClick={takeBack}>
        <Icon name="undo" />
        DESHACER ({mine.length})
      </Button>
    );
  }
  return (
    <Button variant="ghost" size="sm" disabled={pending.length === 0} onClick={confirmAll}>
      <Icon name="check-double" />
      CONFIRMAR TODOS
    </Button>
  );
}

function confirmedText(count: number): string {
  return count === 1 ? 'Jugador confirmado' : `${count} jugadores confirmados`;
}
