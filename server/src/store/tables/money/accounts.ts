import {
  accountsOf,
  hoursBefore,
  instantOf,
  valid,
  type Accounts,
  type Currency,
  type MatchPlayerReply,
} from '@picadito/domain';
import type { Reader } from '../../store.ts';
import { timestamp } from '../../timestamps.ts';
import { attendanceChanges } from '../attendance/confirmations.ts';
import { type MatchRow } from '../matches/matches.ts';
import { rosterOf } from '../matches/roster.ts';
import { existingPlayers, guestsAmong } from '../players/players.ts';
import { findTeams, type SavedTeams } from '../teams/teams.ts';
import { settingsOf } from '../waitlist/answer-settings.ts';
import { guestsOfMatch } from '../waitlist/guests.ts';
import { entriesOfMatch, type StoredEntry } from './ledger-entries.ts';
import { neverPayOf } from './list-money.ts';
import { flagsOf, lastCostBefore, matchMoneyOf, type StoredMatchMoney } from './match-money.ts';

/** Type of a player in the accounts of a match, whether the player pays or not. */
export type AccountPlayer = {
  playerId: string;
  name: string;
  isGuest: boolean;
  hostId: string | null;
  isExempt: boolean;
  isAbsent: boolean;
  /**
   * Whether a player who dropped out after the deadline for answers must pay nevertheless; null for all other players.
   */
  isChargedAnyway: boolean | null;
  paysOwn: boolean;
};

export type MatchAccounts = {
  money: StoredMatchMoney;
  /** Cost and price of the match, or, while it has neither, what `lastCostBefore` returns for it; null for none. */
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
  const money = await matchMoneyOf(db, key);
  const isSet = money.cost !== null || money.price !== null;
  const { cost, price } = isSet ? money : ((await lastCostBefore(db, match)) ?? money);
  const entries = await entriesOfMatch(db, key);
  const players = await accountPlayers(db, match, entries, now);
  const accounts = divided(players, { cost, price }, currency);
  return { money, cost, price, players, accounts, entries };
}

/** Returns which of these players pay, and how much. */
export function divided(
  players: readonly AccountPlayer[],
  { cost, price }: { cost: number | null; price: number | null },
  currency: Currency,
): Accounts {
  const flagged = (is: (player: AccountPlayer) => boolean) =>
    new Set(players.filter(is).map(({ playerId }) => playerId));
  const flags = {
    exempt: flagged(({ isExempt }) => isExempt),
    absent: flagged(({ isAbsent }) => isAbsent),
    payOwn: flagged(({ paysOwn }) => paysOwn),
  };
  return accountsOf(players.filter(mayPay), { cost, price, ...flags }, currency);
}

/**
 * Tells whether a player counts in the accounts: a player who dropped out after the deadline for answers does so only
 * if the organiser says so.
 */
export const mayPay = ({ isChargedAnyway }: AccountPlayer) => isChargedAnyway !== false;

/**
 * Returns the players of the final teams without those who have dropped out since, or the confirmed players of a match
 * without teams, then deleted players whose share still counts, and players who dropped out after the deadline. The
 * charges of closed accounts tell the host of a guest, because the host may be deleted since. A player who was charged
 * stays a payer, even if the organiser has since said that the player never pays.
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
  const changedAt = await attendanceChanges(db, key);
  const playing = teams
    ? withoutDropOuts(teams, { roster, changedAt })
    : roster.flatMap(({ id, name, confirmed }) => (confirmed ? { playerId: id, name } : []));
  const shares = sharesIn(entries);
  const deleted = await deletedPayers(db, userId, shares);
  const inside = new Set(playing.map(({ playerId }) => playerId));
  const dropOuts = await lateDropOuts(db, match, { roster, changedAt });
  const late = dropOuts.filter(({ id }) => !inside.has(id));
  const lateIds = new Set(late.map(({ id }) => id));
  const all = [
    ...playing,
    ...deleted.filter(({ playerId }) => !inside.has(playerId)),
    ...late.map(({ id, name }) => ({ playerId: id, name })),
  ];
  const described = await describePlayers(db, match, { players: all, shares });
  const flags = await flagsOf(db, key);
  return described.map((player) => ({
    ...player,
    isChargedAnyway: lateIds.has(player.playerId)
      ? flags.get(player.playerId)?.is_charged_anyway === 1
      : null,
  }));
}

/** Type of the players of a match with their attendance, and the times of its last changes by player id. */
type Attendance = {
  roster: readonly MatchPlayerReply[];
  changedAt: ReadonlyMap<string, string>;
};

