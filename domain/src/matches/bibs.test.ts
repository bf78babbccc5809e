import { expect, test } from 'vitest';
import { inTurn } from './bibs.ts';

const PLAYERS = ['ana', 'beto', 'caro', 'dani'].map((playerId) => ({ playerId }));
const takings = (...ids: string[]) => ids.map((playerId, at) => ({ matchId: `m${at}`, playerId }));
const turns = (...ids: string[]) =>
  inTurn(PLAYERS, takings(...ids)).map(({ playerId, times }) => `${playerId} ${times}`);

test('who has taken the bibs least is proposed first', () => {
  expect(turns('ana', 'ana', 'beto', 'gone')).toEqual(['caro 0', 'dani 0', 'beto 1', 'ana 2']);
});

test('of players who have taken them as often, the one who has not for longest is first', () => {
  expect(turns('dani', 'ana', 'caro', 'beto')).toEqual(['dani 1', 'ana 1', 'caro 1', 'beto 1']);
});

test('before anybody has taken them, the order of the players stays', () => {
  expect(turns()).toEqual(['ana 0', 'beto 0', 'caro 0', 'dani 0']);
});
