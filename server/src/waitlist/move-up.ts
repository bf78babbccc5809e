import { CAPACITY, isInLastHours, movingUp, type MatchPlayerReply } from '@picadito/domain';
import { awardForRoster } from '../badges/award-badges.ts';
import { storeFreeSince } from '../store/tables/waitlist/answer-settings.ts';
import { promote } from '../store/tables/waitlist/answers.ts';
import { matchesWithQueue, waitingOf, type Waiting } from '../store/tables/waitlist/waitlist.ts';
import { setConfirmations } from '../store/tables/attendance/confirmations.ts';
import type { Writer } from '../store/transaction.ts';
import { timestamp } from '../store/timestamps.ts';
import type { WriteContext } from '../transactions/write.ts';

/** Describes the attendance of a player in an event. */
export type Place = Pick<MatchPlayerReply, 'id' | 'confirmed' | 'confirmedAt' | 'declined'>;

type OfMatch = { userId: string; matchId: string };

/** Confirms these players of the waitlist, in their order. */
export async function moveUp(
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
  await setConfirmations(tx, match, confirmed);
  for (const { id, confirmedAt } of places)
    await promote(tx, { ...match, playerId: id, at: confirmedAt });
  return places;
}

/**
 * Moves the first players of the waitlist up while places are free. Nobody moves up after kick-off, nor while the link
 * is off, because players and organiser would not see it. In the last hours the page asks the first players instead,
 * and the time since when a place is free is stored. No timer runs, so a restart of the server loses nothing.
 */
export async function givePlaces(
  tx: Writer,
  writeContext: WriteContext,
  match: OfMatch,
  { standings, going, capacity, startsAt, isOn, isFreed = true }: Waiting & { isFreed?: boolean },
): Promise<Place[]> {
  const { now, nextTimestamp } = writeContext;
  const up = movingUp(standings, { going, capacity: capacity ?? CAPACITY });
  if (!isOn || now >= startsAt || up.length === 0) return [];
  if (!isInLastHours({ now, startsAt })) {
    const ids = up.map(({ playerId }) => playerId);
    return moveUp(tx, writeContext, match, ids);
  }
  if (isFreed) await storeFreeSince(tx, match, nextTimestamp());
  return [];
}

/**
 * Fills places that have become free or were added, from the waitlist. The caller grants badges and records the change.
 */
export async function fillPlaces(
  tx: Writer,
  writeContext: WriteContext,
  matchId: string,
  isFreed = true,
): Promise<Place[]> {
  const match = { userId: writeContext.organiser.id, matchId };
  const waiting = await waitingOf(tx, match, writeContext.now);
  return waiting ? givePlaces(tx, writeContext, match, { ...waiting, isFreed }) : [];
}

/**
 * Fills the free places of all matches with a waitlist, after players were deleted or a link was turned on again.
 * `freed` holds the matches of the deleted players.
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
