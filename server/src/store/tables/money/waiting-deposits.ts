import { newId } from '../../ids.ts';
import type { Writer } from '../../store.ts';
import { nameOfUser } from '../account/users.ts';
import { insertEntries, voidEntries, waitingDeposits } from './ledger-entries.ts';

/**
 * Gives a new match the deposits that wait for the next match of its list: voids their entries, and writes them again
 * for the match.
 */
export async function giveDeposits(
  tx: Writer,
  { userId, listId, matchId }: { userId: string; listId: string; matchId: string },
  nextTimestamp: () => string,
): Promise<void> {
  const waiting = await waitingDeposits(tx, { userId, listId });
  if (waiting.length === 0) return;
  const author = await nameOfUser(tx, userId);
  const ids = waiting.map(({ entryId }) => entryId);
  await voidEntries(tx, userId, ids, { at: nextTimestamp(), author });
  await insertEntries(
    tx,
    { userId, listId },
    waiting.map((entry) => {
      return { ...entry, entryId: newId(), matchId, author, at: nextTimestamp() };
    }),
  );
}
