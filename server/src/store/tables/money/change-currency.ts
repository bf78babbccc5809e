import { wholeUnit, type Currency } from '@picadito/domain';
import type { Writer } from '../../store.ts';
import type { MatchRow } from '../matches/matches.ts';
import { listMoneyOf } from './list-money.ts';
import { matchMoneyOf, type StoredMatchMoney } from './match-money.ts';

type OfList = { userId: string; listId: string };

/**
 * Converts the costs and fixed prices of a list's matches, and the amounts of its claims to have paid, to another
 * currency: the number as it was typed stays, and cents are rounded if the new currency has none; what becomes 0
 * is no amount. Returns the ids of the changed matches.
 */
export async function changeCurrency(
  tx: Writer,
  { userId, listId }: OfList,
  { from, to }: { from: Currency; to: Currency },
): Promise<string[]> {
  if (wholeUnit(to) === wholeUnit(from)) return [];
  const inNew = converter({ from, to });
  const matches = await tx
    .selectFrom('match_money')
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'match_money.user_id')
        .onRef('matches.match_id', '=', 'match_money.match_id'),
    )
    .selectAll('match_money')
    .where('match_money.user_id', '=', userId)
    .where('matches.list_id', '=', listId)
    .execute();
  for (const { match_id: matchId, ...money } of matches)
    await storeAmounts(tx, { userId, matchId }, amountsOf(money, inNew));
  const claims = await tx
    .selectFrom('money_claims')
    .selectAll()
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
  for (const { player_id, amount } of claims) {
    await tx
      .updateTable('money_claims')
      .set({ amount: inNew(amount) ?? 1 })
      .where('user_id', '=', userId)
      .where('list_id', '=', listId)
      .where('player_id', '=', player_id)
      .execute();
  }
  return matches.map((row) => row.match_id);
}

/**
 * Adapts the money of a match that another list takes over: its cost and price are converted to the currency of that
 * list, and nobody paid the pitch, because the players are others. `country` is the country of the organiser.
 */
export async function moveMoney(
  tx: Writer,
  { user_id: userId, match_id: matchId, list_id: from }: MatchRow,
  { to, country }: { to: string; country: string | null },
): Promise<void> {
  if (from === null) return;
  const before = await listMoneyOf(tx, { userId, listId: from }, country);
  const after = await listMoneyOf(tx, { userId, listId: to }, country);
  const money = await matchMoneyOf(tx, { userId, matchId });
  const inNew = converter({ from: before.currency, to: after.currency });
  const moved = { ...amountsOf(money, inNew), paid_by: null };
  await storeAmounts(tx, { userId, matchId }, moved);
}

/**
 * Returns a function that converts an amount in the smallest unit of one currency to the same number in that of
 * another; null if the result is 0.
 */
function converter({ from, to }: { from: Currency; to: Currency }) {
  return (amount: number) => Math.round((amount * wholeUnit(to)) / wholeUnit(from)) || null;
}

type Amounts = Pick<StoredMatchMoney, 'cost' | 'price' | 'closed_cost' | 'closed_price'>;

function amountsOf(
  { cost, price, closed_cost, closed_price }: Amounts,
  inNew: (amount: number) => number | null,
): Amounts {
  const orNull = (amount: number | null) => (amount === null ? null : inNew(amount));
  return {
    cost: orNull(cost),
    price: orNull(price),
    closed_cost: orNull(closed_cost),
    closed_price: orNull(closed_price),
  };
}

async function storeAmounts(
  tx: Writer,
  { userId, matchId }: { userId: string; matchId: string },
  amounts: Amounts & { paid_by?: null },
): Promise<void> {
  await tx
    .updateTable('match_money')
    .set(amounts)
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}
