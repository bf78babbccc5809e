import { deleteWaiting } from '../store/tables/waitlist/answers.ts';
import type { Waiting } from '../store/tables/waitlist/waitlist.ts';
import type { Writer } from '../store/transaction.ts';
import type { WriteContext } from '../transactions/write.ts';
import { givePlaces, type Place } from './move-up.ts';

type Decided = {
  /** Holds the waitlist before the decision. */
  waiting: Waiting;
  changed: readonly { id: string; confirmed: boolean }[];
  /**
   * Holds the guests who drop out with their hosts. They keep their place in the waitlist, in case the organiser keeps
   * them.
   */
  left: readonly { id: string }[];
  /** Counts the confirmed players after the decision. */
  going: number;
};

/**
 * Moves the waitlist up after the organiser has decided about players, who no longer wait. A confirmed player keeps the
 * answer, because the player must still be notified.
 */
export async function followQueue(
  tx: Writer,
  writeContext: WriteContext,
  matchId: string,
  { waiting, changed, left, going }: Decided,
): Promise<Place[]> {
  const match = { userId: writeContext.organiser.id, matchId };
  const decided = new Set([...changed, ...left].map(({ id }) => id));
  const standings = waiting.standings.filter(({ playerId }) => !decided.has(playerId));
  const out = changed.flatMap(({ id, confirmed }) => (confirmed ? [] : id));
  const isWaiting = waiting.standings.some(({ playerId }) => out.includes(playerId));
  if (isWaiting) await deleteWaiting(tx, match, out);
  const isFreed = going < waiting.going;
  return givePlaces(tx, writeContext, match, { ...waiting, standings, going, isFreed });
}
