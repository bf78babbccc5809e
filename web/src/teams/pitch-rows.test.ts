import { SKILL_LEVELS, type SkillLevel } from '@picadito/domain';
import { expect, test } from 'vitest';
import { keepersFirst, pitchRows } from './pitch-rows.ts';

test.each([
  ['', []],
  ['a3', ['a']],
  ['a3 b4', ['a', 'b']],
  ['a3 b4 c5', ['a', 'cb']],
  ['a3 b3 c3 d5', ['a', 'db', 'c']],
  ['a2 b3 c4 d4 e5', ['a', 'ec', 'db']],
  ['a b c d e', ['a', 'bc', 'de']],
  ['a b c d e f g', ['a', 'bc', 'de', 'fg']],
  ['a b c d e f g h', ['a', 'bcd', 'ef', 'gh']],
  ['a b c d e f g h i', ['a', 'bcd', 'efg', 'hi']],
  ['a b c d e f g h i j k', ['a', 'bcd', 'efg', 'hi', 'jk']],
])(
  'of the players %s the first stands at the goal, and the others by level in pairs or threes',
  (players, rows) => {
    const all = players.split(' ').filter(Boolean).map(playerOf);
    expect(pitchRows(all).map((row) => row.map(({ id }) => id).join(''))).toEqual(rows);
  },
);

function playerOf(text: string): { id: string; skillLevel?: SkillLevel | undefined } {
  const [id = '', level] = text;
  return { id, skillLevel: SKILL_LEVELS.find((each) => each === level) };
}

const team = (ids: string) => [...ids].map((id) => ({ id }));
const idsOf = (players: readonly { id: string }[]) => players.map(({ id }) => id).join('');

test('the first keeper of each team is at its goal, and nobody else changes places', () => {
  const teams = { claro: team('abcd'), oscuro: team('efg'), suplente: team('hi') };
  const sorted = keepersFirst(teams, ['d', 'c', 'i']);
  expect(idsOf(sorted.claro)).toBe('cabd');
  expect(idsOf(sorted.oscuro)).toBe('efg');
  expect(idsOf(sorted.suplente)).toBe('hi');
});
