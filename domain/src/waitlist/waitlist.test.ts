import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANSWERS, type Answer } from './answer.ts';
import { keepsPlace, keptPlaces, movingUp, waitlistOf, type Standing } from './waitlist.ts';
import { placesAfter } from './places.ts';

const DATE = '2026-11-26';
const HOUR = 100;
const FREE = { hasDeclined: false, awayUntil: null };

test.each([
  ['without an answer', FREE, true],
  ['who has said NO VOY and then NO SÉ', { ...FREE, hasDeclined: true }, false],
  ['who is away until that day', { ...FREE, awayUntil: DATE }, false],
  ['who is back the day before', { ...FREE, awayUntil: '2026-11-25' }, true],
] as const)('a regular %s keeps a place: %#', (_, regular, keeps) => {
  expect(keepsPlace(regular, DATE)).toBe(keeps);
});

const silent = (playerId: string): Standing => ({
  playerId,
  status: 'pending',
  queuedAt: null,
  keepsPlace: true,
});
const waiting = (playerId: string, queuedAt: string): Standing => ({
  playerId,
  status: 'pending',
  queuedAt,
});

test('no more places are kept than are free', () => {
  const regulars = ['a', 'b', 'c'].map(silent);
  expect(keptPlaces(regulars, { going: 8, capacity: 10 })).toBe(2);
  expect(keptPlaces(regulars, { going: 4, capacity: 10 })).toBe(3);
  expect(keptPlaces(regulars, { going: 11, capacity: 10 })).toBe(0);
});

const match = { capacity: 2, now: 0, startsAt: Infinity, freeSince: null };

test('a regular with a kept place gets in although others wait', () => {
  const standings = [silent('nico'), silent('pia'), waiting('beto', '1')];
  const voy = { playerId: 'nico', answer: 'confirmed', at: '2' } as const;
  const { own, movedUp } = placesAfter(standings, voy, match);
  expect([own.status, movedUp]).toEqual(['confirmed', []]);
});

test('a NO SÉ keeps the place, and a NO VOY gives it to the first who waits', () => {
  const standings = [silent('nico'), silent('pia'), waiting('beto', '1')];
  const says = (answer: Answer) =>
    placesAfter(standings, { playerId: 'nico', answer, at: '2' }, match);
  expect(says('maybe').movedUp).toEqual([]);
  expect(says('declined').movedUp).toEqual(['beto']);
});

test('in the last hours a kept place is neither offered nor taken by another', () => {
  const now = Date.parse('2026-11-26T22:00:00Z');
  const late = { capacity: 2, now, startsAt: now + 2.5 * 60 * 60_000, freeSince: null };
  const says = (standings: Standing[], playerId: string) =>
    placesAfter(standings, { playerId, answer: 'confirmed', at: '2' }, late).own.status;
  expect(says([silent('nico'), silent('pia')], 'beto')).toBe('pending');
  expect(says([silent('nico')], 'beto')).toBe('confirmed');
  expect(says([silent('nico'), silent('pia'), waiting('beto', '1')], 'nico')).toBe('confirmed');
});

/** Type of a player in the slow model. `since` is the step at which the player joined the waitlist, or null. */
type Person = {
  id: string;
  isRegular: boolean;
  isAway: boolean;
  status: Standing['status'];
  since: number | null;
  hasDeclined: boolean;
};
type World = { people: Person[]; capacity: number; now: number };
type Step =
  | { by: 'link'; id: string; answer: Answer }
  | { by: 'organiser'; id: string; status: Standing['status'] }
  | { by: 'organiser'; capacity: number }
  | { by: 'clock'; minutes: number };

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const name = fc.constantFrom(...NAMES);
const status = fc.constantFrom('pending' as const, 'confirmed' as const, 'declined' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      by: fc.constant('link' as const),
      id: name,
      answer: fc.constantFrom(...ANSWERS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ by: fc.constant('organiser' as const), id: name, status }) },
  fc.record({ by: fc.constant('organiser' as const), capacity: fc.integer({ min: 2, max: 6 }) }),
  fc.record({ by: fc.constant('clock' as const), minutes: fc.integer({ min: 1, max: 30 }) }),
);
const people = fc.tuple(
  ...NAMES.map((id) =>
    fc.record({ isRegular: fc.boolean(), isAway: fc.boolean() }).map((marks): Person => ({
      id,
      ...marks,
      status: 'pending',
      since: null,
      hasDeclined: false,
    })),
  ),
);

const isMarked = (one: Person, { now }: World) =>
  now < HOUR && one.isRegular && !one.isAway && !one.hasDeclined;
const isKeeping = (one: Person, world: World) => isMarked(one, world) && one.status === 'pending';
const goingIn = ({ people: all }: World) => all.filter((one) => one.status === 'confirmed').length;

/**
 * Gives places to one player after another: to the first of the waitlist for whom a place is free that nobody else
 * keeps.
 */
