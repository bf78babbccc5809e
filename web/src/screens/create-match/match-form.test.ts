import { expect, test } from 'vitest';
import { followDate, type MatchValues, NO_MATCH, previewOf } from './match-form.ts';

const evening: MatchValues = {
  date: '2026-11-26',
  time: '21:00',
  location: ' Cancha Núñez ',
  listId: 'list',
  isRecurring: false,
  recurringDay: '4',
};

test.each([
  ['no day yet', '', '', '2026-11-26', '4'],
  ['the day of the old date', '4', '2026-11-26', '2026-11-28', '6'],
  ['a day chosen by hand', '1', '2026-11-26', '2026-11-28', '1'],
  ['a date that is taken away', '4', '2026-11-26', '', ''],
])('the weekday follows the date: %s', (_, day, oldDate, newDate, expected) => {
  expect(followDate(day, oldDate, newDate)).toBe(expected);
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
