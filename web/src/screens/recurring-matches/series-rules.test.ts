import { MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { NO_SERIES, type SeriesValues } from './recurring-form.ts';
import { seriesRules } from './series-rules.ts';

const thursdays: SeriesValues = {
  recurringDay: '4',
  time: '21:00',
  location: ' Cancha Núñez ',
  listId: 'list',
};

function problems(values: SeriesValues) {
  const parsed = z.safeParse(seriesRules, values);
  return parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
}

test('an empty form has an error at each field, in the order of the screen', () => {
  expect(problems(NO_SERIES)).toEqual([
    ['recurringDay', MESSAGES.recurringIncomplete],
    ['time', MESSAGES.recurringIncomplete],
    ['location', MESSAGES.recurringIncomplete],
    ['listId', MESSAGES.matchListMissing],
  ]);
});

test('a complete form becomes a valid request', () => {
  expect(z.parse(seriesRules, thursdays)).toEqual({
    recurringDay: 4,
    time: '21:00',
    location: 'Cancha Núñez',
    listId: 'list',
  });
});

test('Sunday is a day like the others', () => {
  expect(z.parse(seriesRules, { ...thursdays, recurringDay: '0' }).recurringDay).toBe(0);
});

test('a blank location is missing, one of 121 characters is too long', () => {
  expect(problems({ ...thursdays, location: '  ' })).toEqual([
    ['location', MESSAGES.recurringIncomplete],
  ]);
  expect(problems({ ...thursdays, location: 'x'.repeat(121) })).toEqual([
    ['location', MESSAGES.locationTooLong],
  ]);
});
