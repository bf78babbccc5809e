import { MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import { NO_FORMAT } from '../../matches/format/format-values.ts';
import * as z from 'zod/mini';
import { NO_SERIES, type SeriesValues } from './recurring-form.ts';
import { seriesResolver, seriesRules } from './series-rules.ts';

const thursdays: SeriesValues = {
  recurringDay: '4',
  time: '21:00',
  location: ' Cancha Núñez ',
  listId: 'list',
  ...NO_FORMAT,
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

test('a series has the usual format of its list unless another one is chosen', async () => {
  const usual = { perSide: 7, teamCount: 2, courtMinutes: 60, rotation: null };
  const resolve = seriesResolver(() => usual);
  const options = { fields: {}, shouldUseNativeValidation: false };
  expect((await resolve(thursdays, {}, options)).values).toMatchObject(usual);
  const { errors } = await resolve({ ...thursdays, perSide: '11', teamCount: '3' }, {}, options);
  expect(errors).toMatchObject({ perSide: { message: MESSAGES.formatTooLarge } });
});
