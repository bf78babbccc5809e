import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANSWERS, type Answer, type Before } from './answer.ts';
import { placesAfter, placesAfterUndo, type Placed } from './places.ts';
import { movingUp, waitlistOf, type Standing } from './waitlist.ts';
import { beforeOf, isPlaceTaken } from './take-back.ts';

/** Times far before the match, so that the rules of the last hours do not apply. */
const EARLY = { now: 0, startsAt: Infinity, freeSince: null };
const PLAYERS = ['a', 'b', 'c', 'd', 'e'];
/** Returns growing texts, used as timestamps; `earlier` returns a text just before another. */
const timeOf = (step: number) => String(step + 1).padStart(4, '0');
const earlier = (at: string) => `${String(Number(at.slice(0, 4)) - 1).padStart(4, '0')}.9${at}`;

type Player = Standing & {
  confirmedAt: string | null;
  changedAt: string | null;
  /** Number of players who were in when this player last left, this player included. */
  leftAmong: number;
  /** The answer that counts; `before` is what it replaced. */
  answer: Answer | null;
  before: Before | null;
};
type Step =
  | { kind: 'says'; playerId: string; answer: Answer }
  | { kind: 'undo'; playerId: string }
  | { kind: 'organiser'; playerId: string; status: Standing['status'] }
  | { kind: 'capacity'; capacity: number };

const playerId = fc.constantFrom(...PLAYERS);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('says' as const),
      playerId,
      answer: fc.constantFrom(...ANSWERS),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo' as const), playerId }) },
  fc.record({
    kind: fc.constant('organiser' as const),
    playerId,
    status: fc.constantFrom('pending' as const, 'confirmed' as const, 'declined' as const),
  }),
  fc.record({ kind: fc.constant('capacity' as const), capacity: fc.integer({ min: 2, max: 4 }) }),
);

/** Returns a match in memory that stores what the database stores. */
function aMatch() {
  let capacity = 2;
  const players = new Map<string, Player>(
    PLAYERS.map((id) => [
      id,
      {
        playerId: id,
        status: 'pending',
        queuedAt: null,
        confirmedAt: null,
        changedAt: null,
        leftAmong: 0,
        answer: null,
        before: null,
      },
    ]),
  );
  const all = () => [...players.values()];
  const going = () => all().filter(({ status }) => status === 'confirmed');

  function put(own: Standing, at: string, more: Partial<Player> = {}) {
    const player = players.get(own.playerId);
    if (!player) return;
    const isIn = own.status === 'confirmed';
    const wasIn = player.status === 'confirmed';
    players.set(own.playerId, {
      ...player,
      confirmedAt: isIn ? (wasIn ? player.confirmedAt : at) : null,
      changedAt: own.status === player.status ? player.changedAt : at,
      leftAmong: wasIn && !isIn ? going().length : player.leftAmong,
      ...own,
      ...more,
    });
  }
  function take({ own, movedUp }: Placed, at: string, more: Partial<Player>) {
    put(own, at, more);
    for (const id of movedUp) put({ playerId: id, status: 'confirmed', queuedAt: null }, `${at}.1`);
  }
  function done(one: Step, at: string) {
    if (one.kind === 'capacity') capacity = one.capacity;
    const player = 'playerId' in one ? players.get(one.playerId) : undefined;
    if (player && one.kind === 'organiser' && player.status !== one.status)
      put({ playerId: player.playerId, status: one.status, queuedAt: null }, at, {
        answer: null,
        before: null,
      });
    if (player && one.kind === 'says') {
      const current =
        player.answer === null ? undefined : { ...LINK, ...player, answer: player.answer };
      const before = beforeOf(player, current, one.answer);
      const placed = placesAfter(all(), { ...one, at }, { capacity, ...EARLY });
      return take(placed, at, { answer: one.answer, before });
    }
    if (player?.before && one.kind === 'undo') {
      const { before } = player;
      const isTaken = isPlaceTaken(
        all().filter((other) => other !== player),
        player.changedAt,
      );
      const placed = placesAfterUndo(
        all(),
        { playerId: player.playerId, before, at, isTaken, earlier },
        { capacity, ...EARLY },
      );
      const isBack = placed.own.status === 'confirmed' && before.confirmedAt !== null;
      return take(placed, at, {
        answer: before.answer,
        before: null,
        ...(isBack && { confirmedAt: before.confirmedAt }),
      });
    }
    const up = movingUp(all(), { going: going().length, capacity });
    for (const { playerId: id } of up)
      put({ playerId: id, status: 'confirmed', queuedAt: null }, at);
    return undefined;
  }
  const byTime = (a: Player, b: Player) => ((a.confirmedAt ?? '') < (b.confirmedAt ?? '') ? -1 : 1);
  const read = () => ({
    in: going()
      .toSorted(byTime)
      .map((player) => player.playerId),
    waitlist: waitlistOf(all()).map((player) => player.playerId),
  });
  return {
    done,
    read,
    get: (id: string) => players.get(id),
    isFull: () => going().length >= capacity,
    capacity: () => capacity,
  };
}

