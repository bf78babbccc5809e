import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Match } from './contract.ts';
import { addDays, todayIn, weekdayOf } from '../time/dates.ts';
import { instantOf } from '../time/time-zones.ts';
import { matchToRepeat, rematchDate } from './rematch.ts';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const MADRID = 'Europe/Madrid';

type Played = Parameters<typeof matchToRepeat>[0][number];

function played(differs: Partial<Match> = {}): Played {
  return {
    date: '2026-11-26',
    time: '21:00',
    location: 'Cancha Núñez',
    timeZone: BUENOS_AIRES,
    listId: 'jueves',
    status: 'completado',
    isRecurring: false,
    seriesId: null,
    courtMinutes: 120,
    ...differs,
  };
}
const coming = (differs: Partial<Match> = {}) => played({ status: 'pendiente', ...differs });

function dateOf(now: string, matches: readonly Played[] = [], match = played(), zone?: string) {
  const organiserZone = zone ?? BUENOS_AIRES;
  return rematchDate(match, { matches: [match, ...matches], now: Date.parse(now), organiserZone });
}

test.each([
  ['the morning after', '2026-11-27T12:00Z', '2026-12-03'],
  ['the day before', '2026-12-02T12:00Z', '2026-12-03'],
  ['the same weekday, before its hour', '2026-12-03T23:59Z', '2026-12-03'],
  ['the same weekday, at its hour', '2026-12-04T00:00Z', '2026-12-10'],
  ['the same weekday, after its hour', '2026-12-04T01:30Z', '2026-12-10'],
  ['a month later', '2026-12-26T12:00Z', '2026-12-31'],
])('%s the rematch is on the next such weekday whose hour is in the future', (_, now, date) => {
  expect(dateOf(now)).toBe(date);
});

test('the rematch skips weeks with a match at the same location and hour', () => {
  const now = '2026-11-27T12:00Z';
  const next = coming({ date: '2026-12-03', location: ' cancha  NUÑEZ' });
  expect(dateOf(now, [next])).toBe('2026-12-10');
  expect(dateOf(now, [next, coming({ date: '2026-12-10', status: 'cancelado' })])).toBe(
    '2026-12-17',
  );
  expect(dateOf(now, [{ ...next, time: '22:00' }])).toBe('2026-12-03');
  expect(dateOf(now, [{ ...next, location: 'El Galpón' }])).toBe('2026-12-03');
});

test('the rematch of a match completed early is not on the same day', () => {
  expect(dateOf('2026-11-26T12:00Z')).toBe('2026-12-03');
});

test('the rematch is not before today in the zone of the organiser', () => {
  // At this instant it is Friday in Madrid and Thursday 20:30 in Buenos Aires.
  expect(dateOf('2026-12-03T23:30Z', [], played(), MADRID)).toBe('2026-12-10');
});

test.each([MADRID, 'America/Santiago', 'Pacific/Auckland', BUENOS_AIRES])(
  'in %s the rematch is on the weekday, in the future, within eight days',
  (timeZone) => {
    const anyMoment = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') });
    const anyTime = fc
      .integer({ min: 0, max: 1439 })
      .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 0, max: 400 }), anyTime, (now, ago, time) => {
        const today = todayIn(timeZone, now);
        const match = played({ date: addDays(today, -ago), time, timeZone });
        const date = rematchDate(match, { matches: [match], now, organiserZone: timeZone });
        expect(weekdayOf(date)).toBe(weekdayOf(match.date));
        expect(instantOf(date, time, timeZone)).toBeGreaterThan(now);
        expect(date >= today && date < addDays(today, 8)).toBe(true);
      }),
    );
  },
);

const NOW = Date.parse('2026-11-27T12:00Z');

test('the app offers a rematch of the newest match that was played', () => {
  const last = played();
  const older = played({ date: '2026-11-24' });
  expect(matchToRepeat([older, last, played({ date: '2026-11-19' })], NOW)).toBe(last);
});

test('a reopened match that is over counts as played, a cancelled one or one without a list does not', () => {
  const reopened = played({ date: '2026-11-19', status: 'pendiente' });
  const off = played({ status: 'cancelado' });
  const orphan = played({ date: '2026-11-25', listId: null });
  expect(matchToRepeat([off, orphan, reopened], NOW)).toBe(reopened);
  expect(matchToRepeat([off, orphan], NOW)).toBeNull();
});

test('no rematch is offered for a match that is being played', () => {
  expect(matchToRepeat([coming()], Date.parse('2026-11-27T01:59Z'))).toBeNull();
  expect(matchToRepeat([coming()], Date.parse('2026-11-27T02:00Z'))).toMatchObject({
    date: '2026-11-26',
  });
});

test('no rematch is offered while the list has a future match on that weekday', () => {
  const moved = coming({ date: '2026-12-10', time: '22:30', location: 'El Galpón' });
  expect(matchToRepeat([played(), moved], NOW)).toBeNull();
  expect(matchToRepeat([played(), { ...moved, status: 'cancelado' }], NOW)).not.toBeNull();
});

test('a future match on another weekday or of another list does not count as the rematch', () => {
  const tuesday = coming({ date: '2026-12-01' });
  const others = coming({ date: '2026-12-03', listId: 'otros' });
  expect(matchToRepeat([played(), tuesday, others], NOW)).toMatchObject({ date: '2026-11-26' });
});

test('no rematch is offered for a weekly match until its series has ended', () => {
  const weekly = { isRecurring: true, seriesId: 'serie' };
  expect(matchToRepeat([coming(weekly)], NOW)).toBeNull();
  const edition = played({ seriesId: 'serie' });
  const next = coming({ ...weekly, date: '2026-12-03', listId: 'otros' });
  expect(matchToRepeat([edition, next], NOW)).toBeNull();
  expect(matchToRepeat([edition], NOW)).toBe(edition);
  expect(matchToRepeat([played(), { ...next, seriesId: 'otra' }], NOW)).not.toBeNull();
});
