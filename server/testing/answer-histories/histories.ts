import fc from 'fast-check';
import type { Step } from './played-match.ts';

const PLAYERS_MAX = 40;
const MINUTE = 60_000;

/**
 * Start times of the phases of a history, in milliseconds before kick-off: six days, 20 hours, two within the last
 * three hours and more than 20 minutes apart, one within the last hour, and five minutes after kick-off. Different
 * rules apply to answers in each of them.
 */
export const PHASES = [6 * 24 * 60, 20 * 60, 170, 140, 50, -5].map((minutes) => minutes * MINUTE);

/**
 * Type of a phase of a history: each phone makes its own taps one after the other, and all phones work concurrently.
 * `before` is the start of the phase in milliseconds before kick-off.
 */
export type Phase = { before: number; phones: Tap[][]; organisers: Tap[][] };
export type History = {
  players: number;
  capacity: number;
  /**
   * True if the match has an autopilot. The organiser then confirms no players, because a confirmation would stop the
   * autopilot.
   */
  hasAutopilot: boolean;
  phases: Phase[];
};
/** Type of a generated tap on a phone. The phone takes missing details from its page when it makes the tap. */
export type Tap =
  | Extract<Step, { kind: 'says' | 'organiser' | 'settings' }>
  | { kind: 'undoes' | 'brings' | 'drops'; player: number }
  | { kind: 'keeps'; host: number; isKept: boolean };

const answer = fc.constantFrom('voy' as const, 'voy' as const, 'no' as const, 'nose' as const);
/**
 * Generates capacities below the number of players, so that most matches fill: the tested rules are about players
 * without a place.
 */
const capacityFor = (players: number) =>
  fc.integer({ min: 2, max: Math.min(14, Math.ceil((players * 2) / 3)) });
const answersUntil = fc.constantFrom(null, '2026-11-19T18:00', '2026-11-25T18:00');

function organiserOf(players: number, hasAutopilot: boolean): fc.Arbitrary<Tap> {
  const capacity = capacityFor(players);
  const takesOut = fc.constantFrom('out' as const, 'silent' as const);
  const decides = hasAutopilot ? takesOut : fc.oneof(fc.constant('in' as const), takesOut);
  const player = fc.integer({ min: 1, max: players });
  const keeps = {
    kind: fc.constant('keeps' as const),
    host: player,
    isKept: hasAutopilot ? fc.constant(false) : fc.boolean(),
  };
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('organiser' as const), player, decides }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('settings' as const), capacity, answersUntil }),
    },
    { weight: 1, arbitrary: fc.record(keeps) },
  );
}

/** Generates up to three taps of a player's phone. The phone's first answer makes it the owner of the player's name. */
function tapsOf(player: number): fc.Arbitrary<Tap[]> {
  const says = fc.record({
    kind: fc.constant('says' as const),
    player: fc.constant(player),
    answer,
  });
  const other = fc.constantFrom('undoes' as const, 'brings' as const, 'drops' as const);
  const more = fc.record({ kind: other, player: fc.constant(player) });
  const taps = fc.oneof({ weight: 3, arbitrary: says }, { weight: 2, arbitrary: more });
  return fc.array(taps, { maxLength: 3 });
}

const phaseOf = (players: number, hasAutopilot: boolean, before: number): fc.Arbitrary<Phase> =>
  fc.record({
    before: fc.constant(before),
    phones: fc.tuple(...Array.from({ length: players }, (_, at) => tapsOf(at + 1))),
    organisers: fc.array(fc.array(organiserOf(players, hasAutopilot), { maxLength: 6 }), {
      minLength: 2,
      maxLength: 2,
    }),
  });

/** Generates histories of matches with at most `most` players. */
export const historiesOf = (most = PLAYERS_MAX): fc.Arbitrary<History> =>
  fc
    .tuple(
      fc.integer({ min: 3, max: most }),
      fc.subarray(PHASES, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
    )
    .chain(([players, phases, hasAutopilot]) =>
      fc.record({
        players: fc.constant(players),
        capacity: capacityFor(players),
        hasAutopilot: fc.constant(hasAutopilot),
        phases: fc.tuple(...phases.map((before) => phaseOf(players, hasAutopilot, before))),
      }),
    );
