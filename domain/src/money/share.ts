import { wholeUnit, type Currency } from './currency.ts';

/** Type of a divided cost: what each payer owes, and what is collected beyond the cost, both in the smallest unit. */
export type Share = { share: number; surplus: number };

/** Steps to which a share may be rounded up, in whole units of the currency and in cents; the largest comes first. */
const WHOLE_STEPS = [1000, 500, 100, 50, 10, 5, 1];
const CENT_STEPS = [50, 10, 5, 1];
/** The total of all shares may exceed the cost by at most one fiftieth, which is 2 %. */
const SURPLUS_PART = 50;

/**
 * Returns the cost of a match divided by its payers. The share is rounded up to the largest step with which the surplus
 * is at most 2 % of the cost; if no step fits, to the smallest unit. `cost` is at least 0, and `payers` at least 1.
 */
export function divide(cost: number, payers: number, currency: Currency): Share {
  const unit = wholeUnit(currency);
  const steps = [...WHOLE_STEPS.map((step) => step * unit), ...(unit > 1 ? CENT_STEPS : [])];
  const shares = steps.map((step) => Math.ceil(cost / payers / step) * step);
  const exact = Math.ceil(cost / payers);
  const share = shares.find((rounded) => (rounded * payers - cost) * SURPLUS_PART <= cost) ?? exact;
  return { share, surplus: share * payers - cost };
}
