import { expect, test } from 'vitest';
import type { MatchMoneyReply } from '../money/money-replies.ts';
import { aMoney, aMoneyRow } from '../../testing/a-money.ts';
import { applyPendingMoney } from './apply-money.ts';
import type { MoneyAction, PendingMoney } from './pending-change.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const NOW = Date.parse('2026-11-20T20:00:00Z');
const players = IDS.map((id) => aMoneyRow(id));

const pay = (amount: number, debtOf: string | null = 'm'): MoneyAction => {
  return { do: 'pay', playerId: 'a', entryId: 'e1', amount, seen: null, debtOf };
};

function pending(action: MoneyAction, differs: Partial<PendingMoney> = {}): PendingMoney {
  return { kind: 'money', id: '1', matchId: 'm', listId: 'l', name: 'a', action, ...differs };
}

const PLAYED = { now: NOW, isSuspended: false };

function after(money: MatchMoneyReply, ...actions: MoneyAction[]) {
  return afterIn(PLAYED, money, ...actions);
}

/** Returns the money of a suspended match after these actions. */
function suspended(money: MatchMoneyReply, ...actions: MoneyAction[]) {
  return afterIn({ now: NOW, isSuspended: true }, money, ...actions);
}

function afterIn(match: typeof PLAYED, money: MatchMoneyReply, ...actions: MoneyAction[]) {
  const queue = actions.map((action) => pending(action));
  const shown = applyPendingMoney(money, 'm', queue, match);
  return { ...shown, row: (id = 'a') => shown.players.find(({ playerId }) => playerId === id) };
}

test('a payment is shown at once, and is the newest entry of the player', () => {
  expect(after(aMoney({ players }), pay(3500)).row()).toMatchObject({
    paid: 3500,
    open: 0,
    balance: 3500,
    lastEntryId: 'e1',
  });
});

test('a payment with a question of the server and a payment of another match are not shown', () => {
  const queue = [pending(pay(3500), { question: '¿Pagó otra vez?' })];
  expect(applyPendingMoney(aMoney({ players }), 'm', queue, PLAYED)).toEqual(aMoney({ players }));
  expect(
    applyPendingMoney(aMoney({ players }), 'm', [pending(pay(3500), { matchId: 'o' })], PLAYED),
  ).toEqual(aMoney({ players }));
});

test('a payment that the server has written already is not shown twice', () => {
  const paid = aMoneyRow('a', { paid: 3500, open: 0, balance: 3500, lastEntryId: 'e1' });
  expect(after(aMoney({ players: [paid] }), pay(3500)).row()).toEqual(paid);
});

const older = { matchId: 'o', date: '2026-11-05', open: 3500 };
const withOlder = aMoney({ players: [aMoneyRow('a', { balance: -3500, otherDebts: [older] })] });

test('a payment of this match pays it first, and then the oldest debt', () => {
  expect(after(withOlder, pay(5000)).row()).toMatchObject({
    paid: 3500,
    open: 0,
    balance: 1500,
    otherDebts: [{ ...older, open: 2000 }],
  });
});

test('a payment of an older debt leaves this match open', () => {
  const row = after(withOlder, pay(3500, 'o')).row();
  expect(row).toMatchObject({ paid: 0, open: 3500, balance: 0, otherDebts: [] });
});

test('money that was paid for another match in advance pays nothing of this one', () => {
  const row = aMoneyRow('a', { balance: 0 });
  const closed = aMoney({ isClosed: true, players: [row] });
  expect(after(closed, pay(1000)).row()).toMatchObject({ paid: 1000, open: 2500, balance: 1000 });
});

test('taking a payment back opens what it had paid', () => {
  const back = { do: 'void', playerId: 'a', entryId: 'e1', amount: 3500 } as const;
  expect(after(aMoney({ players }), pay(3500), back).row()).toMatchObject({
    paid: 0,
    open: 3500,
    balance: 0,
  });
});

test('an older debt that is paid and taken back before either is sent leaves the row as it was', () => {
  const back = { do: 'void', playerId: 'a', entryId: 'e1', amount: 3500 } as const;
  expect(after(withOlder, pay(3500, 'o'), back).row()).toEqual(withOlder.players[0]);
});

test('a payment of a player who does not pay is no payment once it is taken back', () => {
  const exempt = { isExempt: true, charged: 0, open: 0 };
  const row = aMoneyRow('a', { ...exempt, paid: 3500, balance: 3500, lastEntryId: 'e1' });
  const back = { do: 'void', playerId: 'a', entryId: 'e1', amount: 3500 } as const;
  expect(after(aMoney({ players: [row] }), back).row()).toMatchObject({ paid: 0, balance: 0 });
});

