import type { AttendanceChangeInput, AttendanceReply, CaptainAction } from '@picadito/domain';
import type { Reader } from '../store/store.ts';
import { attendanceChanges } from '../store/tables/attendance/confirmations.ts';
import { actionsOfMatches } from '../store/tables/captain/captain-actions.ts';
import { namesInMatch } from '../store/tables/matches/roster.ts';
import { findPlayer } from '../store/tables/players/players.ts';
import { answersOf } from '../store/tables/waitlist/answers.ts';
import { timestamp } from '../store/timestamps.ts';

/** The actions of a captain that change the attendance of their player. */
const CHANGES: readonly CaptainAction['kind'][] = ['in', 'out', 'guest'];

type OfMatch = { userId: string; matchId: string };

/**
 * Returns the player id of the captain who made the last change of a player's attendance in a match; null if anybody
 * else made it, or if the player has answered by the link since.
 */
export async function changedByCaptain(
  db: Reader,
  ofMatch: OfMatch,
  playerId: string,
): Promise<string | null> {
  const actions = await actionsOfMatches(db, ofMatch.userId, [ofMatch.matchId]);
  const last = actions.findLast(
    (action) => action.playerId === playerId && CHANGES.includes(action.kind),
  );
  const changedAt = (await attendanceChanges(db, ofMatch)).get(playerId) ?? '';
  if (!last || last.at < changedAt) return null;
  const answer = (await answersOf(db, ofMatch)).find((one) => one.playerId === playerId);
  return answer && answer.answeredAt > last.at ? null : last.authorId;
}

type Sent = {
  changes: readonly AttendanceChangeInput[];
  reply: AttendanceReply;
  change: (changes: readonly AttendanceChangeInput[]) => Promise<AttendanceReply>;
};

/**
 * Makes those of the organiser's changes again that were refused because of a change of the captain. Returns `reply`
 * with their outcome, and with the captain's name if one of them replaced what the captain had noted.
 */
export async function overruleCaptain(
  db: Reader,
  { now, ...ofMatch }: OfMatch & { now: number },
  { changes, reply, change }: Sent,
): Promise<AttendanceReply> {
  let { players, refused, overruled } = reply;
  for (const { playerId } of reply.refused) {
    const sent = changes.find((one) => one.playerId === playerId);
    const player = players.find(({ id }) => id === playerId);
    const captainId = sent && player ? await changedByCaptain(db, ofMatch, playerId) : null;
    if (!sent || !player || captainId === null) continue;
    const { confirmed, declined } = player;
    const again = await change([{ ...sent, seen: { ...sent.seen, confirmed, declined } }]);
    const [changed] = again.players;
    if (again.refused.length > 0 || !changed) continue;
    players = players.map((one) => (one.id === playerId ? changed : one));
    refused = refused.filter((one) => one.playerId !== playerId);
    const names = await namesInMatch(db, ofMatch, timestamp(now));
    const captain = await findPlayer(db, ofMatch.userId, captainId);
    overruled = names.get(captainId) ?? captain?.name ?? '';
  }
  return overruled === undefined ? reply : { players, refused, overruled };
}
