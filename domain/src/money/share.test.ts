import { expect, test } from 'vitest';
import { wholeUnit } from './currency.ts';
import { divide } from './share.ts';

test('a share is a round amount, and the surplus is at most 2 % of the cost', () => {
  expect(divide(35_000, 10, 'ARS')).toEqual({ share: 3500, surplus: 0 });
  expect(divide(35_000, 8, 'ARS')).toEqual({ share: 4400, surplus: 200 });
  expect(divide(40_000, 10, 'ARS')).toEqual({ share: 4000, surplus: 0 });
  expect(divide(39_900, 10, 'ARS')).toEqual({ share: 4000, surplus: 100 });
  expect(divide(100, 3, 'ARS')).toEqual({ share: 34, surplus: 2 });
});

test('with cents a share is rounded to cents if whole units are too much', () => {
  expect(divide(4000, 10, 'EUR')).toEqual({ share: 400, surplus: 0 });
  expect(divide(2500, 9, 'EUR')).toEqual({ share: 280, surplus: 20 });
  expect(divide(100, 3, 'USD')).toEqual({ share: 34, surplus: 2 });
});

test('without a step that fits, the share is rounded up to the smallest unit', () => {
  expect(divide(7, 22, 'ARS')).toEqual({ share: 1, surplus: 15 });
  expect(divide(1, 3, 'EUR')).toEqual({ share: 1, surplus: 2 });
});

test('for each cost up to 100,000 and 1 to 22 payers the share is the roundest that fits', () => {
  const wrong: string[] = [];
  for (const currency of ['ARS', 'EUR'] as const) {
    const steps = [1000, 500, 100, 50, 10, 5, 1].map((step) => step * wholeUnit(currency));
    if (currency === 'EUR') steps.push(50, 10, 5, 1);
    for (let payers = 1; payers <= 22; payers++) {
      for (let cost = 1; cost <= 100_000; cost++) {
        const { share, surplus } = divide(cost, payers, currency);
        const isExact = share * payers === cost + surplus && surplus >= 0;
        const isSmallest = share === Math.ceil(cost / payers);
        const step = steps.find((one) => share % one === 0 && share - one < cost / payers) ?? 0;
        const larger = steps.filter((one) => one > step);
        const isTooMuch = (one: number) =>
          (Math.ceil(cost / payers / one) * one * payers - cost) / cost > 0.02;
        const isRight =
          isExact && (isSmallest || surplus / cost <= 0.02) && larger.every(isTooMuch);
        if (!isRight) wrong.push(`${currency} ${cost} / ${payers}: ${share}, ${surplus}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
