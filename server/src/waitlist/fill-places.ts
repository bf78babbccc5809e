import {
  flagsOf,
  isInLastHours,
  movingUp,
  type Before,
  type MatchPlayerReply,
  type Standing,
} from '@picadito/domain';
import { awardForRoster } from '../badges/award-badges.ts';
import { storeAttendance } from '../store/tables/attendance/confirmations.ts';
import { storeFreeSince } from '../store/tables/waitlist/answer-settings.ts';
import { promote, storeAnswer } from '../store/tables/waitlist/answers.ts';
import { setGuestsLeft } from '../store/tables/waitlist/guests.ts';
import { regularsKeepingPlaces } from '../store/tables/waitlist/kept-places.ts';
import { matchesWithQueue, waitingOf, type Waiting } from '../store/tables/waitlist/waitlist.ts';
import type { Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { WriteContext } from '../transactions/write.ts';

/** Type of the attendance of a player, as an event for open screens contains it. */
export type Place = Pick<MatchPlayerReply, 'id' | 'confirmed' | 'confirmedAt' | 'declined'>;

type OfMatch = { userId: string; matchId: string };

/** Moves these players of the waitlist up: confirms them, in their order. Returns their attendance. */
export async function promotePlayers(
  tx: Writer,
  { nextTimestamp }: Pick<WriteContext, 'nextTimestamp'>,
  match: OfMatch,
  playerIds: readonly string[],
): Promise<Place[]> {
  if (playerIds.length === 0) return [];
  const places = playerIds.map((id) => {
    return { id, confirmed: true, declined: false, confirmedAt: nextTimestamp() };
  });
  const confirmed = places.map((place) => ({ ...place, changedAt: place.confirmedAt }));
  await storeAttendance(tx, match, confirmed);
  for (const { id, confirmedAt } of places)
    await promote(tx, { ...match, playerId: id, at: confirmedAt });
  return places;
}

/**
 * Moves the first players of the waitlist up while places are free. Nobody moves up after kick-off or while the link is
 * off, because neither the players nor the organiser would see it. In the last hours before kick-off nobody moves up
 * automatically: the players' page asks the first players, and for this the function stores when a place became free
 * (`isFreed` is true if one has just become free). Places that regulars keep are not free. `atOnce` moves players up
 * also in the last hours.
 */
export async function promoteFromWaitlist(
  tx: Writer,
  writeContext: WriteContext,
  match: OfMatch,
  { isFreed = true, atOnce = false, ...waiting }: Waiting & { isFreed?: boolean; atOnce?: boolean },
): Promise<Place[]> {
  const { now, nextTimestamp } = writeContext;
  const { going, capacity, startsAt, isOn } = waiting;
  if (!isOn || now >= startsAt) return [];
  const up = movingUp(await withKeepers(tx, match, waiting, now), { going, capacity });
  if (up.length === 0) return [];
  if (atOnce || !isInLastHours({ now, startsAt })) {
    const ids = up.map(({ playerId }) => playerId);
    return promotePlayers(tx, writeContext, match, ids);
  }
  if (isFreed) await storeFreeSince(tx, match, nextTimestamp());
  return [];
}

/** Returns the waitlist with the regulars who keep a place. */
async function withKeepers(
  tx: Writer,
  match: OfMatch,
  { standings, keptUntil }: Waiting,
  now: number,
): Promise<Standing[]> {
  const keeping = await regularsKeepingPlaces(tx, { ...match, keptUntil }, now);
  const waiting = new Map(standings.map((one) => [one.playerId, one]));
  const keepers = [...keeping].map(([playerId, status]): Standing => {
    const known = waiting.get(playerId) ?? { playerId, queuedAt: null };
    return { ...known, status, keepsPlace: true };
  });
  return [...standings.filter(({ playerId }) => !keeping.has(playerId)), ...keepers];
}

/**
 * Fills free places of a match from the waitlist, after one became free or places were added, and returns the new
 * attendance of the players who move up. The caller grants badges and records the change. `isFreed` is true if a place
 * has just become free.
 */
export async function fillPlaces(
  tx: Writer,
  writeContext: WriteContext,
  matchId: string,
  isFreed = true,
): Promise<Place[]> {
  const match = { userId: writeContext.organiser.id, matchId };
  const waiting = await waitingOf(tx, match, writeContext.now);
  return waiting ? promoteFromWaitlist(tx, writeContext, match, { ...waiting, isFreed }) : [];
}

/**
 * Fills the free places of all matches with a waitlist, after players were deleted or a link was turned on again.
 * `freed` are the ids of the matches in which a place has just become free.
 */
export async function fillPlacesOfAll(
  tx: Writer,
  writeContext: WriteContext,
  freed: ReadonlySet<string>,
): Promise<void> {
  const { organiser, now, recordChange } = writeContext;
  for (const matchId of await matchesWithQueue(tx, organiser.id, timestamp(now))) {
    const places = await fillPlaces(tx, writeContext, matchId, freed.has(matchId));
    if (places.length === 0) continue;
    await awardForRoster(tx, writeContext, matchId);
    recordChange('match', matchId);
  }
}

type Followers = {
  matchId: string;
  hostId: string;
  /** The guests of the host in their new standings. */
  guests: readonly Standing[];
  /** Returns the state of a guest before the guest drops out, for an undo. */
  before: (playerId: string) => Before | null;
};

/**
 * Stores the attendance and answers of guests who came back or dropped out with their host. Returns their new
 * attendance.
 */
export async function storeFollowers(
  tx: Writer,
  { organiser, nextTimestamp }: Pick<WriteContext, 'organiser' | 'nextTimestamp'>,
  { matchId, hostId, guests, before }: Followers,
): Promise<Place[]> {
  if (guests.length === 0) return [];
  const match = { userId: organiser.id, matchId };
  const all = guests.map(({ playerId, status, queuedAt }) => {
    const at = nextTimestamp();
    const confirmedAt = status === 'confirmed' ? at : null;
    return { place: { id: playerId, ...flagsOf(status), confirmedAt }, queuedAt, at };
  });
  const stored = all.map(({ place, at }) => ({ ...place, changedAt: at }));
  await storeAttendance(tx, match, stored);
  for (const { place, queuedAt, at } of all) {
    const { id: playerId, declined } = place;
    await storeAnswer(tx, match, {
      playerId,
      answer: declined ? 'declined' : 'confirmed',
      comment: null,
      answeredAt: at,
      queuedAt,
      promotedAt: null,
      toldAt: null,
      authorId: hostId,
      isClaim: false,
      deviceHash: null,
      before: declined ? before(playerId) : null,
    });
    await setGuestsLeft(tx, match, [playerId], declined ? at : null);
  }
  return all.map(({ place }) => place);
}
