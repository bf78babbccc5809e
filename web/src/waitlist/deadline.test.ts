import { hoursBefore } from '@picadito/domain';
import { expect, test } from 'vitest';
import {
  changedSettings,
  chosenDeadline,
  chosenRegularsHour,
  deadlineOptions,
  storedDeadline,
} from './deadline.ts';

const match = { date: '2026-12-01', time: '21:00' };

test.each([
  ['21:00', '2026-12-01T18:00'],
  ['01:30', '2026-11-30T22:30'],
])('three hours before a match at %s it is %s', (time, until) => {
  expect(hoursBefore({ date: '2026-12-01', time })).toBe(until);
});

test.each([
  [null, 'none'],
  ['2026-12-01T18:00', 'before'],
  ['2026-11-30T12:00', 'other'],
])("'Contestan hasta' %s is the choice «%s», which stores the same again", (until, choice) => {
  const chosen = chosenDeadline(until, match);
  expect(chosen.choice).toBe(choice);
  expect(storedDeadline(chosen, match)).toBe(until);
});

test("after the match has moved, choosing 'three hours before' uses the new time", () => {
  const chosen = chosenDeadline('2026-12-01T17:00', match);
  expect(chosen.choice).toBe('other');
  expect(storedDeadline({ ...chosen, choice: 'before' }, match)).toBe('2026-12-01T18:00');
});

test('a week of days and all half hours can be chosen, and the stored value stays an option', () => {
  const { days, times } = deadlineOptions(chosenDeadline(null, match), match);
  expect([days.length, days[0], days.at(-1)]).toEqual([7, '2026-11-25', '2026-12-01']);
  expect([times.length, times[0], times.at(-1)]).toEqual([48, '00:00', '23:30']);
  const other = deadlineOptions(chosenDeadline('2026-11-01T18:05', match), match);
  expect(other.days[0]).toBe('2026-11-01');
  expect(other.times).toContain('18:05');
});

test.each([
  [{}, {}],
  [{ capacity: 12 }, { capacity: 12 }],
  [{ answersUntil: '2026-12-01T18:00' }, { answersUntil: '2026-12-01T18:00' }],
  [{ regularsUntil: '2026-11-30T12:00' }, { regularsUntil: '2026-11-30T12:00' }],
])('the form %o sends only the changed fields', (typed, sent) => {
  const before = { capacity: 10, answersUntil: null, regularsUntil: null };
  expect(changedSettings({ ...before, ...typed }, before)).toEqual(sent);
});

test('regulars are first offered the hour of the match on the day before, and then the stored hour', () => {
  const first = chosenRegularsHour(null, match);
  expect(storedDeadline(first, match)).toBeNull();
  expect(storedDeadline({ ...first, choice: 'other' }, match)).toBe('2026-11-30T21:00');
  const stored = chosenRegularsHour('2026-12-01T18:00', match);
  expect(storedDeadline(stored, match)).toBe('2026-12-01T18:00');
});
