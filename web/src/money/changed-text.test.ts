import type { MatchMoneyReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMoney, aMoneyRow } from '../../../domain/testing/a-money.ts';
import { changedText } from './changed-text.ts';

type Row = MatchMoneyReply['players'][number];
type Figures = Partial<Row>;

/** Returns closed accounts in which these players have paid their share, except as `rows` says, and Zoe has not. */
function paid(rows: Record<string, Figures>): MatchMoneyReply {
  const players = Object.entries(rows).map(([id, figures]) =>
    aMoneyRow(id, { paid: 3500, open: 0, balance: 0, ...figures }),
  );
  return aMoney({ isClosed: true, players: [...players, aMoneyRow('Zoe')] });
}

/** Returns the accounts with other figures of some players. */
function later(
  before: MatchMoneyReply,
  differs: Partial<MatchMoneyReply>,
  rows: Record<string, Figures>,
): MatchMoneyReply {
  const players = before.players.map((row) => ({ ...row, ...rows[row.playerId] }));
  return { ...before, ...differs, players };
}

const DEARER = { cost: 40_000, share: 4000 };
const OWES = { charged: 4000, open: 500, balance: -500 };

test('players who had paid and owe the same are counted in one sentence', () => {
  const before = paid({ Ana: {}, Beto: {}, Caro: {} });
  const after = later(before, DEARER, { Ana: OWES, Beto: OWES, Caro: OWES });
  expect(changedText(before, after)).toBe(
    'La cancha pasó de $35.000 a $40.000: $500 más cada uno. A los 3 que ya pagaron les quedan $500 por pagar.',
  );
});

test('a player who also pays for a guest owes more, and is named with the guest', () => {
  const before = paid({ Ana: {}, Beto: {}, Caro: {}, Nico: { charged: 7000, paid: 7000 } });
  before.players.push(aMoneyRow('Dani', { charged: 0, open: 0, isGuest: true, hostId: 'Nico' }));
  const nico = { charged: 8000, open: 1000, balance: -1000 };
  const after = later(before, DEARER, { Ana: OWES, Beto: OWES, Caro: OWES, Nico: nico });
  expect(changedText(before, after)).toBe(
    'La cancha pasó de $35.000 a $40.000: $500 más cada uno. A 3 de los 4 que ya pagaron les quedan $500 por pagar. A Nico le quedan $1.000 por pagar (con Dani).',
  );
});

test('a player who pays the difference with money in favour owes nothing', () => {
  const before = paid({ Ana: {}, Beto: { balance: 2000 } });
  const after = later(before, DEARER, { Ana: OWES, Beto: { charged: 4000, balance: 1500 } });
  expect(changedText(before, after)).toBe(
    'La cancha pasó de $35.000 a $40.000: $500 más cada uno. A Ana le quedan $500 por pagar.',
  );
});

test('a lower share leaves money in favour, unless it pays an older debt', () => {
  const before = paid({ Ana: {}, Beto: { balance: -3500 } });
  const cheaper = { cost: 30_000, share: 3000 };
  const after = later(before, cheaper, {
    Ana: { charged: 3000, balance: 500 },
    Beto: { charged: 3000, balance: -3000 },
  });
  expect(changedText(before, after)).toBe(
    'La cancha pasó de $35.000 a $30.000: $500 menos cada uno. A Ana le quedan $500 a favor.',
  );
});

test('a player who does not pay any more has everything in favour', () => {
  const before = paid({ Ana: {}, Beto: {} });
  const after = later(
    before,
    { share: 3900, payerCount: 9 },
    {
      Ana: { charged: 3900, open: 400, balance: -400 },
      Beto: { charged: 0, isExempt: true, balance: 3500 },
    },
  );
  expect(changedText(before, after)).toBe(
    'Cambió cuántos pagan: $400 más cada uno. A Ana le quedan $400 por pagar. A Beto le quedan $3.500 a favor.',
  );
});

test('a debt that was forgiven is no payment', () => {
  const before = paid({ Ana: { forgiven: 3500 } });
  const after = later(before, DEARER, { Ana: OWES });
  expect(changedText(before, after)).toBe(
    'La cancha pasó de $35.000 a $40.000: $500 más cada uno.',
  );
});

test('the text says that a fixed price was set, and that it was removed', () => {
  const before = paid({});
  const price = later(before, { price: 4000, share: 4000 }, {});
  expect(changedText(before, price)).toBe('Ahora cada uno pone $4.000: $500 más cada uno.');
  expect(changedText(price, before)).toBe('Ahora se divide: $500 menos cada uno.');
});

test('the text says that a guest pays instead of the host, although the share stays', () => {
  const before = paid({ Nico: { charged: 7000, paid: 7000 } });
  const after = later(before, {}, { Nico: { charged: 3500, paid: 3500, balance: 3500 } });
  expect(changedText(before, after)).toBe('A Nico le quedan $3.500 a favor.');
});

test('a payment is no change of the accounts', () => {
  const before = paid({ Ana: {} });
  expect(changedText(before, later(before, {}, { Ana: { balance: 2000 } }))).toBeNull();
  expect(changedText(before, later(before, {}, { Ana: { paid: 0, open: 3500 } }))).toBeNull();
});

test('there is no text about estimates, about accounts that wait for an answer, or without a change', () => {
  const before = paid({ Ana: {} });
  const after = later(before, DEARER, { Ana: OWES });
  expect(changedText({ ...before, isClosed: false }, after)).toBeNull();
  expect(changedText(before, { ...after, isOutdated: true })).toBeNull();
  expect(changedText({ ...before, isOutdated: true }, after)).toBeNull();
  expect(changedText(before, before)).toBeNull();
});
