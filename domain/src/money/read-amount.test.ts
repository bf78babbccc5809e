import { describe, expect, test } from 'vitest';
import { amountText, CURRENCIES, wholeUnit, type Currency } from './currency.ts';
import { readAmount } from './read-amount.ts';

/** Currencies without decimals. */
const WHOLE: Currency[] = ['ARS', 'CLP', 'COP', 'PYG'];
const COMMA: Currency[] = ['EUR', 'BRL', 'UYU'];
const POINT: Currency[] = ['MXN', 'PEN', 'USD'];
const WITH_CENTS = [...COMMA, ...POINT];

/** Texts with one meaning in every currency, in whole units. */
const SURE: Record<string, number> = {
  '35000': 35_000,
  ' 35000 ': 35_000,
  '8': 8,
  '35 mil': 35_000,
  '35mil': 35_000,
  '35 MIL': 35_000,
  '35k': 35_000,
  '35 K': 35_000,
  '35 lucas': 35_000,
  '1 luca': 1000,
  '3,5k': 3500,
  '3.5k': 3500,
  '3.5 mil': 3500,
  '12,75 mil': 12_750,
  '1.250.000': 1_250_000,
  '1,250,000': 1_250_000,
  '35 000': 35_000,
  '35\u00A0000': 35_000,
  '1 250 000': 1_250_000,
  "35'000": 35_000,
  '３５０００': 35_000,
  '999999999': 999_999_999,
};
/** Texts with two signs, which have one meaning: thousands and decimals of value zero. */
const ZERO_CENTS: Record<string, number> = {
  '35.000,00': 35_000,
  '35,000.00': 35_000,
  '1.250.000,00': 1_250_000,
  '4.500,0': 4500,
};
const UNREADABLE = [
  '',
  ' ',
  'mil',
  'k',
  'treinta y cinco mil',
  'gratis',
  '0',
  '0,00',
  '-500',
  '−500',
  '1e5',
  '0x10',
  '35..000',
  '35.,000',
  '.5',
  '35.',
  '35000 por persona',
  '35 mil 500',
  '1000000000',
  '1.000.000.000',
  '2000000 mil',
  '3.5.0',
  '12.34.567',
  '35%',
  '½',
  '35\n000\n1',
  '١٢',
];

describe('texts with one meaning', () => {
  test.for(CURRENCIES.flatMap((currency) => cases(currency, { ...SURE, ...ZERO_CENTS })))(
    '%s: %s',
    ([currency, text, whole]) => {
      expect(readAmount(text, currency)).toEqual(amount(whole, currency));
    },
  );

  test.for(WITH_CENTS.flatMap((currency) => cases(currency, CENTS)))(
    '%s: %s',
    ([currency, text, cents]) => {
      expect(readAmount(text, currency)).toEqual({ kind: 'amount', amount: cents });
    },
  );

  test.for(WHOLE.flatMap((currency) => cases(currency, { ...GROUPED, ...WITHOUT_CENTS })))(
    '%s: %s',
    ([currency, text, whole]) => {
      expect(readAmount(text, currency)).toEqual(amount(whole, currency));
    },
  );
});

/** Texts with decimals that can only be cents; the values are in cents. */
const CENTS: Record<string, number> = {
  '12,50': 1250,
  '12.50': 1250,
  '12,5': 1250,
  '12.5': 1250,
  '0,50': 50,
  '1.250,50': 125_050,
  '1,250.50': 125_050,
  '9 500,5': 950_050,
};
/** Texts whose decimals are zero in a currency without decimals. */
const WITHOUT_CENTS: Record<string, number> = {
  '35,00': 35,
  '35000,00': 35_000,
  '35000.00': 35_000,
};
/** Texts that group thousands once, which is clear only in a currency without decimals. */
const GROUPED: Record<string, number> = { '35.000': 35_000, '35,000': 35_000, '9.500': 9500 };

