import { expect, test } from 'vitest';
import type { ListMoneyReply } from '../money/money-replies.ts';
import { applyPendingListMoney } from './apply-list-money.ts';
import type { MoneyAction } from './pending-change.ts';

const DEBT = { matchId: 'm', date: '2026-11-05', open: 3500 };
const OLDER = { matchId: 'o', date: '2026-10-29', open: 1000 };
const AT = '2026-11-12T20:00:00.000000Z';
const MONEY: ListMoneyReply = {
  currency: 'ARS',
  pot: -14_000,
  isCounted: false,
  settings: {
    payTo: null,
    payToHolder: null,
    payToChangedAt: null,
    playersSee: 'own',
    sharesMoney: false,
    neverPays: [],
  },
  balances: [{ playerId: 'a', name: 'Ana', balance: -4500, isGone: false, debts: [OLDER, DEBT] }],
  claims: [{ playerId: 'a', amount: 3500, at: AT }],
  entries: [],
};

const after = (...actions: MoneyAction[]) =>
  applyPendingListMoney(
    MONEY,
    'l',
    actions.map((action, at) => {
      return { kind: 'money', id: String(at), matchId: null, listId: 'l', name: 'Ana', action };
    }),
  );
const write = (kind: 'payment' | 'expense', amount: number, playerId: string | null) =>
  ({
    do: 'write',
    entryId: 'e',
    at: AT,
    entry: { kind, amount, playerId, method: null, note: null },
  }) as const;

test('an expense lessens the pot and is the newest entry', () => {
  expect(after(write('expense', 6000, null))).toMatchObject({
    pot: -20_000,
    balances: MONEY.balances,
    entries: [{ entryId: 'e', kind: 'expense', amount: 6000, author: '', playerName: null }],
  });
});

test('a payment pays the oldest debts, and ends the claim of the player', () => {
  expect(after(write('payment', 1500, 'a'))).toMatchObject({
    pot: -12_500,
    balances: [{ balance: -3000, debts: [{ ...DEBT, open: 3000 }] }],
    claims: [],
  });
});

test('a payment of a match pays for it first', () => {
  const pay = { do: 'pay', playerId: 'a', entryId: 'p', amount: 3500, seen: null, debtOf: 'm' };
  expect(after(pay as MoneyAction)).toMatchObject({
    pot: -10_500,
    balances: [{ balance: -1000, debts: [OLDER] }],
  });
});

test('a payment of a match with open accounts pays no debts, and they stay if the payment is voided', () => {
  const pay = { do: 'pay', playerId: 'a', entryId: 'p', amount: 5000, seen: null, debtOf: 'n' };
  const owed = { debts: [OLDER, DEBT] };
  expect(after(pay as MoneyAction).balances).toMatchObject([{ balance: 500, ...owed }]);
  const same = { ...pay, amount: 4500 } as MoneyAction;
  expect(after(same).balances).toMatchObject([{ balance: 0, ...owed }]);
  const back = { do: 'void', playerId: 'a', entryId: 'p', amount: 4500 } as const;
  expect(after(same, back).balances).toMatchObject([{ balance: -4500, ...owed }]);
});

test('a payment that waits is the newest entry; one of an older version only counts', () => {
  const pay = { do: 'pay', playerId: 'a', entryId: 'p', amount: 500, seen: null, debtOf: null };
  expect(after({ ...pay, method: 'cash', at: AT } as MoneyAction).entries).toMatchObject([
    { entryId: 'p', kind: 'payment', amount: 500, method: 'cash', author: '' },
  ]);
  expect(after(pay as MoneyAction)).toMatchObject({ pot: -13_500, entries: [] });
});

test('money that was given back leaves the pot', () => {
  const back = { do: 'pay', playerId: 'a', entryId: 'p', amount: -500, seen: null, debtOf: null };
  expect(after(back as MoneyAction)).toMatchObject({
    pot: -14_500,
    balances: [{ balance: -5000 }],
  });
});

test('a claim whose money has not arrived is gone', () => {
  expect(after({ do: 'dropClaim', playerId: 'a' })).toEqual({ ...MONEY, claims: [] });
  expect(after({ do: 'dropClaim', playerId: 'a', seen: AT })).toEqual({ ...MONEY, claims: [] });
});

test('a claim that is newer than the one on the screen stays', () => {
  const before = '2026-11-10T20:00:00.000000Z';
  expect(after({ do: 'dropClaim', playerId: 'a', seen: before })).toEqual(MONEY);
});

test('a payment that is voided before it was sent changes nothing but the entries', () => {
  const shown = after(write('payment', 4500, 'a'), {
    do: 'void',
    playerId: 'a',
    entryId: 'e',
    amount: 4500,
  });
  expect(shown).toMatchObject({
    pot: -14_000,
    balances: [{ playerId: 'a', name: 'Ana', balance: -4500 }],
    entries: [{ entryId: 'e', voidedAt: AT }],
  });
});

test('changes of another list are not shown', () => {
  const action = write('expense', 6000, null);
  const change = { kind: 'money', id: '1', matchId: null, listId: 'o', name: '', action } as const;
  expect(applyPendingListMoney(MONEY, 'l', [change])).toEqual(MONEY);
});
