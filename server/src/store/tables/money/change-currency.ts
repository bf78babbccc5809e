import { wholeUnit, type Currency } from '@picadito/domain';
import type { Writer } from '../../store.ts';

type OfList = { userId: string; listId: string };

/**
 * Converts the costs and fixed prices of a list's matches, and the amounts of its claims to have paid, to another
 * currency: the number as it was typed stays, and cents are rounded if the new currency has none. Returns the ids of
 * the changed matches.
 */
export async function changeCurrency(
  tx: Writer,
  { userId, listId }: OfList,
  { from, to }: { from: Currency; to: Currency },
): Promise<string[]> {
  const inNew = (amount: number) => Math.round((amount * wholeUnit(to)) / wholeUnit(from));
  const orNull = (amount: number | null) => (amount === null ? null : inNew(amount));
  if (wholeUnit(to) === wholeUnit(from)) return [];
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
  for (const { match_id, cost, price, closed_cost, closed_price } of matches) {
    await tx
      .updateTable('match_money')
      .set({
        cost: orNull(cost),
        price: orNull(price),
        closed_cost: orNull(closed_cost),
        closed_price: orNull(closed_price),
      })
      .where('user_id', '=', userId)
      .where('match_id', '=', match_id)
      .execute();
  }
  const claims = await tx
    .selectFrom('money_claims')
    .selectAll()
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
  for (const { player_id, amount } of claims) {
    await tx
      .updateTable('money_claims')
      .set({ amount: inNew(amount) })
      .where('user_id', '=', userId)
      .where('list_id', '=', listId)
      .where('player_id', '=', player_id)
      .execute();
  }
  return matches.map((row) => row.match_id);
}
