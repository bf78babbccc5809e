import {
  placesAfter,
  ANSWER_OF,
  movingUp,
  queueOf,
  SPOKEN_ANSWERS,
  type Standing,
} from '@picadito/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aLinkedGroupOf } from '../../testing/a-linked-group.ts';
import { howMany } from '../../testing/how-many.ts';
import { testApp } from '../../testing/test-app.ts';

const PLAYERS = 5;
/** Days before the match. */
const EARLY = { now: 0, startsAt: Infinity, freeSince: null };
const MS_PER_HISTORY = 3000;

/** The match as the rules say it is, by the number of the player. */
type Model = { capacity: number; all: Map<number, Standing & { since: number }> };

type Step =
  | { kind: 'says'; player: number; answer: (typeof SPOKEN_ANSWERS)[number] }
  | { kind: 'organiser'; player: number; status: Standing['status'] }
  | { kind: 'capacity'; capacity: number };

const player = fc.integer({ min: 1, max: PLAYERS });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('says' as const),
      player,
      answer: fc.constantFrom(...SPOKEN_ANSWERS),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('organiser' as const),
      player,
      status: fc.constantFrom('pending' as const, 'confirmed' as const, 'declined' as const),
    }),
  },
  fc.record({ kind: fc.constant('capacity' as const), capacity: fc.integer({ min: 2, max: 4 }) }),
);

const goingIn = ({ all }: Model) => [...all.values()].filter((one) => one.status === 'confirmed');

function put(model: Model, own: Standing, at: number) {
  const number = Number(own.playerId);
  const before = model.all.get(number);
  const isSame = before?.status === own.status && own.status === 'confirmed';
  model.all.set(number, { ...own, since: isSame ? before.since : at });
}

function moveUp(model: Model, at: number) {
  const all = [...model.all.values()];
  const going = goingIn(model).length;
  const up = movingUp(all, { going, capacity: model.capacity });
  for (const [index, { playerId }] of up.entries())
    put(model, { playerId, status: 'confirmed', queuedAt: null }, at + (index + 1) / 100);
}

function done(model: Model, one: Step, at: number) {
  if (one.kind === 'capacity') {
    model.capacity = one.capacity;
    return moveUp(model, at);
  }
  const playerId = String(one.player);
  if (one.kind === 'says') {
    const given = { playerId, answer: ANSWER_OF[one.answer], at: String(at).padStart(4, '0') };
    const { own } = placesAfter([...model.all.values()], given, {
      capacity: model.capacity,
      ...EARLY,
    });
    put(model, own, at);
    return moveUp(model, at);
  }
  const before = model.all.get(one.player);
  // what is stored already is no decision
  if (before?.status === one.status) return undefined;
  put(model, { playerId, status: one.status, queuedAt: null }, at);
  return moveUp(model, at);
}

/** As the page shows it: who is in by time, then the queue. */
function expected(model: Model): string[] {
  const going = goingIn(model).toSorted((a, b) => a.since - b.since);
  const queue = queueOf([...model.all.values()]);
  return [
    ...going.map(({ playerId }) => `${playerId} in`),
    ...queue.map(({ playerId }, index) => `${playerId} queued ${index + 1}`),
  ];
}

test(
  'whatever players and the organiser do, the page shows who is in and who waits as the rules say',
  async () => {
    const server = await testApp();
    let histories = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const { ana, match, ids, device } = await aLinkedGroupOf(
          server,
          `ana-${(histories += 1)}`,
          PLAYERS,
        );
        const devices = Array.from({ length: PLAYERS }, device);
        const path = `/api/matches/${match.id}`;
        const settings = (capacity: number) =>
          ana.put(`${path}/answers/settings`, { capacity, answersUntil: null });
        await settings(2);
        const model: Model = { capacity: 2, all: new Map() };
        for (let number = 1; number <= PLAYERS; number += 1) {
          const playerId = String(number);
          model.all.set(number, { playerId, status: 'pending', queuedAt: null, since: 0 });
        }
        for (const [index, one] of steps.entries()) {
          if (one.kind === 'capacity') await settings(one.capacity);
          else if (one.kind === 'says') await devices[one.player - 1]?.says(one.player, one.answer);
          else
            await ana.put(`${path}/players/${ids[one.player - 1]}/confirm`, {
              isConfirmed: one.status === 'confirmed',
              declined: one.status === 'declined',
            });
          done(model, one, index + 1);
          const page = await devices[0]?.page();
          const shown = (page?.next?.people ?? []).flatMap(({ name, state, place }) => {
            const number = Number(name.slice(-2));
            if (state === 'in') return [`${number} in`];
            return state === 'queued' ? [`${number} queued ${place}`] : [];
          });
          expect(shown).toEqual(expected(model));
        }
      }),
      { numRuns: howMany(8, 100) },
    );
  },
  howMany(8, 100) * MS_PER_HISTORY,
);
