import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOffer } from './place-offer.ts';
import { placesAfter } from './places.ts';
import { movingUp, waitlistOf, type Standing } from './waitlist.ts';
import { ANSWERS, isCurrent, needsNotification } from './answer.ts';

/** Times far before the match, so that the rules of the last hours do not apply. */
const EARLY = { now: 0, startsAt: Infinity, freeSince: null };
const PLAYERS = ['a', 'b', 'c', 'd', 'e', 'f'];

type Step =
  | { by: 'link'; playerId: string; answer: (typeof ANSWERS)[number] }
  | { by: 'organiser'; playerId: string; status: Standing['status'] }
  | { by: 'organiser'; capacity: number };

const player = fc.constantFrom(...PLAYERS);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      by: fc.constant('link' as const),
      playerId: player,
      answer: fc.constantFrom(...ANSWERS),
    }),
  },
  fc.record({
    by: fc.constant('organiser' as const),
    playerId: player,
    status: fc.constantFrom('pending' as const, 'confirmed' as const, 'declined' as const),
  }),
  fc.record({ by: fc.constant('organiser' as const), capacity: fc.integer({ min: 2, max: 5 }) }),
);

const goingIn = (all: readonly Standing[]) => all.filter(({ status }) => status === 'confirmed');

/** Returns the match after a step. `up` are the players who got a place from the waitlist by it, in their order. */
function placesAfterAnswer(
  { all, capacity }: { all: Standing[]; capacity: number },
  one: Step,
  at: string,
): { all: Standing[]; capacity: number; up: string[] } {
  const put = (standings: readonly Standing[], own: Standing) =>
    standings.map((standing) => (standing.playerId === own.playerId ? own : standing));
  const into = (standings: readonly Standing[], up: readonly string[]) =>
    standings.map((standing): Standing =>
      up.includes(standing.playerId)
        ? { ...standing, status: 'confirmed', queuedAt: null }
        : standing,
    );
  if (one.by === 'link') {
    const { own, movedUp } = placesAfter(all, { ...one, at }, { capacity, ...EARLY });
    return { all: into(put(all, own), movedUp), capacity, up: movedUp };
  }
  const availability = 'capacity' in one ? one.capacity : capacity;
  const decided =
    'capacity' in one
      ? all
      : put(all, { playerId: one.playerId, status: one.status, queuedAt: null });
  const up = movingUp(decided, { going: goingIn(decided).length, capacity: availability });
  const ids = up.map(({ playerId }) => playerId);
  return { all: into(decided, ids), capacity: availability, up: ids };
}

test('for any answers no player waits while a place is free, no player loses a place, and the first moves up first', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state: { all: Standing[]; capacity: number } = {
        all: PLAYERS.map((playerId) => ({ playerId, status: 'pending', queuedAt: null })),
        capacity: 3,
      };
      for (const [index, one] of steps.entries()) {
        const before = state;
        const next = placesAfterAnswer(before, one, String(index).padStart(3, '0'));
        const named = 'playerId' in one ? one.playerId : null;
        const waiting = waitlistOf(next.all).map(({ playerId }) => playerId);
        const isFull = goingIn(next.all).length >= next.capacity;
        expect(waiting.length === 0 || isFull).toBe(true);
        for (const { playerId } of goingIn(before.all).filter((in_) => in_.playerId !== named))
          expect(goingIn(next.all).map((in_) => in_.playerId)).toContain(playerId);
        const queued = waitlistOf(before.all).map(({ playerId }) => playerId);
        expect(next.up).toEqual(queued.filter((id) => id !== named).slice(0, next.up.length));
        expect(waiting.filter((id) => id !== named)).toEqual(
          queued.filter((id) => id !== named && !next.up.includes(id)),
        );
        expect(new Set(next.up).size).toBe(next.up.length);
        state = next;
      }
    }),
  );
});

test('answers by the link never exceed the capacity', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ playerId: player, answer: fc.constantFrom(...ANSWERS) }), {
        maxLength: 40,
      }),
      fc.integer({ min: 2, max: 5 }),
      (answers, capacity) => {
        let all: Standing[] = [];
        for (const [index, one] of answers.entries()) {
          const step = { by: 'link' as const, ...one };
          const known = all.some(({ playerId }) => playerId === one.playerId)
            ? all
            : [...all, { playerId: one.playerId, status: 'pending' as const, queuedAt: null }];
          ({ all } = placesAfterAnswer(
            { all: known, capacity },
            step,
            String(index).padStart(3, '0'),
          ));
          expect(goingIn(all).length).toBeLessThanOrEqual(capacity);
        }
      },
    ),
  );
});

const full: Standing[] = [
  { playerId: 'a', status: 'confirmed', queuedAt: null },
  { playerId: 'b', status: 'confirmed', queuedAt: null },
  { playerId: 'c', status: 'pending', queuedAt: '1' },
  { playerId: 'd', status: 'pending', queuedAt: '2' },
];

test('a waiting player who repeats VOY keeps the place on the waitlist', () => {
  const { own } = placesAfter(
    full,
    { playerId: 'c', answer: 'confirmed', at: '9' },
    { capacity: 2, ...EARLY },
  );
  expect(own.queuedAt).toBe('1');
});

