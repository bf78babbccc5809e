import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  firstNoted,
  NOTICES_PER_MATCH_MAX,
  NOTICES_PER_PLAYER_MAX,
  type MatchFacts,
  type Noted,
} from './notice.ts';
import { isNear, isQuiet, momentsOf, nextMoment, nextMorning } from './notice-times.ts';
import { organiserNotices } from './organiser-notices.ts';
import { playerNotices } from './player-notices.ts';

const HOUR_MS = 60 * 60 * 1000;
const TIME_ZONE = 'America/Argentina/Buenos_Aires';
const PLAYERS = ['a', 'b', 'c', 'd', 'e', 'f'];

const state = fc.record({
  going: fc.subarray(PLAYERS),
  waiting: fc.subarray(PLAYERS),
  byLink: fc.subarray(PLAYERS),
  silent: fc.nat(3),
  location: fc.constantFrom('Parque', 'Cancha'),
  areTeamsShown: fc.boolean(),
  isSuspended: fc.boolean(),
  hasResult: fc.boolean(),
  waits: fc.subarray([1, 2, 3]),
});
type State = typeof state extends fc.Arbitrary<infer T> ? T : never;

function factsOf({ going, waiting, waits, ...more }: State, startsAt: number): MatchFacts {
  const queue = waiting.filter((id) => !going.includes(id));
  return {
    ...more,
    date: '2026-11-26',
    time: '21:00',
    timeZone: TIME_ZONE,
    startsAt,
    endsAt: startsAt + 2 * HOUR_MS,
    capacity: 4,
    going,
    waiting: queue,
    asked: queue.slice(0, 2),
    askedUntil: startsAt - HOUR_MS,
    entered: going.slice(0, 1),
    declined: [],
    undecided: waits.map((at) => `answer ${at}`),
    undecidedCount: waits.length,
    placed: going.slice(1),
    formedAt: null,
    nameOf: (id) => `Nombre ${id}`,
  };
}

const QUIET_EVENING: State = {
  going: ['a', 'b', 'c', 'd'],
  waiting: ['e'],
  byLink: PLAYERS,
  silent: 0,
  location: 'Parque',
  areTeamsShown: false,
  isSuspended: false,
  hasResult: false,
  waits: [],
};

/** Generates a match at any hour of the day with its changes in the days before and after it. */
const history = fc.record({
  hour: fc.nat(23),
  steps: fc.array(fc.record({ state, minutes: fc.integer({ min: 1, max: 600 }) }), {
    minLength: 1,
    maxLength: 40,
  }),
});

type Step = { before: Noted; facts: MatchFacts; now: number };

/**
 * Checks for notices after each step of a generated history except the first, which is the state noted at the start,
 * and yields the result of each check.
 */
function* walk({ hour, steps }: typeof history extends fc.Arbitrary<infer T> ? T : never) {
  const startsAt = Date.parse('2026-11-26T03:00:00Z') + hour * HOUR_MS;
  let now = startsAt - 60 * HOUR_MS;
  const [first, ...rest] = steps;
  if (!first) return;
  let before = firstNoted(factsOf(first.state, startsAt), now);
  for (const { state: next, minutes } of rest) {
    now += minutes * 60_000;
    const facts = factsOf(next, startsAt);
    const own = organiserNotices(before, facts, now);
    const players = playerNotices(before, facts, now, new Set(PLAYERS));
    yield { ...({ before, facts, now } satisfies Step), own, players };
    const { notices: _own, ...kept } = own;
    const { notices: _players, ...keptOfPlayers } = players;
    before = { since: before.since, ...kept, ...keptOfPlayers };
  }
}

const over = (check: (steps: ReturnType<typeof walk>) => void) =>
  fc.assert(
    fc.property(history, (one) => check(walk(one))),
    { numRuns: 500 },
  );

test('an organiser gets notices on at most four topics of a match, except urgent drop-outs', () => {
  over((steps) => {
    const free = new Set<string>();
    for (const { own, facts, now } of steps) {
      for (const { topic } of own.notices) {
        const isForced =
          ['short', 'decide', 'after'].includes(topic) || (topic === 'left' && isNear(facts, now));
        if (!isForced) free.add(topic);
      }
      const told = own.told.filter((topic) => !['short', 'left', 'after'].includes(topic));
      expect(told.length).toBeLessThanOrEqual(NOTICES_PER_MATCH_MAX);
    }
    expect(free.size).toBeLessThanOrEqual(NOTICES_PER_MATCH_MAX);
  });
});

test('the morning after, the organiser is asked for the result, also after four other notices', () => {
  const told = ['left', 'full', 'silence', 'soon'] as const;
  const facts = factsOf(QUIET_EVENING, Date.parse('2026-11-27T00:00:00Z'));
  const noted = { since: 0, going: facts.going, told };
  const morning = momentsOf(facts).after.from;
  const { notices } = organiserNotices(noted, facts, morning);
  expect(notices.map(({ topic }) => topic)).toEqual(['after']);
});

test('a drop-out within four hours of kick-off, or without a replacement by day, always sends a notice', () => {
  over((steps) => {
    for (const { own, before, facts, now } of steps) {
      if (facts.isSuspended || now >= facts.startsAt) continue;
      const left = before.going.filter(
        (id) => !facts.going.includes(id) && facts.byLink.includes(id),
      );
      const isShort = facts.going.length < facts.capacity && facts.waiting.length === 0;
      const mustBe = isNear(facts, now) || (isShort && !isQuiet(TIME_ZONE, now));
      if (left.length === 0 || !mustBe) continue;
      expect(own.notices.map(({ topic }) => topic)).toContain(isShort ? 'short' : 'left');
    }
  });
});

