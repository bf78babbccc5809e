import { expect, test } from 'vitest';
import { instantOf } from '../time/time-zones.ts';
import { missingResult } from './missing-result.ts';

const ZONE = 'America/Argentina/Buenos_Aires';

function match(id: string, date: string, time = '21:00', timeZone = ZONE) {
  const startsAt = instantOf(date, time, timeZone);
  const endsAt = startsAt + 2 * 60 * 60 * 1000;
  return { id, date, timeZone, startsAt, endsAt, status: 'completado' as const, isSettled: false };
}
type Given = Omit<ReturnType<typeof match>, 'status'> & {
  status: 'completado' | 'cancelado' | 'pendiente';
};

const thursday = match('thursday', '2026-11-26');
const missingResultId = (matches: Given[], moment: string) =>
  missingResult(matches, Date.parse(moment)).id;

test('a missing result is requested from the day after the match on', () => {
  expect(missingResultId([thursday], '2026-11-26T23:59-03:00')).toBeNull();
  expect(missingResultId([thursday], '2026-11-27T00:00-03:00')).toBe('thursday');
});

test('the day follows the time zone of the match', () => {
  const there = match('there', '2026-11-26', '21:00', 'Asia/Tokyo');
  expect(missingResultId([there], '2026-11-26T23:59+09:00')).toBeNull();
  expect(missingResultId([there], '2026-11-27T00:00+09:00')).toBe('there');
});

test('the result of a match that is still being played after midnight is not requested', () => {
  const late = match('late', '2026-11-26', '23:30');
  expect(missingResultId([late], '2026-11-27T01:29-03:00')).toBeNull();
  expect(missingResultId([late], '2026-11-27T01:30-03:00')).toBe('late');
});

test('the result of a match whose court is rented until the small hours is requested after that', () => {
  const late = match('late', '2026-11-26', '22:00');
  const longer = { ...late, endsAt: late.startsAt + 3 * 60 * 60 * 1000 };
  expect(missingResultId([longer], '2026-11-27T00:59-03:00')).toBeNull();
  expect(missingResultId([longer], '2026-11-27T01:00-03:00')).toBe('late');
});

test('a result is requested for six days, while the weekday is unambiguous', () => {
  expect(missingResultId([thursday], '2026-12-02T23:59-03:00')).toBe('thursday');
  expect(missingResultId([thursday], '2026-12-03T00:00-03:00')).toBeNull();
});

test('no result is requested for a suspended or reopened match', () => {
  expect(
    missingResultId([{ ...thursday, status: 'cancelado' }], '2026-11-27T09:00-03:00'),
  ).toBeNull();
  expect(
    missingResultId([{ ...thursday, status: 'pendiente' }], '2026-11-27T09:00-03:00'),
  ).toBeNull();
});

test('the result of the latest match without one is requested', () => {
  const tuesday = match('tuesday', '2026-11-24');
  expect(missingResultId([thursday, tuesday], '2026-11-27T09:00-03:00')).toBe('thursday');
  expect(
    missingResultId([{ ...thursday, isSettled: true }, tuesday], '2026-11-27T09:00-03:00'),
  ).toBe('tuesday');
});

test('the reply has the time until which it is valid', () => {
  const until = (moment: string) => missingResult([thursday], Date.parse(moment)).until;
  expect(until('2026-11-26T23:30-03:00')).toBe(Date.parse('2026-11-27T00:00-03:00'));
  expect(until('2026-11-27T09:00-03:00')).toBe(Date.parse('2026-12-03T00:00-03:00'));
  expect(until('2026-12-03T09:00-03:00')).toBe(Infinity);
});
