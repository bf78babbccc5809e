import { defaultRotation, type Match, MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aMatch } from '../../../testing/a-match.ts';
import { NEW_FORMAT, NO_FORMAT, NO_LIMIT } from '../../matches/format/format-values.ts';
import { type MatchValues, NO_MATCH, valuesOf } from './match-values.ts';
import { editedMatchRules, newMatchResolver, newMatchRules } from './match-form.ts';

const TODAY = '2026-11-21';
const thursday = aMatch({ isRecurring: true, recurringDay: 4 });
const past = aMatch({ date: '2026-11-19' });
const evening = valuesOf(aMatch());

function newProblems(values: MatchValues) {
  return issuesOf(z.safeParse(newMatchRules(TODAY), values));
}

function editProblems(match: Match, changes: Partial<MatchValues>) {
  return issuesOf(z.safeParse(editedMatchRules(match, TODAY), { ...valuesOf(match), ...changes }));
}

function issuesOf({ error }: { error?: z.core.$ZodError | undefined }) {
  return error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
}

test('an empty form has an error at each field', () => {
  expect(newProblems(NO_MATCH)).toEqual([
    ['date', MESSAGES.matchIncomplete],
    ['time', MESSAGES.matchIncomplete],
    ['location', MESSAGES.matchIncomplete],
    ['listId', MESSAGES.matchListMissing],
  ]);
});

test('a new match may be today, not before', () => {
  expect(newProblems({ ...evening, date: TODAY })).toBeUndefined();
  expect(newProblems({ ...evening, date: '2026-11-20' })).toEqual([
    ['date', MESSAGES.matchDatePast],
  ]);
});

test('the weekday of a new match is sent only for a match that repeats', () => {
  expect(z.parse(newMatchRules(TODAY), evening).recurringDay).toBeNull();
  expect(z.parse(newMatchRules(TODAY), { ...evening, isRecurring: true }).recurringDay).toBe(4);
});

test('a match that repeats needs its weekday', () => {
  expect(newProblems({ ...evening, isRecurring: true, recurringDay: '' })).toEqual([
    ['recurringDay', MESSAGES.recurringDayMissing],
  ]);
});

test('the output of the rules is a valid match', () => {
  expect(z.parse(editedMatchRules(thursday, TODAY), valuesOf(thursday))).toEqual({
    date: '2026-11-26',
    time: '21:00',
    location: 'Cancha Núñez',
    listId: 'list',
    isRecurring: true,
    recurringDay: 4,
    perSide: 5,
    teamCount: 2,
    courtMinutes: 120,
    rotation: null,
  });
});

test('a new match has the usual format of its list where nothing is chosen', () => {
  const usual = { perSide: 7, teamCount: 3, courtMinutes: 90, rotation: defaultRotation(3) };
  const rules = newMatchRules(TODAY, () => usual);
  const chosen = { ...evening, ...NO_FORMAT, gameMinutes: '12', stayMax: NO_LIMIT };
  expect(z.parse(rules, { ...evening, ...NO_FORMAT })).toMatchObject(usual);
  expect(z.parse(rules, { ...chosen, perSide: '8' })).toMatchObject({
    perSide: 8,
    rotation: { play: 'winner-stays', gameMinutes: 12, stayMax: null },
  });
  expect(z.parse(rules, { ...chosen, teamCount: '2' })).toMatchObject({ rotation: null });
  expect(issuesOf(z.safeParse(rules, { ...chosen, perSide: '11' }))).toEqual([
    ['perSide', MESSAGES.formatTooLarge],
  ]);
});

test('a value of the format that is no number has its error at its control', async () => {
  const typed = { ...evening, courtMinutes: 'una hora', teamCount: '3', gameMinutes: ' ' };
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await newMatchResolver(
    () => TODAY,
    () => NEW_FORMAT,
  )(typed, {}, options);
  expect(Object.entries(errors).map(([field, error]) => [field, error.message])).toEqual([
    ['courtMinutes', MESSAGES.courtMinutesInvalid],
    ['gameMinutes', MESSAGES.gameMinutesInvalid],
  ]);
});

test('a past date may stay, but not be chosen', () => {
  expect(editProblems(past, { location: 'Otra' })).toBeUndefined();
  expect(editProblems(past, { date: TODAY })).toBeUndefined();
  expect(editProblems(past, { date: '2026-11-20' })).toEqual([['date', MESSAGES.matchDatePast]]);
  expect(editProblems(thursday, { date: '2026-11-20' })).toEqual([
    ['date', MESSAGES.matchDatePast],
  ]);
});

test('a list may be changed, but not removed', () => {
  expect(editProblems(thursday, { listId: 'other' })).toBeUndefined();
  expect(editProblems(thursday, { listId: '' })).toEqual([['listId', MESSAGES.matchListMissing]]);
});

test('a match whose list is gone can be saved without one', () => {
  const orphan = { ...thursday, listId: null };
  const rules = editedMatchRules(orphan, TODAY);
  expect(z.parse(rules, valuesOf(orphan)).listId).toBeNull();
  expect(z.parse(rules, { ...valuesOf(orphan), listId: 'list' }).listId).toBe('list');
});

test('date and time may be as people type them', () => {
  const typed = { ...evening, date: '3/1', time: '2130' };
  expect(z.parse(newMatchRules(TODAY), typed)).toMatchObject({ date: '2027-01-03', time: '21:30' });
  expect(z.parse(editedMatchRules(past, TODAY), typed)).toMatchObject({ date: '2027-01-03' });
});

test('a date or time that cannot be read has its own sentence', () => {
  expect(newProblems({ ...evening, date: '1/31', time: '9' })).toEqual([
    ['date', MESSAGES.dateMonthFirst],
    ['time', MESSAGES.timeAmbiguous],
  ]);
  expect(newProblems({ ...evening, date: '3/1/3000' })).toEqual([
    ['date', MESSAGES.matchDateInvalid],
  ]);
});
