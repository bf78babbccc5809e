import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANSWERS } from './answer.ts';
import { areGuestsLast, type Guest } from './guests.ts';
import { placesAfter, placesWithGuests } from './places.ts';
import { waitlistOf, type Standing } from './waitlist.ts';

const HOSTS = ['a', 'b', 'c', 'd'];
const GUESTS = ['a1', 'a2', 'b1', 'c1'];
const CAPACITY = 3;
/** Times far before kick-off, so that the rules of the last hours do not apply. */
const AVAILABILITY = {
  capacity: CAPACITY,
  now: 0,
  startsAt: Number.MAX_SAFE_INTEGER,
  freeSince: null,
};

type Match = { standings: Standing[]; guests: Guest[] };
type Step =
  | { by: 'host'; playerId: string; answer: (typeof ANSWERS)[number] }
  | { by: 'brings'; playerId: string }
  | { by: 'keeps'; playerId: string };

const host = fc.constantFrom(...HOSTS);
const guest = fc.constantFrom(...GUESTS);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      by: fc.constant('host' as const),
      playerId: host,
      answer: fc.constantFrom(...ANSWERS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ by: fc.constant('brings' as const), playerId: guest }) },
  fc.record({ by: fc.constant('keeps' as const), playerId: guest }),
);

const statusIn = ({ standings }: Match, id: string) =>
  standings.find(({ playerId }) => playerId === id)?.status;
const isComing = ({ standings }: Match, id: string) =>
  standings.some(
    ({ playerId, status, queuedAt }) =>
      playerId === id && (status === 'confirmed' || queuedAt !== null),
  );

function matchAfterStep(
  match: Match,
  one: Step,
  at: string,
  isLast: boolean,
): Match & { up: string[] } {
  const { standings, guests } = match;
  if (one.by === 'keeps') {
    const kept = guests.map((other) =>
      other.playerId === one.playerId ? { ...other, isKept: true } : other,
    );
    return { standings, guests: kept, up: [] };
  }
  const isGuest = one.by === 'brings';
  const hostId = one.playerId.slice(0, 1);
  if (isGuest && (!isComing(match, hostId) || statusIn(match, one.playerId)))
    return { ...match, up: [] };
  const known: Standing[] = isGuest
    ? [...standings, { playerId: one.playerId, status: 'pending', queuedAt: null, isLast }]
    : standings;
  const said = { playerId: one.playerId, answer: isGuest ? 'confirmed' : one.answer, at } as const;
  const brought: Guest = { playerId: one.playerId, hostId, isKept: false, leftAt: null };
  const all = isGuest ? [...guests, brought] : guests;
  let count = 0;
  const nextAt = () => `${at}-${(count += 1)}`;
  const result = placesWithGuests(
    { standings: known, guests: all, availability: AVAILABILITY },
    said,
    nextAt,
  );
  const byId = new Map(
    [
      result.own,
      ...result.guests,
      ...result.movedUp.map((playerId): Standing => {
        return { playerId, status: 'confirmed', queuedAt: null };
      }),
    ].map((standing) => [standing.playerId, standing]),
  );
  const left = new Set(
    result.guests.flatMap(({ playerId, status }) => (status === 'declined' ? playerId : [])),
  );
  return {
    standings: known.map((standing) => ({
      ...standing,
      ...(byId.get(standing.playerId) ?? standing),
    })),
    guests: all.map((other) => (left.has(other.playerId) ? { ...other, leftAt: at } : other)),
    up: result.movedUp,
  };
}