test('only the last payment can be taken back, and no other one is known until the server answers', () => {
  const back = { do: 'void', playerId: 'a', entryId: 'e1', amount: 3500 } as const;
  const paid = after(aMoney({ players }), pay(3500));
  expect(paid.row()).toMatchObject({ lastEntryId: 'e1', lastAmount: 3500 });
  expect(after(paid, back).row()).toMatchObject({ lastAmount: null });
  expect(after(paid, { ...back, entryId: 'e0' }).row()).toMatchObject({ lastAmount: 3500 });
});

test('another cost changes the shares and no payment', () => {
  const shown = after(aMoney({ players }), pay(3500), { do: 'change', patch: { cost: 40_000 } });
  expect(shown).toMatchObject({ share: 4000, leftToPay: 40_000 });
  expect(shown.row()).toMatchObject({ charged: 4000, paid: 3500, open: 500, balance: 3500 });
});

test('others pay for a player who does not pay, and what was paid stays in favour', () => {
  const patch = { exempt: { a: true }, absent: { b: true } };
  const shown = after(aMoney({ players }), pay(3500), { do: 'change', patch });
  expect(shown).toMatchObject({ share: 4400, payerCount: 8, surplus: 200 });
  expect(shown.row()).toMatchObject({ charged: 0, open: 0, balance: 3500 });
});

test('closing makes the estimates charges, and reopening takes them back', () => {
  const closed = after(aMoney({ paidBy: 'b', players }), { do: 'close' });
  expect(closed).toMatchObject({ isClosed: true, leftToPay: 0 });
  expect([closed.row()?.balance, closed.row('b')?.balance]).toEqual([-3500, 31_500]);
  const reopened = after(aMoney({ paidBy: 'b', players }), { do: 'close' }, { do: 'reopen' });
  expect(reopened).toMatchObject({ isClosed: false, leftToPay: 35_000 });
  expect(reopened.row()?.balance).toBe(0);
});

test('a change of closed accounts changes the balances', () => {
  const shown = after(
    aMoney({ players }),
    { do: 'close' },
    { do: 'change', patch: { cost: 40_000 } },
  );
  expect(shown.row()).toMatchObject({ charged: 4000, open: 4000, balance: -4000 });
});

test('the player who paid the pitch of closed accounts has the new cost in favour, and another payer all of it', () => {
  const money = aMoney({ paidBy: 'b', players });
  const change = (patch: object) => ({ do: 'change', patch }) as const;
  const dearer = after(money, { do: 'close' }, change({ cost: 40_000 }));
  expect(dearer.row('b')).toMatchObject({ open: 0, balance: 36_000 });
  const other = after(money, { do: 'close' }, change({ paidBy: 'a' }));
  expect([other.row('a')?.balance, other.row('b')?.balance]).toEqual([31_500, -3500]);
});

test('accounts that were closed more than a week ago keep their shares, and the question is shown', () => {
  const closedAt = (at: string) => aMoney({ players, isClosed: true, closedAt: at, leftToPay: 0 });
  const change = { do: 'change', patch: { cost: 40_000, absent: { b: true } } } as const;
  const late = after(closedAt('2026-11-13T20:00:00.000000Z'), change);
  expect(late).toMatchObject({ cost: 40_000, share: 3500, payerCount: 10, isOutdated: true });
  expect(late.row()).toMatchObject({ charged: 3500, open: 3500, balance: 0 });
  expect(after(late, { do: 'close' })).toMatchObject({ share: 4500, isOutdated: false });
  expect(after(closedAt('2026-11-13T20:00:01.000000Z'), change)).toMatchObject({
    share: 4500,
    isOutdated: false,
  });
});

test('a deposit of accounts that were closed more than a week ago changes no balance, and is asked about', () => {
  const closedAt = '2026-11-01T20:00:00.000000Z';
  const late = after(aMoney({ paidBy: 'b', players, isClosed: true, closedAt }), deposit(null));
  expect(late).toMatchObject({ deposit: 10_000, isOutdated: true });
  expect(late.row('b')?.balance).toBe(0);
});

const deposit = (playerId: string | null): MoneyAction => {
  const entry = { kind: 'expense', amount: 10_000, playerId, method: null, note: null } as const;
  return { do: 'write', entryId: 'd', at: '', entry: { ...entry, matchId: 'm', isDeposit: true } };
};