test('a player whom the organiser declined joins the end of the waitlist with a new VOY', () => {
  const declined = full.map((one) =>
    one.playerId === 'c' ? { ...one, status: 'declined' as const } : one,
  );
  const { own } = placesAfter(
    declined,
    { playerId: 'c', answer: 'confirmed', at: '9' },
    { capacity: 2, ...EARLY },
  );
  expect(own.queuedAt).toBe('9');
});

test('with more places players move up, with fewer places all players stay in', () => {
  const up = (capacity: number) =>
    movingUp(full, { going: 2, capacity }).map((one) => one.playerId);
  expect([up(3), up(9), up(2), up(1)]).toEqual([['c'], ['c', 'd'], [], []]);
});

test('an answer counts while the stored attendance says the same', () => {
  const then = { answeredAt: '1', promotedAt: null, changedAt: '1' };
  const waits = { ...then, answer: 'confirmed', queuedAt: '1' } as const;
  const isIn = { ...then, answer: 'confirmed', queuedAt: null } as const;
  const out = { ...then, answer: 'declined', queuedAt: null } as const;
  const maybe = { ...then, answer: 'maybe', queuedAt: null } as const;
  const counts = (status: Standing['status']) =>
    [waits, isIn, out, maybe].map((answer) => isCurrent(answer, status));
  expect(counts('pending')).toEqual([true, false, false, true]);
  expect(counts('confirmed')).toEqual([false, true, false, false]);
  expect(counts('declined')).toEqual([false, false, true, false]);
});

test('an answer no longer counts after the organiser has decided, even if both agree', () => {
  const said = { answer: 'confirmed', queuedAt: null, answeredAt: '3', promotedAt: null } as const;
  const counts = (changedAt: string | null) => isCurrent({ ...said, changedAt }, 'confirmed');
  expect(['2', '3', null, '4'].map(counts)).toEqual([true, true, true, false]);
  const moved = { ...said, promotedAt: '5' };
  expect(isCurrent({ ...moved, changedAt: '5' }, 'confirmed')).toBe(true);
  expect(isCurrent({ ...moved, changedAt: '6' }, 'confirmed')).toBe(false);
});

test('a player who moved up needs a notification until it is marked or the answer no longer counts', () => {
  const at = { answeredAt: '0', promotedAt: '1', changedAt: '1' };
  const moved = { ...at, answer: 'confirmed', queuedAt: null, toldAt: null } as const;
  expect(needsNotification(moved, 'confirmed')).toBe(true);
  expect(needsNotification({ ...moved, toldAt: '2' }, 'confirmed')).toBe(false);
  expect(needsNotification(moved, 'declined')).toBe(false);
  expect(needsNotification({ ...moved, promotedAt: null }, 'confirmed')).toBe(false);
  const taken = { ...moved, queuedAt: '0', promotedAt: null };
  expect(needsNotification(taken, 'confirmed')).toBe(true);
  expect(needsNotification({ ...taken, toldAt: '2' }, 'confirmed')).toBe(false);
  expect(needsNotification(taken, 'pending')).toBe(false);
});

test('in the last hours a player gets in only by accepting an offer or as a new one, and never beyond the capacity', () => {
  const startsAt = Date.parse('2026-11-27T00:00:00Z');
  const freeSince = '2026-11-26T21:30:00.000000Z';
  const state = fc.record({
    all: fc.tuple(
      ...PLAYERS.map((playerId, index) =>
        fc.record({
          playerId: fc.constant(playerId),
          status: fc.constantFrom('pending' as const, 'confirmed' as const, 'declined' as const),
          queuedAt: fc.constantFrom(null, String(index)),
          isGuest: fc.boolean(),
        }),
      ),
    ),
    capacity: fc.integer({ min: 1, max: 6 }),
    minutes: fc.integer({ min: 0, max: 179 }),
    playerId: player,
    answer: fc.constantFrom(...ANSWERS),
  });
  fc.assert(
    fc.property(state, ({ all, capacity, minutes, playerId, answer }) => {
      const now = startsAt - minutes * 60_000 - 1;
      const before = all.find((one) => one.playerId === playerId);
      const waitlist = waitlistOf(all).map((one) => one.playerId);
      const free = capacity - goingIn(all).length;
      const isGuest = (id: string) => all.some((one) => one.playerId === id && one.isGuest);
      const offer = placeOffer(waitlist, free, { now, startsAt, freeSince, isGuest });
      const availability = { capacity, now, startsAt, freeSince };
      const { own, movedUp } = placesAfter(all, { playerId, answer, at: '9' }, availability);
      const isAsked = offer?.to === 'players' && offer.players.includes(playerId);
      const getsIn = waitlist.includes(playerId) ? isAsked : waitlist.length < free;
      expect(movedUp).toEqual([]);
      expect(own.status === 'confirmed').toBe(
        answer === 'confirmed' && (before?.status === 'confirmed' || getsIn),
      );
    }),
  );
});
