import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACHIEVEMENTS } from './badge.ts';
import { weekdayOf } from '../time/dates.ts';
import { instantOf } from '../time/time-zones.ts';
import { awardBadges, badgePeriod, type BadgeFacts } from './award-badges.ts';

const timeZone = 'America/Argentina/Buenos_Aires';
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** The clock shows Friday, 20 November 2026, 01:00 in the organiser's zone. */
const now = instantOf('2026-11-20', '01:00', timeZone);
const clock = { now, timeZone };
const at = (date: string, time: string) => instantOf(date, time, timeZone);

const earnedBy = (facts: BadgeFacts) => awardBadges(facts, clock).map(({ type }) => type);

const people = (players: number, confirmed: number) => ({ rosters: [{ players, confirmed }] });
const list = (players: number, withNumber: number) => ({ lists: [{ players, withNumber }] });
const saved = (sums: number[], suplentes: number) => ({ teams: [{ sums, suplentes }] });
const candidate = (id: string, matchesPlayed: number, goals = 0, figuras = 0) => {
  return { id, matchesPlayed, goals, figuras };
};
const threeNights = [
  at('2026-11-18', '23:30'),
  at('2026-11-19', '00:10'),
  at('2026-11-20', '00:30'),
];

test.each<[string, BadgeFacts, string[]]>([
  ['nothing', {}, []],
  ['a match', { matchesCreated: [now - 9 * DAY] }, ['saque-inicial']],
  [
    'three matches in seven days',
    { matchesCreated: [now, now - DAY, now - 7 * DAY + 1] },
    ['organizador-activo', 'saque-inicial'],
  ],
  ['the third a week ago', { matchesCreated: [now, now, now - 7 * DAY] }, ['saque-inicial']],
  ['ten confirmed of twelve', people(12, 10), ['master-convocador']],
  ['nine confirmed of twelve', people(12, 9), []],
  ['ten confirmed of ten', people(10, 10), ['master-convocador', 'asistencia-perfecta']],
  ['eight confirmed of eight', people(8, 8), ['asistencia-perfecta']],
  ['seven confirmed of seven', people(7, 7), []],
  [
    'eight confirmed in two matches',
    {
      rosters: [
        { players: 9, confirmed: 4 },
        { players: 4, confirmed: 4 },
      ],
    },
    [],
  ],
  ['matches on three nights', { matchStarts: threeNights }, ['constancia-total']],
  ['the last of them yet to start', { matchStarts: [...threeNights.slice(0, 2), now + 1] }, []],
  [
    'three matches on two days',
    { matchStarts: [...threeNights.slice(1), at('2026-11-19', '21:00')] },
    [],
  ],
  [
    'three days in a row until yesterday, seen a day late',
    { matchStarts: threeNights.map((start) => start - DAY) },
    ['constancia-total'],
  ],
  [
    'three days in a row weeks ago, and single ones since',
    { matchStarts: [...threeNights.map((start) => start - 20 * DAY), now - 9 * DAY, now] },
    ['constancia-total'],
  ],
  ['three days of four', { matchStarts: [now - 4 * DAY, now - 3 * DAY, now - DAY] }, []],
  ['a list of ten', list(10, 9), ['plantel-completo']],
  ['ten with a number in a list', list(10, 10), ['plantel-completo', 'agenda-llena']],
  [
    'ten players in two lists',
    {
      lists: [
        { players: 9, withNumber: 9 },
        { players: 1, withNumber: 1 },
      ],
    },
    [],
  ],
  ['equal teams', saved([14, 14], 2), ['balanza-justa']],
  ['unequal teams', saved([14, 13], 2), []],
  ['empty teams', saved([0, 0], 2), []],
  ['three equal teams', saved([14, 14, 14], 0), ['balanza-justa']],
  ['a third team that is weaker', saved([14, 14, 11], 0), []],
  ['a fourth team without players', saved([14, 14, 14, 0], 0), []],
  ['three on the bench', saved([14, 13], 3), ['banco-largo']],
  ['a weekly match', { hasWeeklyMatch: true }, ['cita-fija']],
  ['ten completed', { completedMatches: 10 }, ['diez-fechas']],
  ['nine completed', { completedMatches: 9 }, []],
  ['somebody played', { mvpCandidates: [candidate('ana', 1)] }, ['mvp-semana']],
  ['nobody played', { mvpCandidates: [candidate('ana', 0, 3, 1)] }, []],
])('%s', (_, facts, earned) => {
  expect(earnedBy(facts).toSorted()).toEqual(earned.toSorted());
});

test("days are in the zone of the organiser, not UTC or the match's", () => {
  const madrid = { now, timeZone: 'Europe/Madrid' };
  const starts = [at('2026-11-18', '19:00'), at('2026-11-19', '19:00'), at('2026-11-19', '23:00')];
  expect(awardBadges({ matchStarts: starts }, clock)).toEqual([]);
  const earned = awardBadges({ matchStarts: starts }, madrid).map(({ type }) => type);
  expect(earned).toEqual(['constancia-total']);
});

