import { REDIVIDE_DAYS, valid } from '@picadito/domain';
import { newId } from '../../ids.ts';
import type { Writer } from '../../store.ts';
import { timestamp } from '../../timestamps.ts';
import { authorWithId, type Author } from '../account/authors.ts';
import { lockMatch, type MatchRow } from '../matches/matches.ts';
import {
  readAccounts,
  type AccountPlayer,
  type MatchAccounts,
  type MatchOfList,
} from './accounts.ts';
import { entriesOfMatch, insertEntries, type StoredEntry, voidEntries } from './ledger-entries.ts';
import { listMoneyOf } from './list-money.ts';
import { closedAmong, matchMoneyOf, storeMatchMoney } from './match-money.ts';
import { namesInLedger } from './players-of-ledger.ts';
import { outdated, type Wanted } from './written-accounts.ts';

/**
 * Closes the accounts of a match, or corrects closed ones: entries of the ledger that equal the present charges and
 * expense stay, the other charges and expenses of the closing are voided, and missing ones are written. Payments stay.
 * Returns whether anything changed.
 */
export async function writeAccounts(
  tx: Writer,
  match: MatchOfList,
  accounts: MatchAccounts,
  { by, nextTimestamp }: { by: Author; nextTimestamp: () => string },
): Promise<boolean> {
  const { money, cost, price } = accounts;
  const [stale, missing] = outdated(accounts);
  const isPriced = money.closed_cost === cost && money.closed_price === price;
  if (stale.length === 0 && missing.length === 0 && isPriced) return false;
  const at = nextTimestamp();
  await replaceEntries(
    tx,
    match,
    { stale, missing, players: accounts.players },
    { by, at, nextTimestamp },
  );
  const closed = { closed_cost: cost, closed_price: price, kept_accounts: null };
  const key = { userId: match.user_id, matchId: match.match_id };
  await storeMatchMoney(tx, key, {
    ...money,
    cost,
    price,
    ...closed,
    closed_at: money.closed_at ?? at,
  });
  return true;
}

/**
 * Reopens the accounts of a match: voids the charges and the expense that closing wrote, and the charges for a lost
 * deposit, about which the organiser then decides again. Payments stay.
 */
export async function reopen(
  tx: Writer,
  { user_id: userId, match_id: matchId }: Pick<MatchRow, 'user_id' | 'match_id'>,
  by: { at: string } & Author,
): Promise<void> {
  const key = { userId, matchId };
  const written = valid(await entriesOfMatch(tx, key));
  const ids = written.flatMap(({ isShare, entryId }) => (isShare ? entryId : []));
  await voidEntries(tx, userId, ids, by);
  const money = await matchMoneyOf(tx, key);
  const open = { closed_at: null, closed_cost: null, closed_price: null, kept_accounts: null };
  const deposit_outcome = money.deposit_outcome === 'lost' ? null : money.deposit_outcome;
  await storeMatchMoney(tx, key, { ...money, ...open, deposit_outcome });
}

/**
 * Voids the entries `stale` of a match at the time `at`, and writes the entries `missing`. `players` are those of the
 * match.
 */
export async function replaceEntries(
  tx: Writer,
  match: MatchOfList,
  {
    stale,
    missing,
    players,
  }: {
    stale: readonly Pick<StoredEntry, 'entryId'>[];
    missing: readonly Wanted[];
    players: readonly AccountPlayer[];
  },
  { by, at, nextTimestamp }: { by: Author; at: string; nextTimestamp: () => string },
): Promise<void> {
  await voidEntries(
    tx,
    match.user_id,
    stale.map(({ entryId }) => entryId),
    { at, ...by },
  );
  const names = await namesOf(tx, match, players, missing);
  await insertEntries(
    tx,
    { userId: match.user_id, listId: match.list_id },
    missing.map((entry) => ({
      ...entry,
      entryId: newId(),
      playerName: entry.playerId === null ? null : (names.get(entry.playerId) ?? null),
      paidBy: null,
      matchId: match.match_id,
      isDeposit: false,
      isShare: true,
      method: null,
      ...by,
      at: nextTimestamp(),
    })),
  );
}

/** Returns the names of the players of these entries by id, also of a host who is outside the match or deleted. */
async function namesOf(
  tx: Writer,
  match: MatchOfList,
  players: readonly AccountPlayer[],
  entries: readonly Wanted[],
): Promise<Map<string, string>> {
  const names = new Map(players.map(({ playerId, name }) => [playerId, name]));
  const unknown = entries.flatMap(({ playerId }) =>
    playerId === null || names.has(playerId) ? [] : playerId,
  );
  const list = { userId: match.user_id, listId: match.list_id };
  for (const [id, name] of await namesInLedger(tx, list, unknown)) names.set(id, name);
  return names;
}

/** Time after closing, in milliseconds, in which the accounts follow changes of the match by themselves. */
const FOLLOWED_MS = REDIVIDE_DAYS * 24 * 60 * 60 * 1000;

/**
 * Corrects the accounts of the matches among `matchIds` that were closed in the last seven days. `country` is the
 * country of the organiser.
 */
export async function followChanges(
  tx: Writer,
  { userId, country }: { userId: string; country: string | null },
  matchIds: readonly string[],
  { now, nextTimestamp }: { now: number; nextTimestamp: () => string },
): Promise<void> {
  const closedAfter = timestamp(now - FOLLOWED_MS);
  for (const matchId of await closedAmong(tx, userId, matchIds, closedAfter)) {
    const match = await lockMatch(tx, userId, matchId);
    if (!match || match.list_id === null) continue;
    const ofList = { ...match, list_id: match.list_id };
    const by = await authorWithId(tx, userId);
    const { currency } = await listMoneyOf(tx, { userId, listId: match.list_id }, country);
    const accounts = await readAccounts(tx, ofList, currency, now);
    await writeAccounts(tx, ofList, accounts, { by, nextTimestamp });
  }
}
