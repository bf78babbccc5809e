import { flagsOf, guestsLeaving } from '@picadito/domain';
import { deleteWaiting } from '../store/tables/waitlist/answers.ts';
import { setGuestsLeft, type FollowingGuest } from '../store/tables/waitlist/guests.ts';
import { setConfirmations } from '../store/tables/attendance/confirmations.ts';
import type { Writer } from '../store/transaction.ts';
import type { WriteContext } from '../transactions/write.ts';
import type { Place } from './move-up.ts';

type Decided = {
  following: readonly FollowingGuest[];
  /** These players drop out. */
  hostIds: readonly string[];
  /** The organiser has decided otherwise about these players in the same request. */
  except?: readonly string[];
};

/**
 * Makes the guests of players drop out too, when the organiser has decided that the players drop out. The caller
 * records the change.
 */
export async function dropGuests(
  tx: Writer,
  { organiser, nextTimestamp }: Pick<WriteContext, 'organiser' | 'nextTimestamp'>,
  matchId: string,
  { following, hostIds, except = [] }: Decided,
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
  // The organiser may have confirmed a guest from the waitlist, who must then leave it.
  const were = places.flatMap(({ id, wasConfirmed }) => (wasConfirmed ? id : []));
  await setConfirmations(tx, match, places);
  await setGuestsLeft(tx, match, ids, at);
  if (were.length > 0) await deleteWaiting(tx, match, were);
  return places;
}
