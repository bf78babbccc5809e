import type { MatchPlayer } from '@picadito/domain';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { useAttendanceChanges } from './use-attendance-changes.ts';

/**
 * Confirms all pending players, so that only absent ones are left to be changed. Until one is, the same button undoes
 * it.
 */
export function ConfirmAll({
  players,
  attendance,
}: {
  players: readonly MatchPlayer[];
  attendance: ReturnType<typeof useAttendanceChanges>;
}) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const pending = players.filter(({ status }) => status === 'pending');
  const mine = players.filter(({ id }) => ids.has(id));
  const canUndo = mine.length > 0 && mine.every(({ status }) => status === 'confirmed');

  function confirmAll() {
    setIds(new Set(pending.map(({ id }) => id)));
    void attendance.markEach(pending, 'confirmed', confirmedText(pending.length));
  }

  function revert() {
    setIds(new Set());
    void attendance.markEach(mine, 'pending', 'Quedaron pendientes otra vez.');
  }

  if (canUndo) {
    return (
      <Button variant="ghost" size="sm" onClick={revert}>
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
