import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  balancesOf,
  debtsOf,
  ENTRY_KINDS,
  FORGIVEN_NOTE,
  potOf,
  type LedgerEntry,
} from './ledger.ts';

let count = 0;
function entry(fields: Partial<LedgerEntry>): LedgerEntry {
  count += 1;
  return {
    entryId: `entry-${count}`,
    kind: 'payment',
    amount: 0,
    playerId: null,
    matchId: null,
    isDeposit: false,
    paidBy: null,
    note: null,
    at: new Date(Date.UTC(2026, 10, 1) + count * 1000).toISOString(),
    voidedAt: null,
    ...fields,
  };
}

const charge = (amount: number, matchId: string | null = null) =>
  entry({ kind: 'charge', amount, playerId: 'beto', matchId });
const payment = (amount: number, matchId: string | null = null) =>
  entry({ kind: 'payment', amount, playerId: 'beto', matchId });

const STARTS = new Map([
  ['5/11', '2026-11-05T20:00:00.000000Z'],
  ['12/11', '2026-11-12T20:00:00.000000Z'],
]);
const paidOf = (...entries: LedgerEntry[]) =>
  debtsOf(entries, STARTS).map(({ matchId, charged, paid }) => [matchId, charged, paid]);

test('the pot has the payments less the expenses from it, and what was counted', () => {
  const entries = [
    payment(3500),
    entry({ kind: 'expense', amount: 35_000 }),
    entry({ kind: 'expense', amount: 5000, playerId: 'nico' }),
    entry({ kind: 'box', amount: -200 }),
    entry({ kind: 'payment', amount: 900, playerId: 'nico', voidedAt: '2026-11-12' }),
  ];
  expect(potOf(entries)).toBe(3500 - 35_000 - 200);
  expect(balancesOf(entries)).toEqual(
    new Map([
      ['beto', 3500],
      ['nico', 5000],
    ]),
  );
});

test('a charge without a match, such as an opening balance, is the oldest debt', () => {
  expect(paidOf(charge(3500, '5/11'), charge(2000), payment(2000))).toEqual([
    [null, 2000, 2000],
    ['5/11', 3500, 0],
  ]);
});

test('for any entries the pot is the balances plus charges less expenses plus what was counted', () => {
  const anyEntry = fc.record({
    kind: fc.constantFrom(...ENTRY_KINDS),
    amount: fc.integer({ min: -50_000, max: 50_000 }),
    playerId: fc.constantFrom('beto', 'nico', 'ana', null),
    isVoided: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyEntry), (drawn) => {
      const entries = drawn.map(({ kind, amount, playerId, isVoided }) => {
        const hasPlayer = kind === 'charge' || kind === 'payment';
        const owner = kind === 'box' ? null : hasPlayer ? (playerId ?? 'beto') : playerId;
        return entry({ kind, amount, playerId: owner, voidedAt: isVoided ? '2026-11-12' : null });
      });
      const sum = (kind: LedgerEntry['kind']) =>
        entries
          .filter((one) => one.kind === kind && one.voidedAt === null)
          .reduce((total, { amount }) => total + amount, 0);
      const balances = [...balancesOf(entries).values()].reduce((total, one) => total + one, 0);
      expect(potOf(entries)).toBe(balances + sum('charge') - sum('expense') + sum('box'));
    }),
  );
});

test('a payment for a match pays for it first, and then the oldest debt', () => {
  const charges = [charge(3500, '5/11'), charge(3500, '12/11')];
  expect(paidOf(...charges, payment(3500, '12/11'))).toEqual([
    ['5/11', 3500, 0],
    ['12/11', 3500, 3500],
  ]);
  expect(paidOf(...charges, payment(5000, '12/11'))).toEqual([
    ['5/11', 3500, 1500],
    ['12/11', 3500, 3500],
  ]);
  expect(paidOf(...charges, payment(4000))).toEqual([
    ['5/11', 3500, 3500],
    ['12/11', 3500, 500],
  ]);
});

