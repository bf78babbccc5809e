import type { MatchPlayer } from '@picadito/domain';
import { useState } from 'react';
import { isConfirmedByOrganiser, isSilent } from '../../../waitlist/answer-group.ts';
import { draftOf, undoOffer } from '../../../forms/draft.ts';
import { useSession } from '../../../identity/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { AnswersShown } from '../answers/answers-shown.ts';
import type { AttendanceChanges } from '../../../attendance/attendance.ts';

/**
 * Button that confirms all players without an answer, so that the organiser only has to decline the absent ones.
 * Afterwards a second button undoes this, also after a reload, for the players that nobody has changed since.
 */
export function ConfirmAll({
  matchId,
  players,
  answers: { current, away, isLoading },
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
  const pending = players.filter((player) => isSilent(player, current, away));
  // The button is shown only for two or more pending players, because one is confirmed as fast by 'VA'. This is decided
  // at the first render, so that the button does not disappear later and move the rows below.
  const [isWorthwhile] = useState(pending.length > 1);
  const mine = players.filter(
    (player) => ids.has(player.id) && isConfirmedByOrganiser(player, current),
  );
  const canUndo = mine.length > 0;

  function confirmAll() {
    const confirmed = [...mine, ...pending].map(({ id }) => id);
    setIds(new Set(confirmed));
    offer.store(confirmed);
    void attendance.markEach(pending, 'confirmed', confirmedText(pending.length));
  }

  function revert() {
    setIds(new Set());
    offer.clear();
    void attendance.markEach(mine, 'pending', 'Quedaron pendientes otra vez.');
  }

  const isOffered = canUndo ? pending.length > 1 : isWorthwhile;
  if (!canUndo && !isOffered) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {canUndo && (
        <Button variant="ghost" size="sm" onClick={revert}>
          <Icon name="undo" />
          DESHACER ({mine.length})
        </Button>
      )}
      {isOffered && (
        <Button
          variant="ghost"
          size="sm"
          disabled={isLoading || pending.length === 0}
          onClick={confirmAll}
        >
          <Icon name="check-double" />
          CONFIRMAR TODOS
        </Button>
      )}
    </div>
  );
}

function listOf(stored: unknown): unknown[] {
  return Array.isArray(stored) ? stored : [];
}

function confirmedText(count: number): string {
  return count === 1 ? 'Jugador confirmado' : `${count} jugadores confirmados`;
}
