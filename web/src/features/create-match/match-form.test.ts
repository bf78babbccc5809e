import { MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  atField,
  followDate,
  matchForm,
  type MatchValues,
  NO_MATCH,
  previewOf,
  readValues,
  sameValues,
  startingList,
} from './match-form.ts';

const TODAY = '2026-11-21';
const evening: MatchValues = {
  date: '2026-11-26',
  time: '21:00',
  location: ' Cancha Núñez ',
  listId: 'list',
  isRecurring: false,
  recurringDay: '4',
};

function problems(values: MatchValues) {
  const parsed = z.safeParse(matchForm(TODAY), values);
  return parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
}

test('an empty form says what is missing at each field', () => {
  expect(problems(NO_MATCH)).toEqual([
    ['date', MESSAGES.matchIncomplete],
    ['time', MESSAGES.matchIncomplete],
    ['location', MESSAGES.matchIncomplete],
    ['listId', MESSAGES.matchListMissing],
  ]);
});

test('a match may be today, not before', () => {
  expect(problems({ ...evening, date: TODAY })).toBeUndefined();
  expect(problems({ ...evening, date: '2026-11-20' })).toEqual([['date', MESSAGES.matchDatePast]]);
});

test('a weekday is sent only for a match that repeats', () => {
  expect(z.parse(matchForm(TODAY), evening).recurringDay).toBeNull();
  expect(z.parse(matchForm(TODAY), { ...evening, isRecurring: true }).recurringDay).toBe(4);
});

test('a match that repeats needs its weekday', () => {
  expect(problems({ ...evening, isRecurring: true, recurringDay: '' })).toEqual([
    ['recurringDay', MESSAGES.recurringDayMissing],
  ]);
});

test.each([
  ['no day yet', '', '', '2026-11-26', '4'],
  ['the day of the old date', '4', '2026-11-26', '2026-11-28', '6'],
  ['a day chosen by hand', '1', '2026-11-26', '2026-11-28', '1'],
  ['a date that is taken away', '4', '2026-11-26', '', ''],
])('the weekday follows the date: %s', (_, day, oldDate, newDate, expected) => {
  expect(followDate(day, oldDate, newDate)).toBe(expected);
});

test('the form starts with the chosen, the selected or the only list', () => {
  const lists = [{ id: 'a' }, { id: 'b' }];
  expect(startingList(lists, 'b', 'a')).toBe('b');
  expect(startingList(lists, 'gone', 'a')).toBe('a');
  expect(startingList(lists, '', 'gone')).toBe('');
  expect(startingList([{ id: 'a' }], '', null)).toBe('a');
  expect(startingList([], '', null)).toBe('');
});

test('a field says what it lacks in its own words', () => {
  expect(atField(MESSAGES.matchIncomplete, 'Elegí la fecha.')).toBe('Elegí la fecha.');
  expect(atField(MESSAGES.matchDatePast, 'Elegí la fecha.')).toBe(MESSAGES.matchDatePast);
});

test('the preview shows what is known so far', () => {
  expect(previewOf(NO_MATCH)).toEqual({ date: null, time: null, location: null, repeats: null });
  expect(previewOf({ ...evening, isRecurring: true, recurringDay: '6' })).toEqual({
    date: 'Jueves 26/11/2026',
    time: '21:00',
    location: 'Cancha Núñez',
    repeats: 'Se repite cada sábado',
  });
});

test('what the browser kept comes back, anything else is nothing typed', () => {
  expect(readValues(JSON.parse(JSON.stringify(evening)))).toEqual(evening);
  expect(readValues({ date: 3 })).toEqual(NO_MATCH);
});

test('what was typed after sending is told from what was sent', () => {
  expect(sameValues(evening, readValues(JSON.parse(JSON.stringify(evening))))).toBe(true);
  expect(sameValues(evening, { ...evening, time: '22:00' })).toBe(false);
  expect(sameValues(evening, NO_MATCH)).toBe(false);
});