test('a payment for a match with open accounts pays no older debt, up to its share', () => {
  const prepaid = [{ playerId: 'beto', matchId: '12/11', amount: 3500 }];
  const openOf = (...entries: LedgerEntry[]) =>
    debtsOf(entries, STARTS, prepaid).map(({ matchId, charged, paid }) => [
      matchId,
      charged - paid,
    ]);
  const old = charge(3500, '5/11');
  expect(openOf(old, payment(3500, '12/11'))).toEqual([['5/11', 3500]]);
  expect(openOf(old, payment(5000, '12/11'))).toEqual([['5/11', 2000]]);
  expect(openOf(old, payment(3500, '12/11'), payment(-500))).toEqual([['5/11', 3500]]);
});

test('a debt is as old as its match, even if the charge was written anew', () => {
  expect(paidOf(charge(3500, '12/11'), charge(4000, '5/11'), payment(4000))).toEqual([
    ['5/11', 4000, 4000],
    ['12/11', 3500, 0],
  ]);
});

test('what a player paid for the group and what is forgiven count as payments', () => {
  const ball = entry({ kind: 'expense', amount: 2000, playerId: 'beto' });
  expect(paidOf(charge(3500, '5/11'), ball, charge(-500))).toEqual([['5/11', 3500, 2500]]);
});

test('money that was given back lessens what is paid, the newest debt first', () => {
  const entries = [charge(3500, '5/11'), charge(3500, '12/11'), payment(3500, '5/11')];
  expect(paidOf(...entries, payment(3500, '12/11'), payment(-4000))).toEqual([
    ['5/11', 3500, 3000],
    ['12/11', 3500, 0],
  ]);
});

test('money that was given back beyond all payments is owed', () => {
  expect(paidOf(payment(-500))).toEqual([[null, 500, 0]]);
  expect(paidOf(charge(3500, '5/11'), payment(-500))).toEqual([
    ['5/11', 3500, 0],
    [null, 500, 0],
  ]);
  expect(paidOf(payment(-500), payment(500))).toEqual([]);
});

test('for any entries of a player the unpaid debts add up to the negative balance', () => {
  const anyEntry = fc.record({
    kind: fc.constantFrom('charge' as const, 'payment' as const, 'expense' as const),
    amount: fc.integer({ min: -5000, max: 5000 }),
    matchId: fc.constantFrom('5/11', '12/11', null),
  });
  fc.assert(
    fc.property(fc.array(anyEntry), (drawn) => {
      const entries = drawn.map((fields) => entry({ ...fields, playerId: 'beto' }));
      const debts = debtsOf(entries, STARTS);
      const open = debts.reduce((sum, { charged, paid }) => sum + charged - paid, 0);
      const balance = balancesOf(entries).get('beto') ?? 0;
      expect(debts.every(({ charged, paid }) => paid >= 0 && paid <= charged)).toBe(true);
      expect(open).toBe(Math.max(0, -balance));
    }),
  );
});

test('what is forgiven is told from what is paid, also if later debts are paid', () => {
  const forgive = { kind: 'charge', playerId: 'beto', note: FORGIVEN_NOTE } as const;
  const forgivenOf = (entries: LedgerEntry[]) =>
    debtsOf(entries, STARTS).map(({ matchId, paid, forgiven }) => [matchId, paid, forgiven]);
  const entries = [
    charge(3500, '5/11'),
    payment(1000),
    entry({ ...forgive, amount: -2500 }),
    charge(3500, '12/11'),
    payment(3500),
  ];
  expect(forgivenOf(entries)).toEqual([
    ['5/11', 3500, 2500],
    ['12/11', 3500, 0],
  ]);
  expect(
    forgivenOf([charge(3500, '5/11'), entry({ ...forgive, amount: -3500, note: null })]),
  ).toEqual([['5/11', 3500, 0]]);
});
