import type { Currency } from '@picadito/domain';
import type { Writer } from '../store/store.ts';
import {
  readAccounts,
  type MatchAccounts,
  type MatchOfList,
} from '../store/tables/money/accounts.ts';
import { setFlag, storeMatchMoney } from '../store/tables/money/match-money.ts';
import { digestOf, wantedOf, writtenOf } from '../store/tables/money/written-accounts.ts';

/**
 * Leaves the closed accounts of a match as they are ('DEJARLAS'): the cost, the price, who paid the pitch and who pays
 * are again as at the closing, and the organiser is asked about the remaining differences only after another change.
 * Does nothing for open accounts.
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
  await keepPayers(tx, match, found);
  const kept = await readAccounts(tx, match, currency, now);
  await storeMatchMoney(tx, key, { ...money, kept_accounts: digestOf(wantedOf(kept)) });
}

/**
 * Stores that the players with a share at the closing pay as they did then, and that the other players of the match do
 * not pay.
 */
async function keepPayers(
  tx: Writer,
  { user_id: userId, match_id: matchId }: MatchOfList,
  found: MatchAccounts,
): Promise<void> {
  const shares = new Map(writtenOf(found).map((entry) => [entry.shareOf, entry]));
  const paying = new Set(found.accounts.payers.map(({ playerId }) => playerId));
  for (const { playerId, hostId, isChargedAnyway } of found.players) {
    const key = { userId, matchId, playerId };
    const share = shares.get(playerId);
    if (!share) {
      if (!paying.has(playerId)) continue;
      if (isChargedAnyway === null) await setFlag(tx, key, 'is_exempt', true);
      else await setFlag(tx, key, 'is_charged_anyway', false);
      continue;
    }
    await setFlag(tx, key, 'is_exempt', false);
    await setFlag(tx, key, 'is_absent', false);
    if (hostId !== null) await setFlag(tx, key, 'pays_own', share.playerId === playerId);
    if (isChargedAnyway !== null) await setFlag(tx, key, 'is_charged_anyway', true);
  }
}
