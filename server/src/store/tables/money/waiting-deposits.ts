import { newId } from '../../ids.ts';
import type { Writer } from '../../store.ts';
import { timestamp } from '../../timestamps.ts';
import { authorWithId } from '../account/authors.ts';
import type { MatchRow } from '../matches/matches.ts';
import { insertEntries, voidEntries, waitingDeposits } from './ledger-entries.ts';

/**
 * Gives a match that has become the next one of its list the deposits that wait for it: voids their entries, and writes
 * them again for the match. Does nothing for a match that has started.
 */
export async function giveDeposits(
  tx: Writer,
  match: Pick<MatchRow, 'user_id' | 'list_id' | 'match_id' | 'starts_at'>,
  { now, nextTimestamp }: { now: number; nextTimestamp: () => string },
): Promise<void> {
  const { user_id: userId, list_id: listId, match_id: matchId } = match;
  if (listId === null || match.starts_at < timestamp(now)) return;
  const waiting = await waitingDeposits(tx, { userId, listId });
  if (waiting.length === 0) return;
  const by = await authorWithId(tx, userId);
  const ids = waiting.map(({ entryId }) => entryId);
  await voidEntries(tx, userId, ids, { at: nextTimestamp(), ...by });
  await insertEntries(
    tx,
    { userId, listId },
    waiting.map((entry) => {
      return { ...entry, entryId: newId(), matchId, ...by, at: nextTimestamp() };
    }),
  );
}
