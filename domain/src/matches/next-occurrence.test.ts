import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isPlainDate, todayIn, weekdayOf } from '../time/dates.ts';
import { instantOf } from '../time/time-zones.ts';
import { endOf, isOver } from './match-status.ts';
import { nextEdition, nextOccurrence } from './next-occurrence.ts';

const DAY_MS = 86_400_000;

test.each([
  // 2026-11-26 is a Thursday.
  [4, '2026-11-26', '2026-11-26'],
  [5, '2026-11-26', '2026-11-27'],
  [3, '2026-11-26', '2026-12-02'],
  [0, '2026-11-26', '2026-11-29'],
  [6, '2026-12-27', '2027-01-02'],
  [2, '2028-02-28', '2028-02-29'],
  [0, '2027-02-22', '2027-02-28'],
])('the next weekday %i from %s on is %s', (day, from, date) => {
  expect(nextOccurrence(day, from)).toBe(date);
});

test('the next occurrence is on the weekday, less than a week after the date', () => {
  const anyDate = fc
    .integer({ min: -25_000, max: 80_000 })
    .map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), anyDate, (day, from) => {
      const date = nextOccurrence(day, from);
      expect(isPlainDate(date)).toBe(true);
      expect(weekdayOf(date)).toBe(day);
      expect(date >= from && date < addDays(from, 7)).toBe(true);
    }),
  );
});

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const MADRID = 'Europe/Madrid';
// 2026-11-26 is a Thursday.
const thursday = { date: '2026-11-26', time: '21:00', timeZone: BUENOS_AIRES, recurringDay: 4 };

test.each([
  ['as soon as it is over', {}, '2026-11-27T02:00Z', BUENOS_AIRES, [], '2026-12-03'],
  ['three weeks later', {}, '2026-12-19T15:00Z', BUENOS_AIRES, [], '2026-12-24'],
  ['three weeks later on its day', {}, '2026-12-17T15:00Z', BUENOS_AIRES, [], '2026-12-17'],
  ['while the one of today is played', {}, '2026-12-18T01:59Z', BUENOS_AIRES, [], '2026-12-17'],
  ['when that of today is over', {}, '2026-12-18T02:00Z', BUENOS_AIRES, [], '2026-12-24'],
  [
    'when it was entered for the Wednesday before',
    { date: '2026-11-25' },
    '2026-11-26T02:00Z',
    BUENOS_AIRES,
    [],
    '2026-11-26',
  ],
  [
    'when it was moved to Wednesday',
    { date: '2026-11-25', slot: '2026-11-26' },
    '2026-11-26T02:00Z',
    BUENOS_AIRES,
    [],
    '2026-12-03',
  ],
  [
    'when it was moved to Saturday of the week after',
    { date: '2026-12-05', slot: '2026-11-26' },
    '2026-12-06T02:00Z',
    BUENOS_AIRES,
    [],
    '2026-12-10',
  ],
  [
    'when it was moved to Friday',
    { date: '2026-11-27' },
    '2026-11-28T02:00Z',
    BUENOS_AIRES,
    [],
    '2026-12-03',
  ],
  [
    'when its weekday was changed',
    { recurringDay: 0 },
    '2026-11-27T02:00Z',
    BUENOS_AIRES,
    [],
    '2026-11-29',
  ],
  [
    'when the next week is taken',
    {},
    '2026-11-27T02:00Z',
    BUENOS_AIRES,
    ['2026-12-03'],
    '2026-12-10',
  ],
  [
    'when three weeks are taken',
    {},
    '2026-11-27T02:00Z',
    BUENOS_AIRES,
    ['2026-12-17', '2026-12-03', '2026-12-10'],
    '2026-12-24',
  ],
  [
    'for an organiser whose Thursday is past already',
    {},
    '2026-12-17T23:30Z',
    MADRID,
    [],
    '2026-12-24',
  ],
  [
    'for an organiser whose Thursday has just begun',
    { timeZone: MADRID },
    '2026-12-17T00:30Z',
    BUENOS_AIRES,
    [],
    '2026-12-17',
  ],
  [
    'over the new year',
    { date: '2026-12-31' },
    '2027-01-01T02:00Z',
    BUENOS_AIRES,
    [],
    '2027-01-07',
  ],
  [
    'a match of the small hours',
    { time: '00:30' },
    '2026-11-26T05:30Z',
    BUENOS_AIRES,
    [],
    '2026-12-03',
  ],
])('the next edition, %s', (_, differs, now, organiserZone, taken, date) => {
  const clock = { now: Date.parse(now), organiserZone, taken };
  const { slot, ...match } = { ...thursday, slot: undefined, ...differs };
  const slotAt = instantOf(slot ?? match.date, match.time, match.timeZone);
  expect(nextEdition({ ...match, courtMinutes: 120, slotAt }, clock)).toBe(date);
});

const anyZone = fc.constantFrom(
  BUENOS_AIRES,
  MADRID,
  'America/New_York',
  'America/Santiago',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
);

test('the next edition is the first date after it and its slot that is not over and not taken', () => {
  const over = fc.record({
    days: fc.constantFrom(-8, -1, 0, 0, 0, 1, 3, 9),
    date: fc.nat(3000).map((days) => addDays('2024-01-01', days)),
    time: fc.nat(95).map((quarter) => new Date(quarter * 900_000).toISOString().slice(11, 16)),
    timeZone: anyZone,
    recurringDay: fc.nat(6),
    courtMinutes: fc.integer({ min: 30, max: 240 }),
  });
  const later = fc.integer({ min: 2 * 60, max: 60 * 24 * 40 });
  const takenWeeks = fc.uniqueArray(fc.nat(8), { maxLength: 6 });
  fc.assert(
    fc.property(over, later, anyZone, takenWeeks, (match, minutes, organiserZone, weeks) => {
      const now = instantOf(match.date, match.time, match.timeZone) + minutes * 60_000;
      const slot = addDays(match.date, match.days);
      const slotAt = instantOf(slot, '12:00', match.timeZone);
      const last = slot > match.date ? slot : match.date;
      const soonest = nextOccurrence(match.recurringDay, addDays(last, 1));
      const taken = weeks.map((week) => addDays(soonest, 7 * week));
      const date = nextEdition({ ...match, slotAt }, { now, organiserZone, taken }) ?? '';
      const isFree = (day: string) =>
        day >= todayIn(organiserZone, now) &&
        !taken.includes(day) &&
        !isOver(endOf(instantOf(day, match.time, match.timeZone), match), now);
      expect(weekdayOf(date)).toBe(match.recurringDay);
      expect(date > last && isFree(date)).toBe(true);
      for (let day = soonest; day < date; day = addDays(day, 7)) expect(isFree(day)).toBe(false);
    }),
  );
});

test('there is no edition after the last date', () => {
  const now = Date.parse('2999-12-25T03:00:00Z');
  const moment = { now, organiserZone: 'UTC', taken: [] };
  const weeklyOn = (date: string) => {
    const slotAt = instantOf(date, '21:00', 'UTC');
    return { date, time: '21:00', timeZone: 'UTC', courtMinutes: 120, recurringDay: 2, slotAt };
  };
  expect(nextEdition(weeklyOn('2999-12-24'), moment)).toBe('2999-12-31');
  expect(nextEdition(weeklyOn('2999-12-31'), moment)).toBeNull();
});
