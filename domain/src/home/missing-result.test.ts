import { expect, test } from 'vitest';
import { instantOf } from '../time/time-zones.ts';
import { missingResult } from './missing-result.ts';

const ZONE = 'America/Argentina/Buenos_Aires';

function match(id: string, date: string, time = '21:00', timeZone = ZONE) {
  const startsAt = instantOf(date, time, timeZone);
  return { id, date, timeZone, startsAt, status: 'completado' as const, hasResult: false };
}
type Given = Omit<ReturnType<typeof match>, 'status'> & {
  status: 'completado' | 'cancelado' | 'pendiente';
};

const thursday = match('thursday', '2026-11-26');
const asked = (matches: Given[], moment: string) => missingResult(matches, Date.parse(moment)).id;

test('on the day after a match its result is asked for, not before', () => {
  expect(asked([thursday], '2026-11-26T23:59-03:00')).toBeNull();
  expect(asked([thursday], '2026-11-27T00:00-03:00')).toBe('thursday');
});

test('the day is that of the place where it was played', () => {
  const there = match('there', '2026-11-26', '21:00', 'Asia/Tokyo');
  expect(asked([there], '2026-11-26T23:59+09:00')).toBeNull();
  expect(asked([there], '2026-11-27T00:00+09:00')).toBe('there');
});

test('a match that is still on after midnight is not asked for', () => {
  const late = match('late', '2026-11-26', '23:30');
  expect(asked([late], '2026-11-27T01:29-03:00')).toBeNull();
  expect(asked([late], '2026-11-27T01:30-03:00')).toBe('late');
});

test('it is asked for as long as its weekday says which match is meant', () => {
  expect(asked([thursday], '2026-12-02T23:59-03:00')).toBe('thursday');
  expect(asked([thursday], '2026-12-03T00:00-03:00')).toBeNull();
});

test('a match that was suspended, or is open again, has no result to ask for', () => {
  expect(asked([{ ...thursday, status: 'cancelado' }], '2026-11-27T09:00-03:00')).toBeNull();
  expect(asked([{ ...thursday, status: 'pendiente' }], '2026-11-27T09:00-03:00')).toBeNull();
});

test('of several the latest is asked for that has no result', () => {
  const tuesday = match('tuesday', '2026-11-24');
  expect(asked([thursday, tuesday], '2026-11-27T09:00-03:00')).toBe('thursday');
  expect(asked([{ ...thursday, hasResult: true }, tuesday], '2026-11-27T09:00-03:00')).toBe(
    'tuesday',
  );
});

test('it says until when it holds', () => {
  const until = (moment: string) => missingResult([thursday], Date.parse(moment)).until;
  expect(until('2026-11-26T23:30-03:00')).toBe(Date.parse('2026-11-27T00:00-03:00'));
  expect(until('2026-11-27T09:00-03:00')).toBe(Date.parse('2026-12-03T00:00-03:00'));
  expect(until('2026-12-03T09:00-03:00')).toBe(Infinity);
});
