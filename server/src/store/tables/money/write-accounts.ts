import { REDIVIDE_DAYS, valid } from '@picadito/domain';
import { newId } from '../../ids.ts';
import type { Writer } from '../../store.ts';
import { timestamp } from '../../timestamps.ts';
import { nameOfUser } from '../account/users.ts';
import { lockMatch, type MatchRow } from '../matches/matches.ts';
import { namesOfPlayers } from '../players/players.ts';
import {
  depositOf,
  readAccounts,
  type AccountPlayer,
  type MatchAccounts,
  type MatchOfList,
} from './accounts.ts';
import { entriesOfMatch, insertEntries, voidEntries, type StoredEntry } from './ledger-entries.ts';
import { listMoneyOf } from './list-money.ts';
import { closedAmong, matchMoneyOf, storeMatchMoney } from './match-money.ts';

/**
 * Makes the charges and the expense in the ledger those of the accounts as they are now. Entries that are right stay;
 * the others are voided, and what is missing is written. Payments are never touched. Returns whether anything changed.
 */
export async function writeAccounts(
  tx: Writer,
  match: MatchOfList,
  accounts: MatchAccounts,
  { author, nextTimestamp }: { author: string; nextTimestamp: () => string },
): Promise<boolean> {
  const [stale, missing] = outdated(accounts);
  if (stale.length === 0 && missing.length === 0) return false;
  const at = nextTimestamp();
  await voidEntries(
    tx,
    match.user_id,
    stale.map(({ entryId }) => entryId),
    { at, author },
  );
  const names = await namesOf(tx, match, accounts.players, missing);
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
      author,
      at: nextTimestamp(),
    })),
  );
  return true;
}

/** Tells whether what closing has written differs from the accounts as they are now. */
export function isOutdated(accounts: MatchAccounts): boolean {
  return outdated(accounts).some((entries) => entries.length > 0);
}

/** Returns the written charges and expense that are wrong, and those that are missing. */
function outdated({
  money,
  cost,
  players,
  accounts,
  entries,
}: MatchAccounts): [StoredEntry[], Wanted[]] {
  const nameOf = new Map(players.map(({ playerId, name }) => [playerId, name]));
  const shares = accounts.payers.map(({ playerId, chargedId }) => ({
    kind: 'charge' as const,
    amount: accounts.share ?? 0,
    playerId: chargedId,
    note: playerId === chargedId ? null : `${nameOf.get(playerId) ?? ''} (invitado)`,
  }));
  const paid = depositOf(entries);
  const rest = Math.max(0, (cost ?? 0) - paid);
  const expense = { kind: 'expense' as const, amount: rest, playerId: money.paid_by, note: null };
  const wanted = [...shares, expense].filter(({ amount }) => amount > 0);
  const written = valid(entries).filter(({ isShare }) => isShare);
  return difference(written, wanted);
}

/** Reopens the accounts of a match: voids the charges and the expense that closing wrote. Payments stay. */
export async function reopen(
  tx: Writer,
  { user_id: userId, match_id: matchId }: MatchRow,
  by: { at: string; author: string },
): Promise<void> {
  const key = { userId, matchId };
  const written = valid(await entriesOfMatch(tx, key));
  const ids = written.flatMap(({ isShare, entryId }) => (isShare ? entryId : []));
  await voidEntries(tx, userId, ids, by);
  await storeMatchMoney(tx, key, { ...(await matchMoneyOf(tx, key)), closed_at: null });
}

type Wanted = Pick<StoredEntry, 'kind' | 'amount' | 'playerId' | 'note'>;

/** Returns the written entries that are not wanted, and the wanted ones that are not written. */
function difference<Entry extends Wanted>(
  written: readonly Entry[],
  wanted: readonly Wanted[],
): [Entry[], Wanted[]] {
  const isSame = (one: Wanted, other: Wanted) =>
    one.kind === other.kind &&
    one.amount === other.amount &&
    one.playerId === other.playerId &&
    one.note === other.note;
  const missing = [...wanted];
  const stale = written.filter((entry) => {
    const found = missing.findIndex((one) => isSame(one, entry));
    if (found !== -1) missing.splice(found, 1);
    return found === -1;
  });
  return [stale, missing];
}

/** Returns the names of the players of these entries: a host may be outside the match. */
async function namesOf(
  tx: Writer,
  { user_id: userId }: MatchRow,
  players: readonly AccountPlayer[],
  entries: readonly Wanted[],
): Promise<Map<string, string>> {
  const names = new Map(players.map(({ playerId, name }) => [playerId, name]));
  const unknown = entries.flatMap(({ playerId }) =>
    playerId === null || names.has(playerId) ? [] : playerId,
  );
  for (const [id, name] of await namesOfPlayers(tx, userId, unknown)) names.set(id, name);
  return names;
}

/** Time after closing, in milliseconds, in which the accounts follow changes of the match by themselves. */
const FOLLOWED_MS = REDIVIDE_DAYS * 24 * 60 * 60 * 1000;

/**
 * Corrects the accounts of those of these changed matches that were closed in the last seven days, and reopens those of
 * suspended ones. `country` is that of the organiser.
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
    const author = await nameOfUser(tx, userId);
    if (match.status === 'cancelado') {
      await reopen(tx, match, { at: nextTimestamp(), author });
      continue;
    }
    const { currency } = await listMoneyOf(tx, { userId, listId: match.list_id }, country);
    const accounts = await readAccounts(tx, ofList, currency, now);
    await writeAccounts(tx, ofList, accounts, { author, nextTimestamp });
  }
}
