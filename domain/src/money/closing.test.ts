import { expect, test } from 'vitest';
import { accountsOf, type MatchMoney, type MoneyPlayer } from './closing.ts';

const players = (...ids: string[]): MoneyPlayer[] =>
  ids.map((playerId) => ({ playerId, hostId: null }));
const TEN = players('ana', 'beto', 'caro', 'dani', 'ema', 'fede', 'gabi', 'hugo', 'ines', 'juan');
const money = (fields: Partial<MatchMoney>): MatchMoney => ({
  cost: 35_000,
  price: null,
  exempt: new Set(),
  absent: new Set(),
  payOwn: new Set(),
  ...fields,
});

test('the cost is divided among all players', () => {
  const { payers, share, surplus } = accountsOf(TEN, money({}), 'ARS');
  expect([payers.length, share, surplus]).toEqual([10, 3500, 0]);
});

test('the others pay for those who do not pay today and for those who did not come', () => {
  const some = money({ exempt: new Set(['ana']), absent: new Set(['beto']) });
  const { payers, share, surplus } = accountsOf(TEN, some, 'ARS');
  expect([payers.length, share, surplus]).toEqual([8, 4400, 200]);
});

test('if nobody pays, the pot pays', () => {
  const nobody = money({ exempt: new Set(TEN.map(({ playerId }) => playerId)) });
  expect(accountsOf(TEN, nobody, 'ARS')).toEqual({ payers: [], share: null, surplus: -35_000 });
});

test('the host is charged for a guest, unless the guest pays', () => {
  const withGuest = [...players('nico'), { playerId: 'guest', hostId: 'nico' }];
  const charged = (fields: Partial<MatchMoney>) =>
    accountsOf(withGuest, money(fields), 'ARS').payers.map(({ chargedId }) => chargedId);
  expect(charged({})).toEqual(['nico', 'nico']);
  expect(charged({ payOwn: new Set(['guest']) })).toEqual(['nico', 'guest']);
  expect(charged({ exempt: new Set(['nico']) })).toEqual(['nico']);
});

test('with a fixed price the difference to the cost is the surplus', () => {
  const surplusOf = (price: number) => accountsOf(TEN, money({ price }), 'ARS').surplus;
  expect(surplusOf(4000)).toBe(5000);
  expect(surplusOf(3000)).toBe(-5000);
  expect(accountsOf(TEN, money({ cost: null, price: 3000 }), 'ARS').surplus).toBe(30_000);
});

test('without a cost there is no share', () => {
  expect(accountsOf(TEN, money({ cost: null }), 'ARS').share).toBeNull();
});
