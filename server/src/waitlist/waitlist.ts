import { flagsOf, guestsLeaving } from '@picadito/domain';
import { deleteWaiting } from '../store/tables/waitlist/answers.ts';
import type { Waiting } from '../store/tables/waitlist/waitlist.ts';
import { storeAttendance } from '../store/tables/attendance/confirmations.ts';
import type { Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { WriteContext } from '../transactions/write.ts';
import {
  followingGuests,
  setGuestsLeft,
  type FollowingGuest,
} from '../store/tables/waitlist/guests.ts';
import { promoteFromWaitlist, type Place } from './fill-places.ts';

type OfMatch = { userId: string; matchId: string };

type Decided = {
  /** The waitlist before the decision; undefined if the match has none. */
  waiting: Waiting | undefined;
  changed: readonly { id: string; confirmed: boolean; declined: boolean }[];
  /** The number of confirmed players after the decision, guests of `changed` included. */
  going: number;
};

/**
 * Stores what follows when the organiser has decided that players drop out: their guests drop out with them, and the
 * waitlist moves up. Returns the attendance of these guests and players, and the number of confirmed players.
 */
export async function followDropOuts(
  tx: Writer,
  writeContext: WriteContext,
  matchId: string,
  { waiting, changed, going }: Decided,
): Promise<{ places: Place[]; confirmed: number }> {
  const match = { userId: writeContext.organiser.id, matchId };
  const hostIds = changed.flatMap(({ id, declined }) => (declined ? id : []));
  const now = timestamp(writeContext.now);
  const following = hostIds.length > 0 ? await followingGuests(tx, { ...match, now }) : [];
  const except = changed.map(({ id }) => id);
  const left = await dropGuests(tx, writeContext, matchId, { following, hostIds, except });
  const staying = going - left.filter(({ wasConfirmed }) => wasConfirmed).length;
  if (!waiting) return { places: left, confirmed: staying };
  const decided = { waiting, changed, left, going: staying };
  const movedUp = await promoteAfterDecision(tx, writeContext, match, decided);
  return { places: [...left, ...movedUp], confirmed: staying + movedUp.length };
}

/**
 * Moves the waitlist up after the organiser has decided about players. These players no longer wait. A player that the
 * organiser has confirmed keeps the stored answer, because the player must still be notified. The guests who `left`
 * with their hosts keep their place in the waitlist, in case the organiser decides to keep them.
 */
async function promoteAfterDecision(
  tx: Writer,
  writeContext: WriteContext,
  match: OfMatch,
  {
    waiting,
    changed,
    left,
    going,
  }: Decided & { waiting: Waiting; left: readonly { id: string }[] },
): Promise<Place[]> {
  const decided = new Set([...changed, ...left].map(({ id }) => id));
  const standings = waiting.standings.filter(({ playerId }) => !decided.has(playerId));
  const out = changed.flatMap(({ id, confirmed }) => (confirmed ? [] : id));
  const isWaiting = waiting.standings.some(({ playerId }) => out.includes(playerId));
  if (isWaiting) await deleteWaiting(tx, match, out);
  const isFreed = going < waiting.going;
  return promoteFromWaitlist(tx, writeContext, match, { ...waiting, standings, going, isFreed });
}

type DroppingOut = {
  following: readonly FollowingGuest[];
  /** Ids of the players who drop out. */
  hostIds: readonly string[];
  /** Ids of the players that the request decides about separately; they do not follow their host. */
  except?: readonly string[];
};

/**
 * Makes guests drop out together with their hosts, when the organiser has decided that the hosts drop out. Returns the
 * attendance of these guests and whether they were confirmed before. The caller records the change.
 */
export async function dropGuests(
  tx: Writer,
  { organiser, nextTimestamp }: Pick<WriteContext, 'organiser' | 'nextTimestamp'>,
  matchId: string,
  { following, hostIds, except = [] }: DroppingOut,
): Promise<(Place & { wasConfirmed: boolean })[]> {
  const guests = following.map(({ guest }) => guest);
  const standings = following
    .map(({ standing }) => standing)
    .filter(({ playerId }) => !except.includes(playerId));
  const leaving = hostIds.flatMap((hostId) => guestsLeaving({ standings, guests }, hostId));
  if (leaving.length === 0) return [];
  const match = { userId: organiser.id, matchId };
  const at = nextTimestamp();
  const places = leaving.map(({ playerId, status }) => ({
    id: playerId,
    ...flagsOf('declined'),
    confirmedAt: null,
    wasConfirmed: status === 'confirmed',
    changedAt: at,
  }));
  const ids = places.map(({ id }) => id);
  // The organiser may have confirmed a guest from the waitlist; when this guest drops out, the waitlist entry must go
  // too.
  const were = places.flatMap(({ id, wasConfirmed }) => (wasConfirmed ? id : []));
  await storeAttendance(tx, match, places);
  await setGuestsLeft(tx, match, ids, at);
  if (were.length > 0) await deleteWaiting(tx, match, were);
  return places;
}
