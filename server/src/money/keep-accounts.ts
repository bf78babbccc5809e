import type { Currency } from '@picadito/domain';
import type { Writer } from '../store/store.ts';
import { readAccounts, type MatchOfList } from '../store/tables/money/accounts.ts';
import { storeMatchMoney } from '../store/tables/money/match-money.ts';
import { digestOf, wantedOf, writtenOf } from '../store/tables/money/written-accounts.ts';

/**
 * Leaves the closed accounts of a match as they are ('DEJARLAS'): the cost, the price and who paid the pitch are again
 * those of the closing, and the organiser is asked about the remaining differences only after another change. Does
 * nothing for open accounts.
 */
export async function keepAccounts(
  tx: Writer,
  match: MatchOfList,
  { currency, now }: { currency: Currency; now: number },
): Promise<void> {
  const found = await readAccounts(tx, match, currency, now);
  if (found.money.closed_at === null) return;
  const { closed_cost: cost, closed_price: price } = found.money;
  const expense = writtenOf(found).find(({ kind }) => kind === 'expense');
  const paid_by = expense ? expense.playerId : found.money.paid_by;
  const key = { userId: match.user_id, matchId: match.match_id };
  const money = { ...found.money, cost, price, paid_by };
  await storeMatchMoney(tx, key, money);
  const kept = await readAccounts(tx, match, currency, now);
  await storeMatchMoney(tx, key, { ...money, kept_accounts: digestOf(wantedOf(kept)) });
}
