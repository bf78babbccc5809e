import { expect, test } from 'vitest';
import type { RatedMatch } from './estimate-skills.ts';
import { suggestLevel } from './suggest-level.ts';

const NAMES = ['beto', 'ana', 'leo', 'nico', 'dani', 'mora'];

/**
 * Returns matches that Beto wins by `ahead` goals (loses if it is negative), in teams of three that change each time.
 */
function season(matches: number, ahead: number): RatedMatch[] {
  return Array.from({ length: matches }, (_, match) => {
    const others = NAMES.slice(1);
    const row = [...others.slice(match % 5), ...others.slice(0, match % 5)];
    const goals = { claro: 5 + Math.max(ahead, 0), oscuro: 5 + Math.max(-ahead, 0) };
    return { claro: ['beto', ...row.slice(0, 2)], oscuro: row.slice(2), goals };
  });
}
const levelsWith = (beto: number) =>
  new Map(NAMES.map((name) => [name, name === 'beto' ? beto : 3]));

test.each<[string, number, number, number, number | null]>([
  ['who wins by three goals again and again plays a level higher', 14, 3, 3, 4],
  ['who loses by three goals again and again plays a level lower', 14, -3, 3, 2],
  ['fewer than twelve matches say nothing', 11, 3, 3, null],
  ['twelve matches may say something', 12, 3, 3, 4],
  ['results as expected suggest nothing', 40, 0, 3, null],
  ['there is no level above the highest', 14, 6, 5, null],
  ['there is no level below the lowest', 14, -6, 2, null],
])('%s', (_name, matches, ahead, level, expected) => {
  const suggestion = suggestLevel(levelsWith(level), season(matches, ahead));
  const ofBeto = suggestion?.playerId === 'beto' ? suggestion.level : null;
  expect(ofBeto).toBe(expected);
});

test('a suggestion explains itself by goals and matches', () => {
  expect(suggestLevel(levelsWith(3), season(14, 3))).toMatchObject({ goals: 3, matches: 14 });
  expect(suggestLevel(levelsWith(3), season(14, -3))).toMatchObject({ goals: -3, matches: 14 });
});

test('nothing is suggested about players who are excepted', () => {
  const suggestion = suggestLevel(levelsWith(3), season(14, 3), new Set(['beto']));
  expect(suggestion?.playerId).not.toBe('beto');
});