test('a deposit leaves less to pay, and a player who paid it has it in favour', () => {
  const shown = after(aMoney({ players }), deposit('a'));
  expect(shown).toMatchObject({ deposit: 10_000, leftToPay: 25_000 });
  expect(shown.row()).toMatchObject({ open: 0, balance: 10_000 });
});

test('a deposit of closed accounts lessens what the player who paid the pitch has in favour', () => {
  const shown = after(aMoney({ paidBy: 'b', players }), { do: 'close' }, deposit(null));
  expect(shown.row('b')?.balance).toBe(25_000 - 3500);
});

test('a deposit that was returned or stays for the next match is gone from the suspended one', () => {
  const before = aMoney({ players, deposit: 10_000, leftToPay: 0 });
  for (const outcome of ['returned', 'next'] as const) {
    expect(after(before, { do: 'deposit', outcome })).toMatchObject({
      depositOutcome: outcome,
      deposit: 0,
      leftToPay: 0,
    });
  }
  expect(after(before, { do: 'deposit', outcome: 'lost' })).toMatchObject({
    depositOutcome: 'lost',
    deposit: 10_000,
  });
});

const uncharged = IDS.map((id) => aMoneyRow(id, { charged: 0, open: 0 }));

test('nobody of a suspended match owes a share, whoever does not pay', () => {
  const money = aMoney({ players: uncharged, leftToPay: 0 });
  const change = { do: 'change', patch: { exempt: { b: true } } } as const;
  const shown = suspended(money, change, { do: 'close' });
  expect(shown).toMatchObject({ isClosed: false, leftToPay: 0 });
  expect(shown.row('b')).toMatchObject({ isExempt: true, open: 0 });
  expect(shown.row()).toEqual(uncharged[0]);
});

test('a lost deposit is charged to those who pay, once, until its decision is undone', () => {
  const money = aMoney({ players: uncharged, deposit: 10_000, leftToPay: 0 });
  const lost = { do: 'deposit', outcome: 'lost' } as const;
  expect(suspended(money, lost).row()).toMatchObject({ charged: 1000, open: 1000, balance: -1000 });
  expect(suspended(money, lost, pay(400)).row()).toMatchObject({ open: 600, balance: -600 });
  const ahead = aMoneyRow('a', { charged: 0, open: 0, balance: 1500 });
  const paid = suspended({ ...money, players: [ahead, ...uncharged.slice(1)] }, lost, pay(100));
  expect(paid.row()).toMatchObject({ open: 0, balance: 600 });
  const undone = suspended(money, lost, { do: 'reopen' });
  expect(undone).toMatchObject({ depositOutcome: null, players: uncharged });
  expect(suspended(money, lost, deposit(null))).toMatchObject({
    depositOutcome: null,
    deposit: 20_000,
    players: uncharged,
  });
});

test('after a lost deposit, those who do not pay owe nothing of it, and the others pay their part', () => {
  const money = aMoney({ players: uncharged, deposit: 9000, leftToPay: 0 });
  const change = { do: 'change', patch: { exempt: { b: true } } } as const;
  const shown = suspended(money, { do: 'deposit', outcome: 'lost' }, change);
  expect(shown.row('b')).toMatchObject({ isExempt: true, charged: 0, open: 0, balance: 0 });
  expect(shown.row()).toMatchObject({ charged: 1000, open: 1000, balance: -1000 });
});

test('money in favour is used at closing', () => {
  const row = aMoneyRow('a', { paid: 3500, open: 0, balance: 10_000 });
  const shown = after(aMoney({ players: [row, aMoneyRow('b')] }), {
    do: 'change',
    patch: { price: 5000 },
  });
  expect(shown.row()).toMatchObject({ charged: 5000, paid: 5000, open: 0 });
});

test('accounts that are left as they were keep their shares, and are asked about no more', () => {
  const money = aMoney({ players, isClosed: true, isOutdated: true, cost: 40_000, leftToPay: 0 });
  const kept = after(money, { do: 'change', patch: { isOutdated: false } });
  expect(kept).toMatchObject({ isOutdated: false, share: 3500, players });
});

test('a host outside the match takes no part in dividing the cost', () => {
  const host = aMoneyRow('z', { isPlaying: false });
  const guest = aMoneyRow('k', { isGuest: true, hostId: 'z', charged: 0, open: 0 });
  const money = aMoney({ players: [...players.slice(1), guest, host] });
  const shown = after(money, { do: 'change', patch: { cost: 40_000 } });
  expect(shown).toMatchObject({ share: 4000, payerCount: 10 });
  expect(shown.row('z')).toMatchObject({ charged: 4000 });
});