test('from 23:00 to 9:00 only drop-outs and decisions within four hours of kick-off send notices', () => {
  over((steps) => {
    for (const { own, players, facts, now } of steps) {
      if (!isQuiet(TIME_ZONE, now)) continue;
      const topics = own.notices.map(({ topic }) => topic);
      expect(isNear(facts, now) ? ['left', 'short', 'decide'] : []).toEqual(
        expect.arrayContaining(topics),
      );
      const ofPlayers = players.notices.map(({ topic }) => topic);
      expect(isNear(facts, now) ? ['asked', 'entered'] : []).toEqual(
        expect.arrayContaining(ofPlayers),
      );
    }
  });
});

test('a player gets notices on at most two topics of a match, and none after kick-off', () => {
  over((steps) => {
    const told = new Map<string, Set<string>>();
    for (const { players, facts, now } of steps) {
      for (const { playerId, topic } of players.notices) {
        expect(now).toBeLessThan(facts.startsAt);
        told.set(playerId, (told.get(playerId) ?? new Set()).add(topic));
      }
    }
    for (const topics of told.values())
      expect(topics.size).toBeLessThanOrEqual(NOTICES_PER_PLAYER_MAX);
  });
});

test('a notice about the time or about a full match is sent once', () => {
  over((steps) => {
    const counts: Record<string, number> = {};
    for (const { own, now, facts } of steps) {
      for (const { topic, expiresAt, title } of own.notices) {
        counts[topic] = (counts[topic] ?? 0) + 1;
        expect(expiresAt).toBeGreaterThan(now);
        expect(expiresAt === facts.startsAt).toBe(topic !== 'after');
        expect(title.length).toBeGreaterThan(0);
      }
    }
    for (const topic of ['full', 'silence', 'soon', 'after'])
      expect(counts[topic] ?? 0).toBeLessThanOrEqual(1);
  });
});

test('a notice that was postponed at night is sent in the morning if it still applies', () => {
  const startsAt = Date.parse('2026-11-27T00:00:00Z');
  const plain = QUIET_EVENING;
  const night = startsAt - 20 * HOUR_MS;
  const first = firstNoted(factsOf(plain, startsAt), night - HOUR_MS);
  const without = { ...plain, going: ['b', 'c', 'd', 'e'], waiting: [] };
  const held = organiserNotices(first, factsOf(without, startsAt), night);
  expect(held.notices).toEqual([]);
  const morning = nextMorning(TIME_ZONE, night);
  const again = { ...first, going: held.going, told: held.told };
  expect(organiserNotices(again, factsOf(without, startsAt), morning).notices).toMatchObject([
    { topic: 'left', title: 'Se bajó Nombre a', body: 'Entra Nombre e · revisá los equipos' },
  ]);
  expect(organiserNotices(again, factsOf(plain, startsAt), morning).notices).toEqual([]);
});

test('waiting answers send one notice, and a further one for new answers at most every ten minutes', () => {
  const startsAt = Date.parse('2026-11-27T00:00:00Z');
  const start = startsAt - 8 * HOUR_MS;
  const factsWith = (...waits: number[]) => factsOf({ ...QUIET_EVENING, waits }, startsAt);
  const minutes = (count: number) => start + count * 60_000;
  let noted: Noted = firstNoted(factsWith(), start);
  const look = (at: number, ...waits: number[]) => {
    const { notices, dueAt, ...kept } = organiserNotices(noted, factsWith(...waits), minutes(at));
    noted = { ...noted, ...kept };
    return [notices.map(({ title }) => title), dueAt];
  };
  expect(look(1, 1)).toEqual([['Hay 1 para mirar'], Infinity]);
  expect(look(2, 1)).toEqual([[], Infinity]);
  expect(look(3, 1, 2)).toEqual([[], minutes(11)]);
  expect(look(10, 1, 2, 3)).toEqual([[], minutes(11)]);
  expect(look(11, 1, 2, 3)).toEqual([['Hay 3 para mirar'], Infinity]);
  expect(look(30, 2)).toEqual([[], Infinity]);
  expect(noted.told).toEqual(['full']);
});

test('checking at the next moment misses no notice', () => {
  const startsAt = Date.parse('2026-11-27T00:00:00Z');
  const times = { startsAt, endsAt: startsAt + 2 * HOUR_MS, timeZone: TIME_ZONE };
  const moments: number[] = [];
  for (let now = startsAt - 30 * HOUR_MS; now !== Infinity && moments.length < 20;) {
    now = nextMoment(times, now);
    moments.push((now - startsAt) / HOUR_MS);
  }
  expect(moments).toEqual([-24, -4, -2, 12, 24, Infinity]);
});

test('a fifth topic sends no notice, a notice that replaces an earlier one does', () => {
  const startsAt = Date.parse('2026-11-27T00:00:00Z');
  const facts = factsOf({ ...QUIET_EVENING, going: ['b', 'c'] }, startsAt);
  const told = ['left', 'full', 'silence', 'short'] as const;
  const noted = { since: 0, going: facts.going, told };
  const soon = startsAt - HOUR_MS;
  expect(organiserNotices(noted, facts, soon).notices).toEqual([]);
  expect(organiserNotices({ ...noted, told: [] }, facts, soon).notices).toMatchObject([
    { topic: 'soon' },
  ]);
  const byDay = startsAt - 6 * HOUR_MS;
  const left = { ...noted, going: ['a', 'b', 'c'] };
  const waits = { ...facts, waiting: ['e'] };
  expect(organiserNotices(left, waits, byDay).notices).toMatchObject([{ topic: 'left' }]);
  const full = { ...left, told: ['short', 'full', 'silence', 'soon'] as const };
  expect(organiserNotices(full, waits, byDay).notices).toEqual([]);
});