describe('texts with two meanings lead to a question', () => {
  test.for(WHOLE)('%s: 3.5 may be 3.500', (currency) => {
    expect(readAmount('3.5', currency)).toEqual({ kind: 'unsure', amounts: [3500] });
    expect(readAmount('3,5', currency)).toEqual({ kind: 'unsure', amounts: [3500] });
  });

  test.for(WHOLE)('%s: cents are dropped only after a question', (currency) => {
    expect(readAmount('35.000,50', currency)).toEqual({ kind: 'unsure', amounts: [35_000] });
    expect(readAmount('35000,50', currency)).toEqual({ kind: 'unsure', amounts: [35_000] });
    expect(readAmount('35000.5', currency)).toEqual({ kind: 'unsure', amounts: [35_000] });
    expect(readAmount('3,50', currency)).toEqual({ kind: 'unsure', amounts: [3, 3500] });
    expect(readAmount('12,50', currency)).toEqual({ kind: 'unsure', amounts: [12, 12_500] });
  });

  test.for(WITH_CENTS)('%s: one sign and three digits are thousands or cents', (currency) => {
    for (const text of ['9.500', '9,500']) {
      expect(readAmount(text, currency)).toEqual({ kind: 'unsure', amounts: [950_000, 950] });
    }
    expect(readAmount('12.505', currency)).toEqual({ kind: 'unsure', amounts: [1_250_500] });
    expect(readAmount('0,500', currency)).toEqual({ kind: 'unsure', amounts: [50] });
  });

  test.for(CURRENCIES)('%s: thousands of thousands', (currency) => {
    const unit = wholeUnit(currency);
    expect(readAmount('1.500k', currency)).toEqual({
      kind: 'unsure',
      amounts: [1_500_000 * unit, 1500 * unit],
    });
  });
});

test('the currency may stand before or after the amount', () => {
  const texts: [Currency, string][] = [
    ['ARS', '$35000'],
    ['ARS', '$ 35.000'],
    ['ARS', '35000 pesos'],
    ['ARS', '35 mil pesos'],
    ['ARS', 'ARS 35000'],
    ['ARS', '35000$'],
    ['CLP', 'CLP$ 35.000'],
    ['EUR', '35000 €'],
    ['EUR', '€35000,00'],
    ['EUR', '35000 euros'],
    ['BRL', 'R$ 35.000,00'],
    ['BRL', '35 mil reais'],
    ['PEN', 'S/ 35,000.00'],
    ['PEN', 'S/. 35000'],
    ['PEN', '35000 soles'],
    ['PYG', '35.000 Gs.'],
    ['PYG', '₲ 35.000'],
    ['USD', 'US$ 35,000.00'],
    ['USD', 'u$s 35000'],
    ['USD', '35000 dólares'],
    ['UYU', '$U 35000'],
    ['MXN', 'MX$35,000.00'],
  ];
  for (const [currency, text] of texts) {
    expect([text, readAmount(text, currency)]).toEqual([text, amount(35_000, currency)]);
  }
});

test('the sign of another currency is not read', () => {
  for (const [currency, text] of [
    ['ARS', '35 €'],
    ['ARS', 'US$ 35'],
    ['EUR', '$35'],
    ['BRL', 'S/ 35'],
  ] as const) {
    expect(readAmount(text, currency)).toEqual({ kind: 'unreadable' });
  }
});

test('texts that are no amount are not read', () => {
  for (const currency of CURRENCIES) {
    for (const text of UNREADABLE) {
      expect([text, readAmount(text, currency)]).toEqual([text, { kind: 'unreadable' }]);
    }
  }
});

test('every amount is read from the text that the app writes for it, or leads to a question', () => {
  for (const currency of CURRENCIES) {
    for (const value of [1, 50, 99, 100, 101, 950, 3500, 9999, 35_000, 35_050, 1_234_567]) {
      const read = readAmount(amountText(value, currency), currency);
      const meanings =
        read.kind === 'unsure' ? read.amounts : [read.kind === 'amount' ? read.amount : 0];
      expect(meanings).toContain(value);
    }
  }
});

test('amounts are written with the sign and the thousands of their currency', () => {
  expect(amountText(3500, 'ARS')).toBe('$3.500');
  expect(amountText(-35_000, 'ARS')).toBe('−$35.000');
  expect(amountText(0, 'ARS')).toBe('$0');
  expect(amountText(950, 'EUR')).toBe('€9,50');
  expect(amountText(950_000, 'EUR')).toBe('€9.500');
  expect(amountText(123_456_705, 'USD')).toBe('US$1,234,567.05');
  expect(amountText(1200, 'BRL')).toBe('R$12');
});

function cases(currency: Currency, values: Record<string, number>) {
  return Object.entries(values).map(([text, value]) => [currency, text, value] as const);
}

function amount(whole: number, currency: Currency) {
  return { kind: 'amount', amount: whole * wholeUnit(currency) };
}
