import { MONEY_DIGITS_MAX } from '../limits.ts';

export const CURRENCIES = [
  'ARS',
  'BRL',
  'CLP',
  'COP',
  'EUR',
  'MXN',
  'PEN',
  'PYG',
  'USD',
  'UYU',
] as const;
export type Currency = (typeof CURRENCIES)[number];

type Format = {
  /** Sign that stands before an amount. */
  sign: string;
  /** Other words for the currency that people write beside an amount, in lower case. */
  words: readonly string[];
  /** Number of decimals: 2 if amounts are integers in cents, 0 if they are integers in whole units. */
  decimals: 0 | 2;
  /** Sign before the decimals. The other of the signs '.' and ',' groups the thousands. */
  decimalSign: '.' | ',';
};

const PESOS = ['$', 'peso', 'pesos'];

export const FORMATS: Record<Currency, Format> = {
  ARS: { sign: '$', words: [...PESOS, 'ars', 'ar$'], decimals: 0, decimalSign: ',' },
  BRL: {
    sign: 'R$',
    words: ['r$', 'brl', 'real', 'reais', 'reales'],
    decimals: 2,
    decimalSign: ',',
  },
  CLP: { sign: '$', words: [...PESOS, 'clp', 'clp$'], decimals: 0, decimalSign: ',' },
  COP: { sign: '$', words: [...PESOS, 'cop', 'cop$'], decimals: 0, decimalSign: ',' },
  EUR: { sign: '€', words: ['€', 'eur', 'euro', 'euros'], decimals: 2, decimalSign: ',' },
  MXN: { sign: '$', words: [...PESOS, 'mxn', 'mx$'], decimals: 2, decimalSign: '.' },
  PEN: { sign: 'S/', words: ['s/', 's/.', 'pen', 'sol', 'soles'], decimals: 2, decimalSign: '.' },
  PYG: { sign: '₲', words: ['₲', 'gs', 'gs.', 'pyg', 'guaraníes'], decimals: 0, decimalSign: ',' },
  USD: {
    sign: 'US$',
    words: ['us$', 'u$s', 'u$d', '$', 'usd', 'dólar', 'dólares'],
    decimals: 2,
    decimalSign: '.',
  },
  UYU: { sign: '$', words: [...PESOS, '$u', 'uyu'], decimals: 2, decimalSign: ',' },
};

const CURRENCY_OF_COUNTRY: Record<string, Currency> = {
  AR: 'ARS',
  BR: 'BRL',
  CL: 'CLP',
  CO: 'COP',
  MX: 'MXN',
  PE: 'PEN',
  PY: 'PYG',
  US: 'USD',
  EC: 'USD',
  SV: 'USD',
  PA: 'USD',
  UY: 'UYU',
  ...Object.fromEntries(
    ['AT', 'BE', 'CY', 'DE', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'IE', 'IT', 'LT', 'LU', 'LV']
      .concat('MT', 'NL', 'PT', 'SI', 'SK', 'AD', 'BG')
      .map((country) => [country, 'EUR' as const]),
  ),
};

/** Returns the currency of a country (ISO 3166-1 alpha-2), and ARS for an unknown country. */
export function currencyOf(country: string | null): Currency {
  return (country && CURRENCY_OF_COUNTRY[country]) || 'ARS';
}

/** Returns the number of smallest units in one whole unit: 100 with cents, otherwise 1. */
export function wholeUnit(currency: Currency): number {
  return 10 ** FORMATS[currency].decimals;
}

/** Returns the largest amount of a currency, in its smallest unit. */
export function amountMax(currency: Currency): number {
  return 10 ** MONEY_DIGITS_MAX * wholeUnit(currency) - 1;
}

/**
 * Returns an amount as text, as in '$3.500', '−€9,50' or 'R$12'. `amount` is in the smallest unit. Decimals are shown
 * only if they are not zero.
 */
export function amountText(amount: number, currency: Currency): string {
  const { sign, decimals, decimalSign } = FORMATS[currency];
  const unit = wholeUnit(currency);
  const size = Math.abs(amount);
  const thousandsSign = decimalSign === ',' ? '.' : ',';
  const whole = String(Math.floor(size / unit)).replaceAll(/\B(?=(?:\d{3})+$)/g, thousandsSign);
  const cents = size % unit;
  const part = cents === 0 ? '' : `${decimalSign}${String(cents).padStart(decimals, '0')}`;
  return `${amount < 0 ? '−' : ''}${sign}${whole}${part}`;
}
