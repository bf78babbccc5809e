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
import { findTeams } from '../teams/teams.ts';
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
  /** Whether a player who dropped out after the deadline pays all the same; null for all other players. */
  isChargedAnyway: boolean | null;
  paysOwn: boolean;
};

export type MatchAccounts = {
  money: StoredMatchMoney;
  /** Cost and price that count: those of the match, or until one is set those of the last match of the list with the same format. */
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

/** Returns what has been paid to the pitch in advance. */
export function depositOf(entries: readonly StoredEntry[]): number {
  return valid(entries)
    .filter(({ isDeposit }) => isDeposit)
    .reduce((sum, { amount }) => sum + amount, 0);
}
