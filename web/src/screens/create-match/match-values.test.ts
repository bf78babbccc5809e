import { defaultRotation } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch } from '../../../testing/a-match.ts';
import { NO_FORMAT } from '../../matches/format/format-values.ts';
import {
  firstDate,
  followDate,
  type MatchValues,
  NO_MATCH,
  previewOf,
  sentChanges,
  valuesOf,
} from './match-values.ts';

const evening: MatchValues = {
  date: '2026-11-26',
  time: '21:00',
  location: ' Cancha Núñez ',
  listId: 'list',
  isRecurring: false,
  recurringDay: '4',
  ...NO_FORMAT,
};

test.each([
  ['no day yet', '', '', '2026-11-26', '4'],
  ['the day of the old date', '4', '2026-11-26', '2026-11-28', '6'],
  ['a day chosen by hand', '1', '2026-11-26', '2026-11-28', '1'],
  ['a date that is taken away', '4', '2026-11-26', '', ''],
])('the weekday follows the date: %s', (_, day, oldDate, newDate, expected) => {
  for (const stored of [null, { isRecurring: false }])
    expect(followDate(stored, day, oldDate, newDate)).toBe(expected);
});

test('a new date of a weekly match moves only this week, and the weekday stays', () => {
  expect(followDate({ isRecurring: true }, '4', '2026-11-26', '2026-11-25')).toBe('4');
});

test('the preview shows the fields entered so far', () => {
  expect(previewOf(NO_MATCH)).toEqual({ date: null, time: null, location: null, repeats: null });
  expect(previewOf({ ...evening, isRecurring: true, recurringDay: '6' })).toEqual({
    date: 'Jueves 26/11/2026',
    time: '21:00',
    location: 'Cancha Núñez',
    repeats: 'Se repite cada sábado',
  });
});

const TODAY = '2026-11-21';
const thursday = aMatch({ isRecurring: true, recurringDay: 4 });
const past = aMatch({ date: '2026-11-19' });

test('the form starts with the values of the match', () => {
  expect(valuesOf(thursday)).toEqual({
    date: '2026-11-26',
    time: '21:00',
    location: 'Cancha Núñez',
    listId: 'list',
    isRecurring: true,
    recurringDay: '4',
    ...NO_FORMAT,
    perSide: '5',
    teamCount: '2',
    courtMinutes: '120',
  });
});

test('the weekday of a single match is that of its date', () => {
  expect(valuesOf(past)).toMatchObject({ isRecurring: false, recurringDay: '4' });
});

test('the calendar starts today, or on the past day of the match', () => {
  expect(firstDate(thursday, TODAY)).toBe(TODAY);
  expect(firstDate(past, TODAY)).toBe('2026-11-19');
});

test('only edited fields are sent, so that changes of other devices stay', () => {
  const start = valuesOf(thursday);
  const sent = { ...thursday, location: 'Polideportivo', recurringDay: 4 };
  expect(sentChanges(sent, { ...start, location: 'Polideportivo' }, start)).toEqual({
    location: 'Polideportivo',
  });
  expect(
    sentChanges({ ...sent, isRecurring: false }, { ...start, isRecurring: false }, start),
  ).toEqual({ isRecurring: false, recurringDay: 4 });
});

test('the teams and their rotation are sent together, the time on the court alone', () => {
  const start = valuesOf(thursday);
  const rotation = defaultRotation(3);
  const sent = { ...thursday, recurringDay: 4, teamCount: 3, courtMinutes: 90, rotation };
  const typed = { ...start, teamCount: '3', courtMinutes: '90' };
  expect(sentChanges(sent, { ...start, courtMinutes: '90' }, start)).toEqual({ courtMinutes: 90 });
  expect(sentChanges(sent, typed, start)).toEqual({
    perSide: 5,
    teamCount: 3,
    rotation,
    courtMinutes: 90,
  });
});