test('three days in a row are earned at the start of a match, at whatever time they are evaluated', () => {
  const midnight = at('2026-11-01', '00:00');
  const dayOf = (start: number) => Math.floor((start - midnight) / DAY);
  const hours = fc.uniqueArray(fc.nat(9 * 24), { maxLength: 8 });
  fc.assert(
    fc.property(hours, fc.nat(12 * 24), (startHours, nowHour) => {
      const starts = startHours.map((hour) => midnight + hour * HOUR);
      const past = starts.filter((start) => start <= midnight + nowHour * HOUR);
      const isEarned = past.some((moment) => {
        const recent = past.filter((start) => start <= moment && dayOf(moment) - dayOf(start) < 3);
        return new Set(recent.map(dayOf)).size === 3;
      });
      const earned = awardBadges(
        { matchStarts: starts },
        { now: midnight + nowHour * HOUR, timeZone },
      );
      expect(earned.map(({ type }) => type)).toEqual(isEarned ? ['constancia-total'] : []);
    }),
  );
});

test('the week begins on Sunday in the zone of the organiser', () => {
  const mvpCandidates = [candidate('ana', 3), candidate('beto', 2)];
  const week = (date: string, time: string) =>
    awardBadges({ mvpCandidates }, { now: at(date, time), timeZone })[0];
  const award = { type: 'mvp-semana', playerIds: ['ana'] };
  expect(week('2026-11-21', '23:59')).toEqual({ ...award, period: '2026-11-15' });
  expect(week('2026-11-22', '00:00')).toEqual({ ...award, period: '2026-11-22' });
});

test.each<[string, [number, number, number][], string[]]>([
  [
    'most matches',
    [
      [2, 0, 0],
      [3, 0, 0],
      [1, 5, 2],
    ],
    ['b'],
  ],
  [
    'most goals of the week among equal matches',
    [
      [3, 1, 1],
      [3, 2, 0],
      [2, 9, 0],
    ],
    ['b'],
  ],
  [
    'most often la figura among equal goals',
    [
      [3, 2, 0],
      [3, 2, 1],
      [3, 1, 2],
    ],
    ['b'],
  ],
  [
    'several players if nothing decides between them',
    [
      [3, 2, 1],
      [3, 2, 1],
      [3, 2, 0],
    ],
    ['a', 'b'],
  ],
])('the weekly MVP is the player with %s', (_, counts, playerIds) => {
  const mvpCandidates = counts.map((of, index) => candidate('abc'.charAt(index), ...of));
  expect(awardBadges({ mvpCandidates }, clock)).toMatchObject([{ type: 'mvp-semana', playerIds }]);
});

test('only the weekly MVP has players and a period, and all badges can be earned at once', () => {
  const all: BadgeFacts = {
    matchesCreated: [now, now, now],
    hasWeeklyMatch: true,
    matchStarts: threeNights,
    completedMatches: 10,
    mvpCandidates: [candidate('ana', 1)],
    ...people(10, 10),
    ...list(10, 10),
    ...saved([14, 14], 3),
  };
  expect(earnedBy(all).toSorted()).toEqual(ACHIEVEMENTS.map(({ type }) => type).toSorted());
  for (const { type, period, playerIds } of awardBadges(all, clock)) {
    expect({ type, period, playerIds }).toEqual({
      type,
      period: badgePeriod(type, clock),
      playerIds: type === 'mvp-semana' ? ['ana'] : [],
    });
  }
});

test('higher counts never remove a badge', () => {
  const small = fc.nat(14);
  const facts = fc.record({
    rosters: fc.array(fc.record({ players: small, confirmed: small }), { maxLength: 3 }),
    lists: fc.array(fc.record({ players: small, withNumber: small }), { maxLength: 3 }),
    teams: fc.array(
      fc.record({ sums: fc.array(small, { minLength: 2, maxLength: 4 }), suplentes: small }),
      { maxLength: 3 },
    ),
    matchesCreated: fc.array(fc.integer({ min: now - 9 * DAY, max: now }), { maxLength: 5 }),
    matchStarts: fc.array(fc.integer({ min: now - 4 * DAY, max: now + DAY }), { maxLength: 5 }),
    completedMatches: small,
  });
  fc.assert(
    fc.property(facts, facts, (some, more) => {
      const both = {
        rosters: [...some.rosters, ...more.rosters],
        lists: [...some.lists, ...more.lists],
        teams: [...some.teams, ...more.teams],
        matchesCreated: [...some.matchesCreated, ...more.matchesCreated],
        matchStarts: [...some.matchStarts, ...more.matchStarts],
        completedMatches: some.completedMatches + more.completedMatches,
      };
      expect(earnedBy(both)).toEqual(expect.arrayContaining(earnedBy(some)));
    }),
  );
});

test('the period of a week is a Sunday at most six days back', () => {
  fc.assert(
    fc.property(fc.nat(400 * 24), (hours) => {
      const later = { now: now + hours * HOUR, timeZone };
      const sunday = badgePeriod('mvp-semana', later);
      const start = instantOf(sunday, '00:00', timeZone);
      expect(weekdayOf(sunday)).toBe(0);
      expect(later.now - start).toBeGreaterThanOrEqual(0);
      expect(later.now - start).toBeLessThan(7 * DAY);
    }),
  );
});
