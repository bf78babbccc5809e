import type { Attendance, MatchPlayer } from '@picadito/domain';
import {
  type AttendanceWish,
  COMES,
  DECLINES,
  PENDING,
  useMarkAttendance,
} from '../../api/attendance.ts';
import type { Fate } from '../../api/outbox.ts';
import { ChangedElsewhere, failureSentence } from '../../sync/failure-sentence.ts';
import { SCREEN } from '../../sync/failures.ts';
import { toast, toastError } from '../../ui/toast/toasts.ts';

/**
 * What one says of players' attendance by a tap. Each shows at once; when the server has it a sentence says so, and
 * when it was not done it is undone and that is said. Without a signal the line tells it (components/tell-waiting).
 */
export function useAttendanceMarks(matchId: string) {
  const mark = useMarkAttendance(matchId);

  async function markAll(wishes: readonly AttendanceWish[], done: string): Promise<void> {
    const fates = await mark(wishes);
    const undone = fates.find((fate) => fate.kind === 'undone');
    if (undone) toastError(sentenceOf(undone));
    else if (fates.some(isDone)) toast({ title: 'Éxito', description: done });
  }

  return {
    toggle: ({ id, confirmed }: MatchPlayer) =>
      markAll(
        [{ playerId: id, wish: confirmed ? PENDING : COMES }],
        confirmed ? 'Jugador desconfirmado' : 'Jugador confirmado',
      ),
    decline: ({ id, name, declined }: MatchPlayer) =>
      markAll(
        [{ playerId: id, wish: declined ? PENDING : DECLINES }],
        declined ? `${name} está pendiente otra vez.` : `${name} no va.`,
      ),
    markAll,
    /** All of them alike. */
    markEach: (players: readonly MatchPlayer[], wish: Attendance, done: string) =>
      markAll(
        players.map(({ id }) => ({ playerId: id, wish })),
        done,
      ),
  };
}

const isDone = (fate: Fate) => fate.kind === 'done' && fate.reply !== null;

function sentenceOf({ why, error }: Fate & { kind: 'undone' }): string {
  const failure = why === 'changed' ? new ChangedElsewhere() : error;
  return failureSentence(failure, { action: SCREEN.updateAttendance });
}