/** Returns the players of saved teams, except those who have dropped out since the teams were saved. */
function withoutDropOuts(
  { players, createdAt }: SavedTeams,
  { roster, changedAt }: Attendance,
): { playerId: string; name: string }[] {
  const dropOuts = roster.filter(
    ({ id, declined }) => declined && (changedAt.get(id) ?? '') > createdAt,
  );
  const ids = new Set(dropOuts.map(({ id }) => id));
  return players.flatMap(({ playerId, name }) => (ids.has(playerId) ? [] : { playerId, name }));
}

type Described = {
  players: readonly { playerId: string; name: string }[];
  shares: readonly StoredEntry[];
};

/**
 * Returns these players of a match with the facts that decide who pays: guest and host, exemption and absence. `shares`
 * are the charges for the shares of the match.
 */
export async function describePlayers(
  db: Reader,
  match: MatchOfList,
  { players, shares }: Described,
): Promise<AccountPlayer[]> {
  const { user_id: userId, match_id: matchId } = match;
  const key = { userId, matchId };
  const ids = players.map(({ playerId }) => playerId);
  const guests = new Set(await guestsAmong(db, userId, ids));
  const hosts = new Map((await guestsOfMatch(db, key)).map((one) => [one.playerId, one.hostId]));
  const never = new Set(await neverPayOf(db, { userId, listId: match.list_id }));
  const flags = await flagsOf(db, key);
  return players.map(({ playerId, name }) => {
    const flag = flags.get(playerId);
    const share = shares.find(({ shareOf }) => shareOf === playerId);
    const host = share && share.playerId !== playerId ? share.playerId : null;
    const neverPays = never.has(playerId) && flag?.pays_today !== 1 && !share;
    const hostId = hosts.get(playerId) ?? host;
    return {
      playerId,
      name,
      isGuest: guests.has(playerId) || hostId !== null,
      hostId,
      isExempt: flag?.is_exempt === 1 || neverPays,
      isAbsent: flag?.is_absent === 1,
      isChargedAnyway: null,
      paysOwn: flag?.pays_own === 1,
    };
  });
}

/** Returns the charges for shares of a match. */
export function sharesIn(entries: readonly StoredEntry[]): StoredEntry[] {
  return valid(entries).filter(({ shareOf }) => shareOf !== null);
}

/** Returns the players of these shares who no longer exist, with their saved names, or '' without one. */
export async function deletedPayers(
  db: Reader,
  userId: string,
  shares: readonly StoredEntry[],
): Promise<{ playerId: string; name: string }[]> {
  const ids = shares.flatMap(({ shareOf }) => shareOf ?? []);
  const existing = await existingPlayers(db, userId, ids);
  return shares.flatMap(({ shareOf, playerId, playerName, note }) => {
    if (shareOf === null || existing.has(shareOf)) return [];
    const name = shareOf === playerId ? playerName : guestIn(note);
    return { playerId: shareOf, name: name ?? '' };
  });
}

const OF_GUEST = ' (invitado)';

/** Returns the note of a charge for the share of a guest. */
export const noteOfGuest = (name: string) => `${name}${OF_GUEST}`;

/** Returns the name of the guest in the note of a charge; empty for a charge that is not for a guest. */
function guestIn(note: string | null): string {
  return note?.endsWith(OF_GUEST) ? note.slice(0, -OF_GUEST.length) : '';
}

/**
 * Returns the players who declined after the deadline for answers, which by default is three hours before the match.
 */
async function lateDropOuts(
  db: Reader,
  match: MatchRow,
  { roster, changedAt }: Attendance,
): Promise<MatchPlayerReply[]> {
  const key = { userId: match.user_id, matchId: match.match_id };
  const { answers_until } = await settingsOf(db, key);
  const [date = '', time = ''] = (answers_until ?? hoursBefore(match)).split('T');
  const deadline = timestamp(instantOf(date, time, match.time_zone));
  return roster.filter(({ id, declined }) => declined && (changedAt.get(id) ?? '') >= deadline);
}

/** Returns the sum of the deposits that are not voided among these entries. */
export function depositOf(entries: readonly StoredEntry[]): number {
  return valid(entries)
    .filter(({ isDeposit }) => isDeposit)
    .reduce((sum, { amount }) => sum + amount, 0);
}
