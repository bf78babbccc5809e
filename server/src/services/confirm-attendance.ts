import { MESSAGES, type AttendanceInput, type MatchPlayer } from '@picadito/domain';
import { AppError } from '../app-error.ts';
import { setConfirmation } from '../store/tables/confirmations.ts';
import { timestamp } from '../store/timestamps.ts';
import { answerAfter } from './answers.ts';
import { awardForRoster } from './award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownMatchPlayerIn } from './own.ts';
import { write } from './write.ts';

/** Confirmed, declined or pending again; confirmed twice keeps the first time. The player as the match sees him. */
export async function confirmAttendance(
  context: Context,
  organiser: Organiser,
  place: { matchId: string; playerId: string },
  input: AttendanceInput,
): Promise<MatchPlayer> {
  const { matchId } = place;
  return write(context, organiser, async (tx, turn) => {
    const time = timestamp(turn.now);
    const player = await ownMatchPlayerIn(tx, organiser, place, time);
    const answer = answerAfter(player, input);
    if (answer === null) return player;
    if (answer === 'changed') {
      throw new AppError('failed-precondition', MESSAGES.attendanceChanged);
    }
    await setConfirmation(tx, { userId: organiser.id, ...place }, answer, time);
    if (answer.confirmed) await awardForRoster(tx, turn, matchId);
    turn.changed('match', matchId);
    return { ...player, ...answer, confirmedAt: answer.confirmed ? time : null };
  });
}
