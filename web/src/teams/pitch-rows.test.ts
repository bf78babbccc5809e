import { expect, test } from 'vitest';
import { keepersFirst, pitchRows } from './pitch-rows.ts';

test.each([
  ['', []],
  ['a', ['a']],
  ['ab', ['a', 'b']],
  ['abc', ['a', 'bc']],
  ['abcd', ['a', 'bc', 'd']],
  ['abcde', ['a', 'bc', 'de']],
])('the players %s stand one at the goal and two in each further row', (players, rows) => {
  expect(pitchRows([...players]).map((row) => row.join(''))).toEqual(rows);
});

const team = (ids: string) => [...ids].map((id) => ({ id }));
const idsOf = (players: readonly { id: string }[]) => players.map(({ id }) => id).join('');

test('the first keeper of each team is at its goal, and nobody else changes places', () => {
  const teams = { claro: team('abcd'), oscuro: team('efg'), suplente: team('hi') };
  const sorted = keepersFirst(teams, ['d', 'c', 'i']);
  expect(idsOf(sorted.claro)).toBe('cabd');
  expect(idsOf(sorted.oscuro)).toBe('efg');
  expect(idsOf(sorted.suplente)).toBe('hi');
});
