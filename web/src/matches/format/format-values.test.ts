import { DEFAULT_FORMAT, defaultRotation, MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch } from '../../../testing/a-match.ts';
import { formatText, sizesText } from './format-text.ts';
import {
  fieldOf,
  formatProblem,
  formatValuesOf,
  NEW_FORMAT,
  NO_FORMAT,
  NO_LIMIT,
  typedFormat,
  usualFormat,
} from './format-values.ts';
import { teamsQuestion } from './saved-teams.ts';

const ofThree = { perSide: 5, teamCount: 3, courtMinutes: 90, rotation: defaultRotation(3) };

test('the usual format is that of the last match of the list, else five a side for an hour', () => {
  const matches = [
    aMatch({ date: '2026-11-20', ...ofThree }),
    aMatch({ date: '2026-11-13', perSide: 8 }),
    aMatch({ date: '2026-11-27', listId: 'other', perSide: 11 }),
  ];
  expect(usualFormat(matches, 'list')).toEqual(ofThree);
  expect(usualFormat(matches, 'new')).toEqual(NEW_FORMAT);
  expect(usualFormat(matches, '')).toEqual(NEW_FORMAT);
  expect(NEW_FORMAT).toEqual({ ...DEFAULT_FORMAT, courtMinutes: 60 });
});

test('a court time of two hours, which older versions stored for every match, is not usual', () => {
  const matches = [aMatch({ perSide: 7, courtMinutes: 120 })];
  expect(usualFormat(matches, 'list')).toMatchObject({ perSide: 7, courtMinutes: 60 });
});

test('a stored format fills in its controls, and they describe it again', () => {
  for (const format of [
    ofThree,
    { ...DEFAULT_FORMAT, perSide: 11 },
    { ...ofThree, rotation: { ...ofThree.rotation, stayMax: null, gameGoals: 0 } },
  ])
    expect(typedFormat(formatValuesOf(format), NEW_FORMAT)).toEqual(format);
});

test('another number of teams has its own rotation', () => {
  const stayMaxWith = (teamCount: string) =>
    typedFormat({ ...NO_FORMAT, teamCount }, ofThree).rotation?.stayMax;
  expect(stayMaxWith('4')).toBe(2);
  expect(stayMaxWith('2')).toBeUndefined();
  expect(typedFormat({ ...NO_FORMAT, stayMax: NO_LIMIT }, ofThree).rotation?.stayMax).toBeNull();
});

test('a problem is shown at the control that causes it', () => {
  expect(formatProblem({ ...ofThree, perSide: 11 })).toEqual({
    field: 'perSide',
    message: MESSAGES.formatTooLarge,
  });
  const rotation = { ...ofThree.rotation, onDraw: 'both-leave' as const };
  expect(formatProblem({ ...ofThree, rotation })?.field).toBe('onDraw');
  expect(formatProblem(ofThree)).toBeNull();
  expect(fieldOf('rotation.gameMinutes')).toBe('gameMinutes');
  expect(fieldOf('rotation')).toBe('play');
  expect(fieldOf('elsewhere')).toBeNull();
});

test('a format is shown in words', () => {
  expect(sizesText({ perSide: 7, teamCount: 2 })).toBe('7 contra 7');
  expect(formatText(ofThree)).toBe('3 equipos de 5 · 90 min de cancha');
  expect(formatText({ ...ofThree, courtMinutes: NaN })).toBe('3 equipos de 5');
});

test('saved teams are asked about when the format changes, and stay if they fit', () => {
  const match = aMatch({ teamCounts: { claro: 5, oscuro: 4, suplentes: 0 } });
  expect(teamsQuestion(match, { perSide: 5, teamCount: 2 })).toBeNull();
  expect(teamsQuestion(aMatch(), { perSide: 7, teamCount: 2 })).toBeNull();
  expect(teamsQuestion(match, { perSide: 7, teamCount: 2 })).toEqual({ isKept: true });
  expect(teamsQuestion(match, { perSide: 4, teamCount: 2 })).toEqual({ isKept: false });
  expect(teamsQuestion(match, { perSide: 5, teamCount: 3 })).toEqual({ isKept: false });
});
