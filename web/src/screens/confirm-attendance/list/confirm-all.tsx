import type { MatchPlayer } from '@picadito/domain';
import { useState } from 'react';
import { isSilent } from '../../../waitlist/answer-group.ts';
import { draftOf, undoOffer } from '../../../forms/draft.ts';
import { useSession } from '../../../identity/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { AnswersShown } from '../answers/answers-shown.ts';
import type { AttendanceChanges } from '../../../attendance/attendance.ts';

/**
 * Button that confirms all players without an answer, so that the organiser only has to decline the absent ones.
 * Afterwards the button undoes this, also after a reload, until one of these players is changed.
 */
export function ConfirmAll({
  matchId,
  players,
  answers: { current, isLoading },
  attendance,
}: {
  matchId: string;
  players: readonly MatchPlayer[];
  answers: AnswersShown;
  attendance: AttendanceChanges;
}) {
  const uid = useSession((session) => session.user?.uid ?? '');
  const offer = undoOffer(draftOf(uid, `confirmed-all-of-${matchId}`));
  const [ids, setIds] = useState(() => new Set<unknown>(listOf(offer.read())));
  const pending = players.filter((player) => isSilent(player, current));
  // The button is shown only for two or more pending players, because one is confirmed as fast by 'VA'. This is decided
  // at the first render, so that the button does not disappear later and move the rows below.
  const [isWorthwhile] = useState(pending.length > 1);
  // Players who have answered by the link after CONFIRMAR TODOS are no longer part of the undo.
  const mine = players.filter(({ id }) => ids.has(id) && !current.has(id));
  const canUndo = mine.length > 0 && mine.every(({ status }) => status === 'confirmed');

  function confirmAll() {
    const confirmed = pending.map(({ id }) => id);
    setIds(new Set(confirmed));
    offer.store(confirmed);
    void attendance.markEach(pending, 'confirmed', confirmedText(pending.length));
  }

  function revert() {
    setIds(new Set());
    offer.clear();
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
  if (!isWorthwhile) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      disabled={isLoading || pending.length === 0}
      onClick={confirmAll}
    >
      <Icon name="check-double" />
      CONFIRMAR TODOS
    </Button>
  );
}

function listOf(stored: unknown): unknown[] {
  return Array.isArray(stored) ? stored : [];
}

function confirmedText(count: number): string {
  return count === 1 ? 'Jugador confirmado' : `${count} jugadores confirmados`;
}
