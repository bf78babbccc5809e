import type { AttendanceChangeInput, AttendanceReply, MatchPlayer } from '@picadito/domain';
import { setConfirmations } from '../store/tables/confirmations.ts';
import { rosterOf } from '../store/tables/roster.ts';
import { timestamp } from '../store/timestamps.ts';
import { answerAfter } from './answers.ts';
import { awardForRoster } from './award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnMatch } from './own.ts';
import { write } from './write.ts';

/**
 * Answers of several players of a match at once. Those that another device has changed and those of nobody in the
 * match are refused, the others done. Who confirms is confirmed after those before him in the request.
 */
export async function changeAttendance(
  context: Context,
  organiser: Organiser,
  matchId: string,
  changes: readonly AttendanceChangeInput[],
): Promise<AttendanceReply> {
  const userId = organiser.id;
  return write(context, organiser, async (tx, turn) => {
    const match = await lockOwnMatch(tx, organiser, matchId);
    const roster = await rosterOf(tx, userId, match.match_id, timestamp(turn.now));
    const players = new Map(roster.map((player) => [player.id, player]));
    const refused: AttendanceReply['refused'] = [];
    const changed: MatchPlayer[] = [];
    for (const { playerId, ...input } of changes) {
      const player = players.get(playerId);
      if (!player) {
        refused.push({ playerId, why: 'missing' });
        continue;
      }
      const answer = answerAfter(player, input);
      if (answer === 'changed') refused.push({ playerId, why: 'changed' });
      else if (answer) {
        changed.push({ ...player, ...answer, confirmedAt: answer.confirmed ? turn.stamp() : null });
      }
    }
    if (changed.length > 0) {
      await setConfirmations(tx, { userId, matchId: match.match_id }, changed);
      if (changed.some(({ confirmed }) => confirmed)) {
        await awardForRoster(tx, turn, match.match_id);
      }
      turn.changed('match', match.match_id);
    }
    for (const player of changed) players.set(player.id, player);
    return { players: changes.flatMap(({ playerId }) => players.get(playerId) ?? []), refused };
  });
}