function letIn(world: World): void {
  for (;;) {
    const free = world.capacity - goingIn(world);
    const kept = world.people.filter((one) => isKeeping(one, world)).length;
    const queue = world.people
      .filter(({ status: now, since }) => now === 'pending' && since !== null)
      .toSorted((one, other) => (one.since ?? 0) - (other.since ?? 0));
    const next = queue.find((one) => (isKeeping(one, world) ? free > 0 : free > kept));
    if (!next) return;
    next.status = 'confirmed';
    next.since = null;
  }
}

/** Returns the world after a step, by the slow model. */
function slowly(before: World, one: Step, at: number): World {
  const world = structuredClone(before);
  const person = world.people.find(({ id }) => 'id' in one && id === one.id);
  if ('minutes' in one) world.now += one.minutes;
  if ('capacity' in one) world.capacity = one.capacity;
  if (person && 'answer' in one) {
    if (one.answer === 'declined') person.hasDeclined = true;
    if (one.answer !== 'confirmed') {
      person.status = one.answer === 'declined' ? 'declined' : 'pending';
      person.since = null;
    } else if (person.status !== 'confirmed') {
      person.since = person.status === 'pending' && person.since !== null ? person.since : at;
      person.status = 'pending';
    }
  }
  if (person && 'status' in one) Object.assign(person, { status: one.status, since: null });
  letIn(world);
  return world;
}

const stamp = (at: number) => String(at).padStart(4, '0');

function standingsOf(world: World): Standing[] {
  return world.people.map((one) => ({
    playerId: one.id,
    status: one.status,
    queuedAt: one.since === null ? null : stamp(one.since),
    keepsPlace: isMarked(one, world),
  }));
}

/** Returns the ids of those who are in after a step, by the rule. `before` is the world before the step. */
function quickly(before: World, one: Step, at: number): string[] {
  const inAfter = (standings: readonly Standing[], up: readonly string[]) =>
    standings
      .filter(({ playerId, status: now }) => now === 'confirmed' || up.includes(playerId))
      .map(({ playerId }) => playerId);
  if (one.by === 'link') {
    const standings = standingsOf(before);
    const said = { playerId: one.id, answer: one.answer, at: stamp(at) };
    const times = { now: before.now, startsAt: Infinity, freeSince: null };
    const { own, movedUp } = placesAfter(standings, said, { capacity: before.capacity, ...times });
    const after = standings.map((standing) => (standing.playerId === one.id ? own : standing));
    return inAfter(after, movedUp);
  }
  const world = structuredClone(before);
  if ('minutes' in one) world.now += one.minutes;
  if ('capacity' in one) world.capacity = one.capacity;
  const person = world.people.find(({ id }) => 'id' in one && id === one.id);
  if (person && 'status' in one) Object.assign(person, { status: one.status, since: null });
  const standings = standingsOf(world);
  const up = movingUp(standings, { going: goingIn(world), capacity: world.capacity });
  return inAfter(
    standings,
    up.map(({ playerId }) => playerId),
  );
}

test('places are given as one would give them by hand, and kept places only to those who keep them', () => {
  fc.assert(
    fc.property(
      people,
      fc.array(step, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 2, max: 6 }),
      (all, steps, capacity) => {
        let world: World = { people: all, capacity, now: 0 };
        for (const [at, one] of steps.entries()) {
          const before = world;
          world = slowly(before, one, at);
          const isIn = world.people.filter((player) => player.status === 'confirmed');
          expect(quickly(before, one, at)).toEqual(isIn.map(({ id }) => id));
          expect(brokenRules(before, one, world)).toEqual([]);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

/** Returns the rules that a step breaks. */
function brokenRules(before: World, one: Step, after: World): string[] {
  const [was, is] = [goingIn(before), goingIn(after)];
  const [isByLink, isEarly] = [one.by === 'link', after.now < HOUR];
  const own = 'id' in one ? one.id : null;
  const marked = before.people.filter((person) => isMarked(person, before)).map(({ id }) => id);
  const wereIn = before.people
    .filter((person) => person.status === 'confirmed')
    .map(({ id }) => id);
  const others = after.people.filter(
    ({ id, status: now }) => now === 'confirmed' && !wereIn.includes(id) && !marked.includes(id),
  );
  const isByOthers = others.some(({ id }) => isByLink || id !== own);
  const kept = after.people.filter((person) => isKeeping(person, after)).length;
  const isRegularVoy =
    'answer' in one &&
    one.answer === 'confirmed' &&
    marked.includes(one.id) &&
    was < after.capacity;
  const isOwnIn = after.people.some(({ id, status: now }) => id === own && now === 'confirmed');
  const broken = {
    'more are in than there are places': isByLink && is > Math.max(was, after.capacity),
    'another player has a kept place': isEarly && isByOthers && is + kept > after.capacity,
    'a regular said VOY and waits': isRegularVoy && !isOwnIn,
    'a place stays free after the hour':
      !isEarly && is < after.capacity && waitlistOf(standingsOf(after)).length > 0,
  };
  return Object.entries(broken).flatMap(([rule, isBroken]) => (isBroken ? [rule] : []));
}
