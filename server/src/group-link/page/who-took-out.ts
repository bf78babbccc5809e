import {
  distinctNames,
  isTakenOut,
  namesOnPage,
  type TakenOutBy,
  type WithPlayers,
} from '@picadito/domain';
import { changedByCaptain } from '../../attendance/overrule-captain.ts';
import type { Reader } from '../../store/store.ts';
import { nameOfUser } from '../../store/tables/account/users.ts';
import { attendanceChanges } from '../../store/tables/attendance/confirmations.ts';
import { hasHelpers } from '../../store/tables/helpers/helpers.ts';
import { authorOfChange } from '../../store/tables/sync/changes.ts';
import { timestamp } from '../../store/timestamps.ts';
import { RETENTION_MS } from '../../transactions/write.ts';
import { writtenOf } from '../shown-names.ts';

type OfList = { userId: string; listId: string; now: number };

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
  { userId, listId, now }: OfList,
  whole: WithPlayers,
  playerId: string,
): Promise<TakenOutBy | null> {
  if (!isTakenOut(whole, playerId)) return null;
  const ofMatch = { userId, matchId: whole.match.id, now };
  const captain = await changedByCaptain(db, ofMatch, playerId);
  if (captain !== null) {
    const nameOf = namesOnPage([whole], { written: await writtenOf(db, userId), absent: null });
    const player = distinctNames(whole.roster).find(({ name }) => name === captain);
    return { isCaptain: true, name: player ? nameOf(player.id) : captain };
  }
  const changedAt = (await attendanceChanges(db, ofMatch)).get(playerId) ?? '';
  // The log of changes has only the last day. An older change may be that of a helper.
  const isLogged = changedAt >= timestamp(now - RETENTION_MS);
  const author = isLogged ? await authorOfChange(db, ofMatch, changedAt) : null;
  if (author?.helper !== undefined) return { isCaptain: false, name: author.helper };
  const isUnknown = author === null && (await hasHelpers(db, userId, listId));
  return { isCaptain: false, name: isUnknown ? '' : await nameOfUser(db, userId) };
}
