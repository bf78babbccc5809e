import fc from 'fast-check';
import type { Device } from './device.ts';
import { played, type Answer, type Call, type MatchState, type Teams } from './match-rules.ts';
import { someOrder, type Timed } from './some-order.ts';

/** Of the match's list, and one more of another list. */
export const LISTED = 3;
const PLAYERS = LISTED + 1;

type Turn = { call: Call; waits: boolean };
/** What happens first, and then what two devices do at once; one that does not wait has two calls under way. */
export type History = { before: Call[]; devices: [Turn[], Turn[]] };

type Made = Timed & { device: number; call: Call; answer: Answer };

const player = fc.nat({ max: PLAYERS - 1 });
const teams = fc
  .tuple(...Array.from({ length: PLAYERS }, () => fc.constantFrom(0, 0, 1, 1, 2, 3)))
  .map((places): Teams => {
    const inPlace = (place: number) => [...places.keys()].filter((one) => places[one] === place);
    return [inPlace(0), inPlace(1), inPlace(2)];
  });
const call: fc.Arbitrary<Call> = fc.oneof(
  fc.record({ kind: fc.constantFrom('confirm', 'confirm', 'unconfirm'), player }),
  fc.record({ kind: fc.constantFrom('remove', 'add'), player }),
  fc.record({ kind: fc.constantFrom('POST', 'PUT', 'PUT'), teams }),
  fc.record({ kind: fc.constantFrom('players', 'teams', 'counts') }),
);
const turns = fc.array(fc.record({ call, waits: fc.constantFrom(true, true, false) }), {
  minLength: 3,
  maxLength: 5,
});

export const histories: fc.Arbitrary<History> = fc.record({
  before: fc.array(call, { maxLength: 4 }),
  devices: fc.tuple(turns, turns),
});

/** Lets the devices loose on a fresh match, and looks at everything in the end. */
export async function happened(history: History, devices: readonly [Device, Device]) {
  let moment = 0;
  const made: Made[] = [];
  const make = async (device: 0 | 1, call: Call) => {
    const began = moment++;
    const answer = await devices[device](call);
    made.push({ device, call, answer, began, ended: moment++ });
  };
  const work = async (device: 0 | 1) => {
    const underWay: Promise<void>[] = [];
    for (const { call, waits } of history.devices[device]) {
      underWay.push(make(device, call));
      if (waits) await Promise.all(underWay);
    }
    await Promise.all(underWay);
  };
  for (const call of history.before) await make(0, call);
  await Promise.all([work(0), work(1)]);
  for (const kind of ['players', 'teams', 'counts'] as const) await make(0, { kind });
  return made;
}

/** Whether all the answers, the last looks among them, are those of one call after the other. */
export function isExplained(made: readonly Made[]): boolean {
  const listed = Array.from({ length: LISTED }, (_, number) => [number, null]);
  const fresh: MatchState = { players: Object.fromEntries(listed), teams: null };
  const play = (state: MatchState, { call, answer }: Made) => played(state, call, answer);
  return someOrder(fresh, made, play) !== null;
}

/** For people to read: when, who, what and how it was answered. */
export function told(made: readonly Made[]): string {
  const lines = made.map(({ began, ended, device, call, answer }) =>
    [`${began}–${ended}`, 'AB'[device], JSON.stringify(call), JSON.stringify(answer)].join('  '),
  );
  return lines.join('\n');
}