const LINK = {
  comment: null,
  answeredAt: '',
  promotedAt: null,
  toldAt: null,
  authorId: null,
  isClaim: false,
  deviceHash: null,
};

test('taking an answer back never removes a player or changes the order of the waitlist', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const match = aMatch();
      for (const [index, one] of steps.entries()) {
        const before = match.read();
        match.done(one, timeOf(index));
        const after = match.read();
        const named = 'playerId' in one ? one.playerId : null;
        const others = (ids: readonly string[]) => ids.filter((id) => id !== named);
        expect(new Set([...after.in, ...after.waitlist]).size).toBe(
          after.in.length + after.waitlist.length,
        );
        expect(after.waitlist.length === 0 || match.isFull()).toBe(true);
        expect(others(after.in)).toEqual(expect.arrayContaining(others(before.in)));
        const up = others(after.in).filter((id) => !before.in.includes(id));
        expect(up).toEqual(others(before.waitlist).slice(0, up.length));
        expect(others(after.waitlist)).toEqual(others(before.waitlist).slice(up.length));
      }
    }),
  );
});

test('taking an answer back restores the place only while no other player has taken it', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 40 }), (steps) => {
      const match = aMatch();
      for (const [index, one] of steps.entries()) {
        const was = 'playerId' in one ? match.get(one.playerId) : undefined;
        match.done(one, timeOf(index));
        const isBack = was?.status !== 'confirmed' && match.read().in.includes(was?.playerId ?? '');
        if (one.kind !== 'undo' || !was || !isBack) continue;
        const places = Math.max(match.capacity(), was.leftAmong);
        expect(match.read().in.length).toBeLessThanOrEqual(places);
      }
    }),
    { numRuns: 1000 },
  );
});

test('taking an answer back at once restores the former state, or puts the player first on the waitlist', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 25 }),
      playerId,
      fc.constantFrom(...ANSWERS),
      (steps, id, answer) => {
        const match = aMatch();
        for (const [index, one] of steps.entries()) match.done(one, timeOf(index));
        const before = match.read();
        const was = match.get(id);
        fc.pre(was?.answer !== answer && (was?.answer !== null || was.status !== 'pending'));
        match.done({ kind: 'says', playerId: id, answer }, '0100');
        const isTaken = match.read().in.some((one) => !before.in.includes(one) && one !== id);
        match.done({ kind: 'undo', playerId: id }, '0101');
        fc.pre(!isTaken || before.in.includes(id));
        const after = match.read();
        expect(isTaken ? after.waitlist[0] : after).toEqual(isTaken ? id : before);
        expect(match.get(id)?.status).toBe(isTaken ? 'pending' : was?.status);
      },
    ),
  );
});

test('a player without an answer has nothing to take back', () => {
  expect(beforeOf({ status: 'pending', confirmedAt: null }, undefined, 'declined')).toBe(null);
  const put = { status: 'confirmed', confirmedAt: '1' } as const;
  expect(beforeOf(put, undefined, 'confirmed')).toBe(null);
  expect(beforeOf(put, undefined, 'declined')).toEqual({
    answer: 'confirmed',
    comment: null,
    queuedAt: null,
    confirmedAt: '1',
  });
});

test('a place beyond the capacity is restored while no other player has come in', () => {
  const all: Standing[] = ['b', 'c', 'd'].map((id) => {
    return { playerId: id, status: 'confirmed', queuedAt: null };
  });
  const before = { answer: 'confirmed', comment: null, queuedAt: null, confirmedAt: '1' } as const;
  const back = (isTaken: boolean) =>
    placesAfterUndo(
      all,
      { playerId: 'a', before, at: '0009', isTaken, earlier },
      { capacity: 2, ...EARLY },
    ).own.status;
  expect([back(false), back(true)]).toEqual(['confirmed', 'pending']);
  expect(isPlaceTaken([{ confirmedAt: '3' }, { confirmedAt: null }], '2')).toBe(true);
  expect(isPlaceTaken([{ confirmedAt: '3' }], '3')).toBe(false);
});

test('a player who took an answer back counts as coming in at that time', () => {
  expect(isPlaceTaken([{ confirmedAt: '1', changedAt: '3' }], '2')).toBe(true);
  expect(isPlaceTaken([{ confirmedAt: null, changedAt: '3' }], '2')).toBe(false);
  expect(isPlaceTaken([{ confirmedAt: '3', changedAt: null }], '2')).toBe(true);
});