test('for any actions a guest leaves with the host unless kept and waits after list players, and players who are in stay in', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.boolean(), (steps, isLast) => {
      let match: Match = {
        standings: HOSTS.map((playerId) => ({ playerId, status: 'pending', queuedAt: null })),
        guests: [],
      };
      for (const [index, one] of steps.entries()) {
        const before = match;
        const next = matchAfterStep(before, one, String(index).padStart(3, '0'), isLast);
        const going = next.standings.filter(({ status }) => status === 'confirmed');
        const waitlist = waitlistOf(next.standings);
        expect(going.length).toBeLessThanOrEqual(CAPACITY);
        expect(waitlist.length === 0 || going.length === CAPACITY).toBe(true);
        const drops = one.by === 'host' && one.answer !== 'confirmed' ? one.playerId : null;
        const isDropping = ({ hostId, isKept }: Guest) => hostId === drops && !isKept;
        const coming = (all: Match) =>
          all.guests.flatMap(({ playerId }) => (isComing(all, playerId) ? playerId : []));
        const leaving = next.guests.filter(isDropping).map(({ playerId }) => playerId);
        expect(coming(next).filter((id) => leaving.includes(id))).toEqual([]);
        expect(coming(next)).toEqual(
          expect.arrayContaining(coming(before).filter((id) => !leaving.includes(id))),
        );
        const stay = before.standings.filter(
          ({ playerId, status }) =>
            status === 'confirmed' && playerId !== drops && !leaving.includes(playerId),
        );
        expect(stay.map(({ playerId }) => statusIn(next, playerId))).toEqual(
          stay.map(() => 'confirmed'),
        );
        const order = waitlist.map(({ playerId }) => playerId.length);
        expect(order).toEqual(isLast ? order.toSorted((x, y) => x - y) : order);
        const own = waitlistOf(before.standings).filter(
          ({ playerId }) => playerId.length === 1 && playerId !== drops,
        );
        const ownUp = next.up.filter((id) => id.length === 1);
        expect(ownUp.length >= (isLast ? Math.min(next.up.length, own.length) : 0)).toBe(true);
        match = next;
      }
    }),
  );
});

const isIn = (playerId: string): Standing => ({ playerId, status: 'confirmed', queuedAt: null });
const bringing: Guest = { playerId: 'a1', hostId: 'a', isKept: false, leftAt: null };

test('no more guests come back with their host than the match still takes', () => {
  const others = ['b1', 'b2', 'c1', 'c2', 'd1'].map((playerId): Guest => {
    return { playerId, hostId: playerId.slice(0, 1), isKept: false, leftAt: null };
  });
  const left = ['a1', 'a2'].map((playerId): Guest => ({ ...bringing, playerId, leftAt: '1' }));
  const gone = ['a', 'a1', 'a2'].map((id): Standing => ({ ...isIn(id), status: 'declined' }));
  const coming = (present: readonly Guest[]) => {
    const standings = [...gone, ...present.map(({ playerId }) => isIn(playerId))];
    const said = { playerId: 'a', answer: 'confirmed', at: '5' } as const;
    const match = { standings, guests: [...left, ...present], availability: AVAILABILITY };
    return placesWithGuests(match, said, String).guests.map(({ playerId }) => playerId);
  };
  expect([coming(others), coming(others.slice(1))]).toEqual([['a1'], ['a1', 'a2']]);
});

test('a guest who left with the host comes back with the host, at the end of the waitlist', () => {
  const standings = [isIn('b'), isIn('c'), isIn('d')];
  const gone = (playerId: string): Standing => ({ ...isIn(playerId), status: 'declined' });
  const match = {
    standings: [gone('a'), gone('a1'), ...standings],
    guests: [{ ...bringing, leftAt: '1' }],
    availability: AVAILABILITY,
  };
  const said = { playerId: 'a', answer: 'confirmed', at: '5' } as const;
  const { own, guests } = placesWithGuests(match, said, () => '6');
  expect([own.queuedAt, guests[0]?.queuedAt]).toEqual(['5', '6']);
  const notLeft = { ...match, guests: [bringing] };
  expect(placesWithGuests(notLeft, said, () => '6').guests).toEqual([]);
});

test('until the answers close, else until 24 hours before kick-off, guests wait behind all own players', () => {
  const HOUR = 60 * 60 * 1000;
  const startsAt = 100 * HOUR;
  const at = (hour: number, closesAt: number | null) =>
    areGuestsLast({ startsAt, closesAt }, hour * HOUR);
  expect([at(75.9, null), at(76, null)]).toEqual([true, false]);
  expect([at(89, 90 * HOUR), at(90, 90 * HOUR)]).toEqual([true, false]);
  const waits = (playerId: string, queuedAt: string, isLast = false): Standing => {
    return { playerId, status: 'pending', queuedAt, isLast };
  };
  const waitlist = (isLast: boolean) =>
    waitlistOf([waits('a1', '1', isLast), waits('b', '2')]).map(({ playerId }) => playerId);
  expect([waitlist(true), waitlist(false)]).toEqual([
    ['b', 'a1'],
    ['a1', 'b'],
  ]);
  const full = [isIn('c'), waits('a1', '1', true), waits('b', '2')];
  const dropsOut = { playerId: 'c', answer: 'declined', at: '9' } as const;
  expect(placesAfter(full, dropsOut, { ...AVAILABILITY, capacity: 1 }).movedUp).toEqual(['b']);
});
