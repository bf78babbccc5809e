import fc from 'fast-check';
import { LISTED, PLAYERS, type Device } from './device.ts';
import { played, type Outcome, type MatchRequest, type MatchState } from './match-rules.ts';
import type { Result, Teams } from './result-rules.ts';
import { someOrder, type Timed } from './some-order.ts';

const SEED = 20261121;

type Step = { request: MatchRequest; waits: boolean };
/**
 * Type of a generated history: the requests in `before`, and then the requests that two devices send concurrently. A
 * step with `waits` false leaves its request under way while the next one is sent.
 */
type History = {
  /** True if the match has begun, so that it can have a result. */
  hasBegun: boolean;
  before: MatchRequest[];
  devices: [Step[], Step[]];
};

type Made = Timed & { device: number; request: MatchRequest; response: Outcome };

const player = fc.nat({ max: PLAYERS - 1 });
const saw = fc.constantFrom(undefined, undefined, 'confirmed', 'declined', 'pending');
const teams = fc
  .tuple(...Array.from({ length: PLAYERS }, () => fc.constantFrom(0, 0, 1, 1, 2, 3)))
  .map((places): Teams => {
    const inPlace = (place: number) => [...places.keys()].filter((one) => places[one] === place);
    return [inPlace(0), inPlace(1), inPlace(2)];
  });
const goals = fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 1 }));
const scorers = fc.subarray([0, 1, 2], { maxLength: 2 });
const result = fc.tuple(goals, scorers).map(([[claro, oscuro], players]): Result => {
  return { claro, oscuro, scorers: players.map((one) => [one, 1] as const) };
});
const LIKELY: Result = { claro: 2, oscuro: 1, scorers: [[0, 1]] };
/** Generates few different results. Thus the result that a device has seen often equals the stored one. */
const likelyResult = fc.oneof(fc.constant(LIKELY), result);
const PLAYED: MatchRequest[] = [
  { kind: 'POST', teams: [[0], [1, 2], []] },
  { kind: 'score', result: LIKELY },
];
const sawResult = fc.oneof(fc.constant(undefined), fc.constant(null), likelyResult);
const request: fc.Arbitrary<MatchRequest> = fc.oneof(
  fc.record({ kind: fc.constantFrom('confirm', 'confirm', 'unconfirm', 'decline'), player, saw }),
  fc.record({ kind: fc.constantFrom('remove', 'add'), player }),
  fc.record({ kind: fc.constantFrom('POST', 'PUT', 'PUT'), teams }),
  fc.record({ kind: fc.constantFrom('players', 'teams', 'counts') }),
  fc.record({ kind: fc.constant('score'), result: likelyResult, saw: sawResult }),
  fc.record({ kind: fc.constantFrom('unscore', 'result') }),
);
const turns = fc.array(fc.record({ request, waits: fc.constantFrom(true, true, false) }), {
  minLength: 3,
  maxLength: 5,
});

const anyHistory: fc.Arbitrary<History> = fc.record({
  hasBegun: fc.boolean(),
  before: fc
    .tuple(fc.constantFrom([], [], PLAYED), fc.array(request, { maxLength: 4 }))
    .map((requests) => requests.flat()),
  devices: fc.tuple(turns, turns),
});

/**
 * Plays generated histories, each with two devices on a new match. Fails with the first history whose responses no
 * order of its requests could have given. Returns the number of histories.
 */
export async function everyHistoryIsExplained(
  histories: number,
  newMatch: (hasBegun: boolean) => Promise<readonly [Device, Device]>,
): Promise<number> {
  let count = 0;
  const property = fc.asyncProperty(anyHistory, async (history) => {
    count += 1;
    const made = await happened(history, await newMatch(history.hasBegun));
    if (!isExplained(made, history.hasBegun))
      throw new Error(`no order explains\n${describe(made)}`);
  });
  await fc.assert(property, { numRuns: histories, seed: SEED });
  return count;
}

/**
 * Plays a history, and lets the first device read everything at the end. Returns all requests with their times and
 * responses.
 */
async function happened(history: History, devices: readonly [Device, Device]) {
  let moment = 0;
  const made: Made[] = [];
  const make = async (device: 0 | 1, request: MatchRequest) => {
    const began = moment++;
    const response = await devices[device](request);
    made.push({ device, request, response, began, ended: moment++ });
  };
  const work = async (device: 0 | 1) => {
    const underWay: Promise<void>[] = [];
    for (const { request, waits } of history.devices[device]) {
      underWay.push(make(device, request));
      if (waits) await Promise.all(underWay);
    }
    await Promise.all(underWay);
  };
  for (const request of history.before) await make(0, request);
  await Promise.all([work(0), work(1)]);
  for (const kind of ['players', 'teams', 'counts', 'result'] as const) await make(0, { kind });
  return made;
}

/**
 * Returns whether the requests, sent one by one in some order, could have had these responses, including the reads at
 * the end.
 */
function isExplained(made: readonly Made[], hasBegun: boolean): boolean {
  const listed = Array.from({ length: LISTED }, (_, number) => [number, null]);
  const players = Object.fromEntries(listed);
  const fresh: MatchState = { players, teams: null, hasBegun, result: null };
  const play = (state: MatchState, { request, response }: Made) => played(state, request, response);
  return someOrder(fresh, made, play) !== null;
}

/** Returns a line for each request, with its time, device and response, for the message of a failure. */
function describe(made: readonly Made[]): string {
  const lines = made.map(({ began, ended, device, request, response }) =>
    [`${began}–${ended}`, 'AB'[device], JSON.stringify(request), JSON.stringify(response)].join(
      '  ',
    ),
  );
  return lines.join('\n');
}
