import { deleteWaiting } from '../store/tables/answers/answers.ts';
import type { Waiting } from '../store/tables/answers/waiting.ts';
import type { Writer } from '../store/transaction.ts';
import type { WriteContext } from '../transactions/write.ts';
import { givePlaces, type Place } from './move-up.ts';

type Decided = {
  /** This is the queue before the decision. */
  waiting: Waiting;
  changed: readonly { id: string; confirmed: boolean }[];
  /**
   * These guests drop out with their hosts. They keep their place in the queue, for the case that the organiser keeps
   * them.
   */
  left: readonly { id: string }[];
  /** Counts the players who are in after the decision. */
  going: number;
};

/**
 * Moves the queue up after the organiser has decided about players, who no longer wait. A player who was taken in keeps
 * the answer, because the player is still to be notified.
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
