import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { matchInput, matchPatch } from './match.ts';
import { defaultRotation, formatAfter } from './format-change.ts';
import { DEFAULT_FORMAT, placesOf } from './match-format.ts';

const match = { date: '2026-11-26', time: '21:00', location: 'Cancha Núñez', listId: 'list' };
const after = (input: object, before = DEFAULT_FORMAT) =>
  formatAfter(before, z.parse(matchPatch, input));
const of = (input: object) => ({ ok: true, value: { ...DEFAULT_FORMAT, ...input } });

test.each([
  { perSide: 4, teamCount: 2, courtMinutes: 30 },
  { perSide: 11, teamCount: 2, courtMinutes: 240 },
  { perSide: 10, teamCount: 3, rotation: defaultRotation(3) },
  { perSide: 7, teamCount: 4, rotation: defaultRotation(4) },
])('a match may be %j', (format) => {
  expect(z.parse(matchInput, { ...match, ...format })).toMatchObject(format);
  expect(after(format)).toEqual(of(format));
});

test.each([
  [{ perSide: 3 }, `perSide: ${MESSAGES.perSideInvalid}`],
  [{ perSide: 12 }, `perSide: ${MESSAGES.perSideInvalid}`],
  [{ perSide: 5.5 }, `perSide: ${MESSAGES.perSideInvalid}`],
  [{ perSide: '5' }, `perSide: ${MESSAGES.perSideInvalid}`],
  [{ perSide: null }, `perSide: ${MESSAGES.perSideInvalid}`],
  [{ teamCount: 1 }, `teamCount: ${MESSAGES.teamCountInvalid}`],
  [{ teamCount: 5 }, `teamCount: ${MESSAGES.teamCountInvalid}`],
  [{ courtMinutes: 29 }, `courtMinutes: ${MESSAGES.courtMinutesInvalid}`],
  [{ courtMinutes: 241 }, `courtMinutes: ${MESSAGES.courtMinutesInvalid}`],
  [{ rotation: 'winner-stays' }, `rotation: ${MESSAGES.fieldInvalid}`],
  [{ rotation: { play: 'cup' } }, `rotation.play: ${MESSAGES.fieldInvalid}`],
  [{ rotation: { gameMinutes: 0 } }, `rotation.gameMinutes: ${MESSAGES.gameMinutesInvalid}`],
  [{ rotation: { gameGoals: -1 } }, `rotation.gameGoals: ${MESSAGES.gameGoalsInvalid}`],
  [{ rotation: { onDraw: 'toss' } }, `rotation.onDraw: ${MESSAGES.fieldInvalid}`],
  [{ rotation: { stayMax: 0 } }, `rotation.stayMax: ${MESSAGES.stayMaxInvalid}`],
])('a match of %j is refused in Spanish: %s', (input, sentence) => {
  const { error } = z.safeParse(matchInput, { ...match, ...input });
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    sentence,
  ]);
});

test.each([
  { perSide: 11, teamCount: 3 },
  { perSide: 8, teamCount: 4 },
])('%j are more than thirty players', (input) => {
  expect(after(input)).toEqual({
    ok: false,
    error: { path: 'perSide', message: 'Son demasiados: hasta 30.' },
  });
});

test('the limit of thirty players includes the fields that a request does not name', () => {
  const ofThree = { ...DEFAULT_FORMAT, teamCount: 3, rotation: defaultRotation(3) };
  expect(after({ perSide: 10 }, ofThree).ok).toBe(true);
  expect(after({ perSide: 11 }, ofThree).ok).toBe(false);
});

test('fields that a request does not name keep their values', () => {
  const stored = {
    perSide: 7,
    teamCount: 4,
    courtMinutes: 90,
    rotation: { ...defaultRotation(4), gameMinutes: 8, stayMax: null },
  };
  expect(after({}, stored)).toEqual({ ok: true, value: stored });
  expect(after({ perSide: 6, rotation: null }, stored)).toEqual({
    ok: true,
    value: { ...stored, perSide: 6 },
  });
});

test('two teams have no rotation; by default a team may win three games in a row of three teams, and two of four', () => {
  expect(after({ rotation: {} })).toEqual(of({ rotation: null }));
  const three = {
    play: 'winner-stays',
    gameMinutes: 10,
    gameGoals: 2,
    onDraw: 'holder-leaves',
    stayMax: 3,
  };
  expect(after({ teamCount: 3 })).toEqual(of({ teamCount: 3, rotation: three }));
  expect(after({ teamCount: 4 })).toEqual(of({ teamCount: 4, rotation: { ...three, stayMax: 2 } }));
  const own = { play: 'round-robin', gameGoals: 0, stayMax: null };
  expect(after({ teamCount: 3, rotation: own })).toEqual(
    of({ teamCount: 3, rotation: { ...three, ...own } }),
  );
});

test('both teams leave after a draw only if there are four', () => {
  const rotation = { onDraw: 'both-leave' };
  expect(after({ teamCount: 4, rotation }).ok).toBe(true);
  const refused = {
    ok: false,
    error: { path: 'rotation.onDraw', message: MESSAGES.bothLeaveOfThree },
  };
  expect(after({ teamCount: 3, rotation })).toEqual(refused);
});

test('the teams of a match have as many places as players a side times teams', () => {
  expect(placesOf(DEFAULT_FORMAT)).toBe(10);
  expect(placesOf({ perSide: 6, teamCount: 4 })).toBe(24);
});

test('with fewer teams a rotation has the default rules of draws and wins in a row, and games of the same length', () => {
  const rotation = { ...defaultRotation(4), onDraw: 'both-leave' as const, gameMinutes: 8 };
  const ofFour = { ...DEFAULT_FORMAT, teamCount: 4, rotation };
  expect(after({ teamCount: 3 }, ofFour)).toEqual(
    of({ teamCount: 3, rotation: { ...defaultRotation(3), gameMinutes: 8 } }),
  );
});
