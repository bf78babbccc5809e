import {
  isTakenOut,
  namesOnPage,
  UNKNOWN_HELPER,
  type TakenOutBy,
  type WithPlayers,
} from '@picadito/domain';
import { changedByCaptain } from '../../attendance/overrule-captain.ts';
import type { Reader } from '../../store/store.ts';
import { nameOfUser } from '../../store/tables/account/users.ts';
import { attendanceChanges } from '../../store/tables/attendance/confirmations.ts';
import { findCaptain, type CaptainRow } from '../../store/tables/captain/captains.ts';
import { hasHelpers } from '../../store/tables/helpers/helpers.ts';
import { sharedUntil } from '../../store/tables/players/lists.ts';
import { findPlayer } from '../../store/tables/players/players.ts';
import { authoredChanges } from '../../store/tables/sync/changes.ts';
import { writtenOf } from '../shown-names.ts';

type OfList = { userId: string; listId: string };

/** Returns who has taken a player out of each of these matches, by match id; `playerId` is null for no player. */
export async function takenOutOf(
  db: Reader,
  list: OfList,
  matches: readonly WithPlayers[],
  playerId: string | null,
): Promise<Map<string, TakenOutBy>> {
  const found = new Map<string, TakenOutBy>();
  for (const whole of matches) {
    const by = playerId === null ? null : await whoTookOut(db, list, whole, playerId);
    if (by) found.set(whole.match.id, by);
  }
  return found;
}

/** Returns who has taken a player out of a match, if the player has not answered since; otherwise null. */
export async function whoTookOut(
  db: Reader,
  list: OfList,
  whole: WithPlayers,
  playerId: string,
): Promise<TakenOutBy | null> {
  if (!isTakenOut(whole, playerId)) return null;
  const { userId } = list;
  const captainId = await changedByCaptain(db, { userId, matchId: whole.match.id }, playerId);
  if (captainId === null)
    return { isCaptain: false, name: await organiserOrHelper(db, list, whole.match.id, playerId) };
  const written = await writtenOf(db, userId);
  const captain = (await findPlayer(db, userId, captainId)) ?? null;
  return { isCaptain: true, name: namesOnPage([whole], { written, absent: captain })(captainId) };
}

/**
 * Returns the name of the account that has taken a player out of a match; null unless it is certain who did so. The log
 * of changes tells it for a day. Without an entry it was the organiser if nobody else could change the match.
 */
async function organiserOrHelper(
  db: Reader,
  { userId, listId }: OfList,
  matchId: string,
  playerId: string,
): Promise<string | null> {
  const ofMatch = { userId, matchId };
  const changedAt = (await attendanceChanges(db, ofMatch)).get(playerId) ?? '';
  // A write records its changes after it has stored the data.
  const logged = (await authoredChanges(db, { ...ofMatch, since: changedAt })).findLast(
    ({ detail }) =>
      detail.part === 'attendance' && detail.players?.some(({ id }) => id === playerId),
  );
  const helper = logged?.author ?? null;
  if (helper !== null) return helper === UNKNOWN_HELPER ? null : helper;
  if (mayBeOfFormerCaptain(await findCaptain(db, ofMatch), changedAt)) return null;
  const isShared =
    (await hasHelpers(db, userId, listId)) ||
    changedAt <= ((await sharedUntil(db, userId, listId)) ?? '');
  return logged || !isShared ? nameOfUser(db, userId) : null;
}

/**
 * Tells whether a captain whose link has ended may have made a change. What a captain did is forgotten when the player
 * is deleted, and the log of changes does not tell captains from the organiser.
 */
function mayBeOfFormerCaptain(captain: CaptainRow | undefined, changedAt: string): boolean {
  if (!captain) return false;
  return changedAt < captain.created_at ? captain.version > 1 : captain.player_id === null;
}
