import { amountMax, MESSAGES, type Currency } from '@picadito/domain';
import { invalid } from '../app-error.ts';

/**
 * Throws (422) if an amount has more than nine digits before its decimals. `amount` is in the smallest unit of the
 * currency.
 */
export function requireAmount(path: string, amount: number, currency: Currency): void {
  if (Math.abs(amount) > amountMax(currency)) throw invalid(path, MESSAGES.amountInvalid);
}
