import type { AccountExport } from '@picadito/domain';
import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';
import { matchPlayerColumns, type MatchPlayerKey } from '../matches/match-player-key.ts';

type OfMatch = { userId: string; matchId: string };

/** Type of the settings and decisions of the organiser about the money of a match. */
export type StoredMatchMoney = Omit<RowOf<'match_money'>, 'user_id' | 'match_id'>;
/** The flags of a player about whom nothing is stored for a match. */
export const NO_FLAG = {
  is_exempt: 0,
  is_absent: 0,
  is_charged_anyway: 0,
  pays_own: 0,
  pays_today: 0,
  was_confirmed: 0,
};
/** Type of the names of the flags that are stored for a player of a match; each is 0 or 1. */
export type PlayerFlag = keyof typeof NO_FLAG;

const NOTHING_SAID: StoredMatchMoney = {
  cost: null,
  price: null,
  paid_by: null,
  closed_at: null,
  closed_cost: null,
  closed_price: null,
  kept_accounts: null,
  deposit_outcome: null,
};
const COLUMNS = [
  'cost',
  'price',
  'paid_by',
  'closed_at',
  'closed_cost',
  'closed_price',
  'kept_accounts',
  'deposit_outcome',
] as const satisfies (keyof StoredMatchMoney)[];

export async function matchMoneyOf(
  db: Reader,
  { userId, matchId }: OfMatch,
): Promise<StoredMatchMoney> {
  const row = await db
    .selectFrom('match_money')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .executeTakeFirst();
  return row ?? NOTHING_SAID;
}

export async function storeMatchMoney(
  tx: Writer,
  { userId, matchId }: OfMatch,
  money: StoredMatchMoney,
): Promise<void> {
  await tx
    .insertInto('match_money')
    .values({ user_id: userId, match_id: matchId, ...money })
    .onConflict((conflict) => conflict.columns(['user_id', 'match_id']).doUpdateSet(money))
    .execute();
}

/**
 * Returns the cost and price of the last match before this one, in its list and with its format, that has one of the
 * two; undefined if none has. A match without a price whose cost is 0 is passed over.
 */
export async function lastCostBefore(
  db: Reader,
  { user_id, list_id, per_side, team_count, starts_at }: RowOf<'matches'> & { list_id: string },
): Promise<{ cost: number | null; price: number | null } | undefined> {
  return db
    .selectFrom('match_money')
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'match_money.user_id')
        .onRef('matches.match_id', '=', 'match_money.match_id'),
    )
    .select(['match_money.cost', 'match_money.price'])
    .where('match_money.user_id', '=', user_id)
    .where('matches.list_id', '=', list_id)
    .where('matches.per_side', '=', per_side)
    .where('matches.team_count', '=', team_count)
    .where('matches.starts_at', '<', starts_at)
    .where((eb) => eb.or([eb('cost', '>', 0), eb('price', 'is not', null)]))
    .orderBy('matches.starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Forgets that these players paid the pitch, except in matches whose accounts say so already: there the expense keeps
 * the player's name.
 */
export async function forgetPayers(
  tx: Writer,
  userId: string,
  playerIds: readonly string[],
): Promise<void> {
  await tx
    .updateTable('match_money')
    .set({ paid_by: null })
    .where('user_id', '=', userId)
    .where('paid_by', 'in', playerIds)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ledger_entries')
            .select('entry_id')
            .whereRef('ledger_entries.user_id', '=', 'match_money.user_id')
            .whereRef('ledger_entries.match_id', '=', 'match_money.match_id')
            .whereRef('ledger_entries.player_id', '=', 'match_money.paid_by')
            .where('kind', '=', 'expense')
            .where('is_share', '=', 1)
            .where('voided_at', 'is', null),
        ),
      ),
    )
    .execute();
}

/** Returns the flags of the players of a match who pay in another way, by player id. */
export async function flagsOf(
  db: Reader,
  { userId, matchId }: OfMatch,
): Promise<Map<string, Record<PlayerFlag, number>>> {
  const rows = await db
    .selectFrom('match_money_players')
    .selectAll()
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
  return new Map(rows.map((row) => [row.player_id, row]));
}

export async function setFlag(
  tx: Writer,
  key: MatchPlayerKey,
  flag: PlayerFlag,
  value: boolean,
): Promise<void> {
  const set = { [flag]: value ? 1 : 0 };
  await tx
    .insertInto('match_money_players')
    .values({ ...matchPlayerColumns(key), ...NO_FLAG, ...set })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'match_id', 'player_id']).doUpdateSet(set),
    )
    .execute();
}

/** Removes a flag from all players of a match. */
export async function clearFlag(
  tx: Writer,
  { userId, matchId }: OfMatch,
  flag: PlayerFlag,
): Promise<void> {
  await tx
    .updateTable('match_money_players')
    .set({ [flag]: 0 })
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}

/**
 * Returns the ids of the matches among `matchIds` whose accounts were first closed after the timestamp `closedAfter`.
 */
export async function closedAmong(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
  closedAfter: string,
): Promise<string[]> {
  if (matchIds.length === 0) return [];
  const rows = await db
    .selectFrom('match_money')
    .select('match_id')
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .where('closed_at', '>', closedAfter)
    .execute();
  return rows.map((row) => row.match_id);
}

/** Returns a function from the id of one of these matches to its money, as the export of an account has it. */
export async function moneyOfMatches(db: Reader, userId: string, matchIds: readonly string[]) {
  const rows = await db
    .selectFrom('match_money')
    .selectAll()
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
  const flags = await db
    .selectFrom('match_money_players')
    .selectAll()
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
  const rowOf = new Map(rows.map((row) => [row.match_id, row]));
  const flagsBy = Map.groupBy(flags, ({ match_id }) => match_id);
  return (matchId: string): AccountExport['matches'][number]['money'] => {
    const row = rowOf.get(matchId) ?? NOTHING_SAID;
    return {
      cost: row.cost,
      price: row.price,
      paidBy: row.paid_by,
      closedAt: row.closed_at,
      closedCost: row.closed_cost,
      closedPrice: row.closed_price,
      depositOutcome: row.deposit_outcome,
      players: (flagsBy.get(matchId) ?? []).map((flag) => ({
        playerId: flag.player_id,
        isExempt: flag.is_exempt === 1,
        isAbsent: flag.is_absent === 1,
        isChargedAnyway: flag.is_charged_anyway === 1,
        paysOwn: flag.pays_own === 1,
        paysToday: flag.pays_today === 1,
        wasConfirmed: flag.was_confirmed === 1,
      })),
    };
  };
}
