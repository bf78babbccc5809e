import {
  accountsOf,
  hoursBefore,
  instantOf,
  REDIVIDE_DAYS,
  valid,
  type Accounts,
  type Currency,
  type MatchPlayerReply,
} from '@picadito/domain';
import { newId } from '../../ids.ts';
import type { Reader, Writer } from '../../store.ts';
import { timestamp } from '../../timestamps.ts';
import { findUser } from '../account/users.ts';
import { attendanceChanges } from '../attendance/confirmations.ts';
import { lockMatch, type MatchRow } from '../matches/matches.ts';
import { rosterOf } from '../matches/roster.ts';
import { existingPlayers, guestsAmong, namesOfPlayers } from '../players/players.ts';
import { findTeams } from '../teams/teams.ts';
import { settingsOf } from '../waitlist/answer-settings.ts';
import { guestsOfMatch } from '../waitlist/guests.ts';
import { entriesOfMatch, insertEntries, voidEntries, type StoredEntry } from './ledger-entries.ts';
import { listMoneyOf, neverPayOf } from './list-money.ts';
import {
  closedAmong,
  flagsOf,
  lastCostBefore,
  matchMoneyOf,
  storeMatchMoney,
  type StoredMatchMoney,
} from './match-money.ts';

/** Type of a player in the accounts of a match, whether the player pays or not. */
export type AccountPlayer = {
  playerId: string;
  name: string;
  isGuest: boolean;
  hostId: string | null;
  isExempt: boolean;
  isAbsent: boolean;
  /** Whether a player who dropped out after the deadline pays all the same; null for all other players. */
  isChargedAnyway: boolean | null;
  paysOwn: boolean;
};

export type MatchAccounts = {
  money: StoredMatchMoney;
  /** Cost and price that count: those of the match, or until one is set those of the last match of the list. */
  cost: number | null;
  price: number | null;
  players: AccountPlayer[];
  accounts: Accounts;
  /** All entries of the match, voided ones included. */
  entries: StoredEntry[];
};

/** Type of a match that has a list; only such a match has money. */
export type MatchOfList = MatchRow & { list_id: string };

/** Returns the accounts of a match as they would be closed now. */
export async function readAccounts(
  db: Reader,
  match: MatchOfList,
  currency: Currency,
  now: number,
): Promise<MatchAccounts> {
  const key = { userId: match.user_id, matchId: match.match_id };
  const ofList = { userId: match.user_id, listId: match.list_id };
  const money = await matchMoneyOf(db, key);
  const isSet = money.cost !== null || money.price !== null;
  const { cost, price } = isSet
    ? money
    : ((await lastCostBefore(db, ofList, match.starts_at)) ?? money);
  const entries = await entriesOfMatch(db, key);
  const players = await accountPlayers(db, match, entries, now);
  const flagged = (is: (player: AccountPlayer) => boolean) =>
    new Set(players.filter(is).map(({ playerId }) => playerId));
  const playing = players.filter(({ isChargedAnyway }) => isChargedAnyway !== false);
  const accounts = accountsOf(
    playing,
    {
      cost,
      price,
      exempt: flagged(({ isExempt }) => isExempt),
      absent: flagged(({ isAbsent }) => isAbsent),
      payOwn: flagged(({ paysOwn }) => paysOwn),
    },
    currency,
  );
  return { money, cost, price, players, accounts, entries };
}

/**
 * Returns the players of the final teams, or the confirmed players of a match without teams, then deleted players whose
 * share still counts, and players who dropped out after the deadline.
 */
async function accountPlayers(
  db: Reader,
  match: MatchOfList,
  entries: readonly StoredEntry[],
  now: number,
): Promise<AccountPlayer[]> {
  const { user_id: userId, match_id: matchId } = match;
  const key = { userId, matchId };
  const roster = await rosterOf(db, userId, matchId, timestamp(now));
  const teams = await findTeams(db, userId, matchId);
  const playing = teams
    ? teams.players.map(({ playerId, name }) => ({ playerId, name }))
    : roster.flatMap(({ id, name, confirmed }) => (confirmed ? { playerId: id, name } : []));
  const inside = new Set(playing.map(({ playerId }) => playerId));
  const charged = valid(entries).filter((one) => one.isShare && one.kind === 'charge');
  const existing = await existingPlayers(
    db,
    userId,
    charged.flatMap(({ playerId }) => playerId ?? []),
  );
  const deleted = charged.flatMap(({ playerId, playerName, note }) =>
    playerId === null || note !== null || existing.has(playerId) || inside.has(playerId)
      ? []
      : { playerId, name: playerName ?? '' },
  );
  const late = (await lateDropOuts(db, match, roster)).filter(({ id }) => !inside.has(id));
  const all = [...playing, ...deleted, ...late.map(({ id, name }) => ({ playerId: id, name }))];
  const ids = all.map(({ playerId }) => playerId);
  const guests = new Set(await guestsAmong(db, userId, ids));
  const hosts = new Map((await guestsOfMatch(db, key)).map((one) => [one.playerId, one.hostId]));
  const never = new Set(await neverPayOf(db, { userId, listId: match.list_id }));
  const flags = await flagsOf(db, key);
  const lateIds = new Set(late.map(({ id }) => id));
  return all.map(({ playerId, name }) => {
    const flag = flags.get(playerId);
    return {
      playerId,
      name,
      isGuest: guests.has(playerId),
      hostId: hosts.get(playerId) ?? null,
      isExempt: flag?.is_exempt === 1 || never.has(playerId),
      isAbsent: flag?.is_absent === 1,
      isChargedAnyway: lateIds.has(playerId) ? flag?.is_charged_anyway === 1 : null,
      paysOwn: flag?.pays_own === 1,
    };
  });
}

/** Returns the players who declined after the deadline for answers, which by default is three hours before the match. */
async function lateDropOuts(
  db: Reader,
  match: MatchRow,
  roster: readonly MatchPlayerReply[],
): Promise<MatchPlayerReply[]> {
  const key = { userId: match.user_id, matchId: match.match_id };
  const { answers_until } = await settingsOf(db, key);
  const [date = '', time = ''] = (answers_until ?? hoursBefore(match)).split('T');
  const deadline = timestamp(instantOf(date, time, match.time_zone));
  const changedAt = await attendanceChanges(db, key);
  return roster.filter(({ id, declined }) => declined && (changedAt.get(id) ?? '') >= deadline);
}

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

/** Returns what has been paid to the pitch in advance. */
export function depositOf(entries: readonly StoredEntry[]): number {
  return valid(entries)
    .filter(({ isDeposit }) => isDeposit)
    .reduce((sum, { amount }) => sum + amount, 0);
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
    const author = (await findUser(tx, userId))?.name ?? '';
    if (match.status === 'cancelado') {
      await reopen(tx, match, { at: nextTimestamp(), author });
      continue;
    }
    const { currency } = await listMoneyOf(tx, { userId, listId: match.list_id }, country);
    const accounts = await readAccounts(tx, ofList, currency, now);
    await writeAccounts(tx, ofList, accounts, { author, nextTimestamp });
  }
}
