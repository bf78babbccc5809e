import { expect, test } from 'vitest';
import { NO_FORMAT } from '../../matches/format/format-values.ts';
import { afterCreating, firstDate, NO_SERIES, type SeriesValues } from './recurring-form.ts';

const thursdays: SeriesValues = {
  recurringDay: '4',
  time: '21:00',
  location: ' Cancha Núñez ',
  listId: 'list',
  ...NO_FORMAT,
};

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';

test.each([
  // 2026-11-26 is a Thursday, and Buenos Aires is three hours behind UTC.
  ['a later weekday of this week', 5, '21:00', '2026-11-26T15:00:00Z', '2026-11-27'],
  ['a weekday that is over this week', 3, '21:00', '2026-11-26T15:00:00Z', '2026-12-02'],
  ['today before the time', 4, '21:00', '2026-11-26T23:59:59Z', '2026-11-26'],
  ['today at the time', 4, '21:00', '2026-11-27T00:00:00Z', '2026-12-03'],
  [
    'the organiser’s Thursday night, Friday in UTC',
    4,
    '23:30',
    '2026-11-27T02:00:00Z',
    '2026-11-26',
  ],
])('the first match on %s', (_, recurringDay, time, now, date) => {
  expect(firstDate({ recurringDay, time }, BUENOS_AIRES, Date.parse(now))).toBe(date);
});

test('after creating the fields are empty but for the list', () => {
  expect(afterCreating(thursdays, { ...thursdays })).toEqual({ ...NO_SERIES, listId: 'list' });
});

test('input typed during the save stays', () => {
  const next = { ...thursdays, location: 'Otra cancha' };
  expect(afterCreating(thursdays, next)).toEqual(next);
});
