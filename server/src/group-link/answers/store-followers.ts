import { type Before, flagsOf, type Standing } from '@picadito/domain';
import type { Place } from '../../waitlist/move-up.ts';
import { setGuestsLeft } from '../../store/tables/waitlist/guests.ts';
import { storeAnswer } from '../../store/tables/waitlist/answers.ts';
import { setConfirmations } from '../../store/tables/attendance/confirmations.ts';
import type { Writer } from '../../store/transaction.ts';
import type { WriteContext } from '../../transactions/write.ts';

type Followers = {
  matchId: string;
  hostId: string;
  /** Holds the new standings of the guests. */
  guests: readonly Standing[];
  /** Returns the state that the drop-out of a guest replaces. */
  leaves: (playerId: string) => Before | null;
};

/** Stores the guests who came or dropped out with their host. */
export async function storeFollowers(
  tx: Writer,
  { organiser, nextTimestamp }: Pick<WriteContext, 'organiser' | 'nextTimestamp'>,
  { matchId, hostId, guests, leaves }: Followers,
): Promise<Place[]> {
  if (guests.length === 0) return [];
  const match = { userId: organiser.id, matchId };
  const all = guests.map(({ playerId, status, queuedAt }) => {
    const at = nextTimestamp();
    const confirmedAt = status === 'confirmed' ? at : null;
    return { place: { id: playerId, ...flagsOf(status), confirmedAt }, queuedAt, at };
  });
  const stored = all.map(({ place, at }) => ({ ...place, changedAt: at }));
  await setConfirmations(tx, match, stored);
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
      before: declined ? leaves(playerId) : null,
    });
    await setGuestsLeft(tx, match, [playerId], declined ? at : null);
  }
  return all.map(({ place }) => place);
}
