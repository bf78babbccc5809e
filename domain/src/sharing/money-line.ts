import { divide } from '../money/share.ts';
import { amountText } from '../money/currency.ts';
import type { MatchMoneyReply } from '../money/money-replies.ts';

type Money = Pick<MatchMoneyReply, 'cost' | 'price' | 'share' | 'payerCount' | 'currency'>;

/**
 * Returns the line of a message about what each player pays, as in 'Cancha: $3.500 cada uno. Alias: potrero.mp'; null
 * if nobody pays. `payTo` is the payment address, or null without one. In a call, which is sent before it is known who
 * plays, the cost is divided among all `places`, as in 'Cancha: ≈ $3.500 si son 10.'; `places` is null in other
 * messages.
 */
export function moneyLine(
  { cost, price, share, payerCount, currency }: Money,
  payTo: string | null,
  places: number | null = null,
): string | null {
  const alias = payTo === null ? '' : ` Alias: ${payTo}`;
  if (places !== null && price === null) {
    if (cost === null || cost === 0) return null;
    const each = amountText(divide(cost, places, currency).share, currency);
    return `Cancha: ≈ ${each} si son ${places}.${alias}`;
  }
  const each = places === null ? share : price;
  if (each === null || each === 0 || (places === null && payerCount === 0)) return null;
  return `Cancha: ${amountText(each, currency)} cada uno.${alias}`;
}
