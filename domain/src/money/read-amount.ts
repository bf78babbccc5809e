/*
 * Reads amounts as people write them: '35.000', '35 mil', '$ 35k', '12,50 €'. A text with two meanings gives both of
 * them as a question, and is never guessed.
 */
import { amountMax, FORMATS, wholeUnit, type Currency } from './currency.ts';

/**
 * Type of the meaning of a typed text: one amount ('amount'); amounts of which the writer has to choose one ('unsure');
 * or no amount ('unreadable'). Amounts are positive integers in the smallest unit of the currency.
 */
export type ReadAmount =
  | { kind: 'amount'; amount: number }
  | { kind: 'unsure'; amounts: readonly number[] }
  | { kind: 'unreadable' };

/** Matches a word for thousands, or a k, at the end of a text. */
const THOUSANDS = /\s*(?:mil|k|lucas?)$/;
/** Matches digits, between which single signs or spaces may stand. */
const DIGITS = /^\d+(?:[.,' ]\d+)*$/;

/**
 * Reads a text as an amount of `currency`: as one amount, as several of which the writer has to choose one, or as
 * unreadable.
 */
export function readAmount(text: string, currency: Currency): ReadAmount {
  const { digits, factor } = parts(text, currency);
  if (!DIGITS.test(digits)) return { kind: 'unreadable' };
  const { readings, isSure } = readingsOf(digits, currency, factor);
  const amounts = [...new Set(readings)].filter(
    (amount) => Number.isInteger(amount) && amount > 0 && amount <= amountMax(currency),
  );
  const [first] = amounts;
  if (first === undefined) return { kind: 'unreadable' };
  return isSure && amounts.length === 1
    ? { kind: 'amount', amount: first }
    : { kind: 'unsure', amounts };
}

/** Returns a text without its currency and its word for thousands, and the factor of that word. */
function parts(text: string, currency: Currency): { digits: string; factor: 1 | 1000 } {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const number = withoutCurrency(plain, currency);
  const digits = number.replace(THOUSANDS, '');
  return { digits: digits.trim(), factor: digits === number ? 1 : 1000 };
}

/** Returns a text without the sign or the word of the currency at its start or end. */
function withoutCurrency(text: string, currency: Currency): string {
  const words = FORMATS[currency].words.toSorted((one, other) => other.length - one.length);
  const before = words.find((word) => text.startsWith(word));
  if (before) return text.slice(before.length).trim();
  const after = words.find((word) => text.endsWith(word));
  return after ? text.slice(0, -after.length).trim() : text;
}

type Readings = { readings: readonly number[]; isSure: boolean };
const sure = (...readings: number[]): Readings => ({ readings, isSure: true });
const unsure = (...readings: number[]): Readings => ({ readings, isSure: false });

/**
 * Returns all amounts that the digits can mean, in the smallest unit, and whether the meaning is certain (`isSure`).
 * Amounts that are impossible are included.
 */
function readingsOf(digits: string, currency: Currency, factor: 1 | 1000): Readings {
  const unit = wholeUnit(currency) * factor;
  const signs = digits.match(/[.,' ]/g) ?? [];
  const groups = digits.split(/[.,' ]/);
  const last = groups.at(-1) ?? '';
  const whole = Number(groups.join('')) * unit;
  const withDecimals = () => decimal(groups.slice(0, -1).join(''), last, unit);

  if (signs.length === 0) return sure(whole);
  const lastSign = signs.at(-1);
  const isGrouped = inThousands(groups);
  if (lastSign === ' ' || lastSign === "'") return isGrouped ? sure(whole) : unsure();

  const others = signs.slice(0, -1);
  const hasTwoSigns = others.length > 0 && !others.includes(lastSign ?? '');
  if (hasTwoSigns) {
    if (!inThousands(groups.slice(0, -1)) || new Set(others).size > 1) return unsure();
    return decimalsOf(currency, factor, groups.slice(0, -1).join(''), last, unit);
  }
  if (others.length > 0) return isGrouped && new Set(signs).size === 1 ? sure(whole) : unsure();

  if (factor === 1000)
    return last.length < 3 ? sure(withDecimals()) : unsure(whole, withDecimals());
  if (FORMATS[currency].decimals > 0) {
    if (last.length < 3) return sure(withDecimals());
    return last.length === 3 ? unsure(...(isGrouped ? [whole] : []), withDecimals()) : unsure();
  }
  return isGrouped ? sure(whole) : withoutCents(groups[0] ?? '', last, lastSign === ',');
}

/**
 * Returns the amounts that digits with one sign can mean if the sign does not group thousands, in a currency without
 * cents. '3.5' stands for 3.500; a decimal part other than 00 is never dropped without a question. '35.00' leads to a
 * question, because it may be a 35.000 that lacks a zero.
 */
function withoutCents(first: string, last: string, isComma: boolean): Readings {
  if (last.length > 2) return unsure();
  const thousands = decimal(first, last, 1000);
  if (last.length === 1) return first.length > 3 ? unsure(Number(first)) : unsure(thousands);
  if (last === '00' && (isComma || first.length > 3)) return sure(Number(first));
  return first.length > 3 ? unsure(Number(first)) : unsure(Number(first), thousands);
}

/**
 * Returns the amounts that digits with two signs can mean: one sign groups thousands, and decimals follow the other.
 */
function decimalsOf(
  currency: Currency,
  factor: 1 | 1000,
  whole: string,
  last: string,
  unit: number,
): Readings {
  if (last.length > 2) return unsure(decimal(whole, last, unit));
  if (factor === 1 && FORMATS[currency].decimals === 0 && Number(last) !== 0)
    return unsure(Number(whole));
  return sure(decimal(whole, last, unit));
}

/** Returns whole and decimals as an amount in the smallest unit, which is no integer if there are too many decimals. */
function decimal(whole: string, decimals: string, unit: number): number {
  const scale = 10 ** decimals.length;
  return ((Number(whole) * scale + Number(decimals)) * unit) / scale;
}

/**
 * Returns whether the groups of digits are those of a number that is written with signs between its thousands, or one
 * group.
 */
function inThousands(groups: readonly string[]): boolean {
  const [first = '', ...others] = groups;
  const isFirst = others.length === 0 ? first.length > 0 : /^[1-9]\d{0,2}$/.test(first);
  return isFirst && others.every((group) => group.length === 3);
}
