import { expect, test } from 'vitest';
import { groupCall } from './group-call.ts';
import { moneyLine } from './money-line.ts';
import { shareMessage } from './share-message.ts';

const MONEY = {
  cost: 35_000,
  price: null,
  share: 3500,
  payerCount: 10,
  currency: 'ARS',
} as const;
const FIXED = { ...MONEY, price: 4000, share: 4000 };

test('the line says what each pays, and where', () => {
  expect(moneyLine(MONEY, 'potrero.mp')).toBe('Cancha: $3.500 cada uno. Alias: potrero.mp');
  expect(moneyLine(FIXED, null)).toBe('Cancha: $4.000 cada uno.');
});

test('a call divides the cost among all places, and names a fixed price', () => {
  expect(moneyLine({ ...MONEY, share: null, payerCount: 0 }, 'potrero.mp', 14)).toBe(
    'Cancha: ≈ $2.500 si son 14. Alias: potrero.mp',
  );
  expect(moneyLine({ ...FIXED, payerCount: 0 }, null, 14)).toBe('Cancha: $4.000 cada uno.');
});

test('without a cost, or if nobody pays, there is no line', () => {
  const none = { ...MONEY, cost: null, share: null };
  expect(moneyLine(none, 'potrero.mp')).toBeNull();
  expect(moneyLine(none, 'potrero.mp', 10)).toBeNull();
  expect(moneyLine({ ...MONEY, payerCount: 0 }, 'potrero.mp')).toBeNull();
  expect(moneyLine({ ...MONEY, cost: 0, share: 0 }, 'potrero.mp', 10)).toBeNull();
});

test('both messages have the line', () => {
  const match = { date: '2030-01-03', time: '21:00', location: 'Cancha Núñez' };
  const line = 'Cancha: $3.500 cada uno.';
  expect(groupCall(match, [], null, 10, line)).toContain(`Cancha Núñez\n${line}\n\n`);
  const teams = { claro: [{ name: 'Ana' }], oscuro: [{ name: 'Beto' }], suplente: [] };
  expect(shareMessage({ ...match, ...teams }, null, line)).toContain(`Beto\n\n${line}\n\n`);
});
