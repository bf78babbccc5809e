import { deleteWaiting } from '../store/tables/answers/answers.ts';
import type { Waiting } from '../store/tables/answers/waiting.ts';
import type { Writer } from '../store/transaction.ts';
import type { WriteContext } from '../transactions/write.ts';
import { givePlaces, type Place } from './move-up.ts';

type Decided = {
  /** As it was before. */
  waiting: Waiting;
  changed: readonly { id: string; confirmed: boolean }[];
  /** Guests who drop out with them: one whom the organiser keeps waits at the old place again. */
  left: readonly { id: string }[];
  /** How many are in after it. */
  going: number;
};

/**
 * After the organiser has decided about players: they wait no more, and the first of the others move up. Who is taken in
 * is still to be told of it: that answer stays.
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
