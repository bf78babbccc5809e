import { expect, test } from 'vitest';
import { aMatch } from '../../../testing/a-match.ts';
import { lastToContinue, matchToJoin } from './match-to-join.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-26T21:00-03:00');
const match = aMatch({ id: 'jueves' });
const lastCreated = { cameFrom: null, lastCreated: 'jueves' };
const cameFrom = { cameFrom: 'jueves', lastCreated: 'other' };

test.each([
  ['not before its start, because its list adds them', lastCreated, START - 1, false],
  ['from its start on', lastCreated, START, true],
  ['after midnight, while it is played', lastCreated, START + 2 * HOUR - 1, true],
  ['once it is over, on the same day', lastCreated, START + 2.9 * HOUR, true],
  ['not in a tab left open since yesterday', lastCreated, START + 12 * HOUR, false],
  ['an old match that the organiser came from', cameFrom, START + 500 * HOUR, true],
  ['not a match to come, although the organiser came from it', cameFrom, START - 1, false],
])('added players join the match: %s', (_name, wanted, now, joins) => {
  expect(matchToJoin([match], 'list', wanted, now)).toBe(joins ? match : null);
});

test('a match of another list, or one that is gone, is not joined', () => {
  expect(matchToJoin([match], 'other', lastCreated, START)).toBeNull();
  expect(matchToJoin([], 'list', lastCreated, START)).toBeNull();
  expect(matchToJoin([match], 'list', { cameFrom: 'gone', lastCreated: null }, START)).toBeNull();
});

test('a match created elsewhere is joined until it is over', () => {
  const nothing = { cameFrom: null, lastCreated: null };
  expect(matchToJoin([match], 'list', nothing, START)).toBe(match);
  expect(matchToJoin([match], 'list', { ...nothing, lastCreated: 'other' }, START)).toBe(match);
  expect(matchToJoin([match], 'list', nothing, START + 2 * HOUR)).toBeNull();
});

test('the match created last is joined, unless it was deleted', () => {
  expect(lastToContinue('jueves', [match], true)).toBe('jueves');
  expect(lastToContinue('deleted', [match], true)).toBeNull();
  expect(lastToContinue('deleted', [], true)).toBeNull();
});

test('a match created just now is joined before it is in the list', () => {
  expect(lastToContinue('new', [match], false)).toBe('new');
  expect(lastToContinue('new', undefined, false)).toBe('new');
});
