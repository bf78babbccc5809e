import fc from 'fast-check';
import type { Step } from './rules.ts';

const PLAYERS_MAX = 40;

/** What each phone does, one after the other; all phones at once. */
export type History = { players: number; capacity: number; says: Step[][]; organisers: Step[][] };

const answer = fc.constantFrom('voy' as const, 'voy' as const, 'no' as const, 'nose' as const);
const decides = fc.constantFrom('in' as const, 'out' as const, 'silent' as const);
const capacity = fc.integer({ min: 2, max: 14 });
const answersUntil = fc.constantFrom(null, '2026-11-19T18:00', '2026-11-25T18:00');

function organiserOf(players: number): fc.Arbitrary<Step> {
  const player = fc.integer({ min: 1, max: players });
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('organiser' as const), player, decides }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('settings' as const), capacity, answersUntil }),
    },
  );
}

const saysOf = (player: number): fc.Arbitrary<Step[]> =>
  fc.array(fc.record({ kind: fc.constant('says' as const), player: fc.constant(player), answer }), {
    minLength: 1,
    maxLength: 4,
  });

export const anyHistory: fc.Arbitrary<History> = fc
  .integer({ min: 3, max: PLAYERS_MAX })
  .chain((players) =>
    fc.record({
      players: fc.constant(players),
      capacity,
      says: fc.tuple(...Array.from({ length: players }, (_, at) => saysOf(at + 1))),
      organisers: fc.array(fc.array(organiserOf(players), { maxLength: 12 }), {
        minLength: 2,
        maxLength: 2,
      }),
    }),
  );
