import type { AttendanceStatus, MatchPlayer } from '@picadito/domain';
import { type AttendanceTarget, useMarkAttendance } from '../../../attendance/attendance.ts';
import type { MatchAnswer } from '../../../waitlist/answer-group.ts';
import type { AnswersShown } from '../answers/answers-shown.ts';
import type { Outcome } from '../../../sync/outbox/outcomes.ts';
import { ChangedElsewhere, failureSentence } from '../../../sync/failure-sentence.ts';
import { ATTENDANCE_FAILURES } from '../../../attendance/failures.ts';
import { toast, toastError } from '../../../ui/toast/toasts.ts';

/**
 * The status of a player after a tap on VA (CONFIRMAR, or CANCELAR for a confirmed player), by the status before it.
 */
const TOGGLED: Record<AttendanceStatus, AttendanceStatus> = {
  pending: 'confirmed',
  confirmed: 'pending',
  declined: 'confirmed',
};
/** The status of a player after a tap on 'NO VA', by the status before it. */
const DECLINE_TOGGLED: Record<AttendanceStatus, AttendanceStatus> = {
  pending: 'declined',
  confirmed: 'declined',
  declined: 'pending',
};

/**
 * Returns the functions that change attendance. The screen shows each change at once, and a toast follows when the
 * server has applied or rejected it. Without a connection the outbox shows the toast (sync/outbox/toast-events.ts).
 * `offer` is called when the server refuses a change of one player because the player has answered since; it resolves
 * to true if it asks the organiser, and no toast is shown then.
 */
export function useAttendanceChanges(matchId: string, offer: AnswersShown['offer']) {
  const mark = useMarkAttendance(matchId);

  async function markAll(targets: readonly AttendanceTarget[], done: string): Promise<void> {
    const outcomes = await mark(targets);
    const rejected = outcomes.find((outcome) => outcome.kind === 'rejected');
    const [one, ...others] = targets;
    const isAsked =
      offer &&
      rejected?.reason === 'changed' &&
      one !== undefined &&
      others.length === 0 &&
      (await offer({ playerId: one.playerId, apply: () => void markAll(targets, done) }));
    if (rejected && !isAsked) toastError(sentenceOf(rejected));
    else if (outcomes.some(isApplied)) toast({ title: 'Éxito', description: done, isEcho: true });
  }

  return {
    toggle: ({ id, status }: MatchPlayer) => {
      const target = TOGGLED[status];
      const done = target === 'confirmed' ? 'Jugador confirmado' : 'Jugador desconfirmado';
      return markAll([{ playerId: id, target }], done);
    },
    /**
     * Declines a player, or makes a declined player pending. If another player declined for this one, the first tap
     * keeps the player declined and makes that the organiser's decision.
     */
    decline: ({ id, name, status }: MatchPlayer, answer?: MatchAnswer) => {
      const isOthers = status === 'declined' && answer?.source === 'other';
      const target = isOthers ? 'declined' : DECLINE_TOGGLED[status];
      const done = target === 'declined' ? `${name} no va.` : `${name} está pendiente otra vez.`;
      return markAll([{ playerId: id, target }], done);
    },
    markAll,
    /** Gives all players the same status. */
    markEach: (players: readonly MatchPlayer[], target: AttendanceStatus, done: string) =>
      markAll(
        players.map(({ id }) => ({ playerId: id, target })),
        done,
      ),
  };
}

const isApplied = (outcome: Outcome) => outcome.kind === 'applied' && outcome.reply !== null;

function sentenceOf({ reason, error }: Outcome & { kind: 'rejected' }): string {
  const failure = reason === 'changed' ? new ChangedElsewhere() : error;
  return failureSentence(failure, { action: ATTENDANCE_FAILURES.update });
}
