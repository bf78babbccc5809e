import {
  ATTENDANCE_STATUSES,
  type AttendanceStatus,
  type Match,
  type Player,
  type PlayersList,
  type Teams,
} from '@picadito/domain';
import fc from 'fast-check';
import type { Send } from './device.ts';
import { faultsOfHistory } from './check-outbox-history.ts';
import { type WaitingDevice, waitingDevice, type Way } from './outbox-device.ts';

const SEED = 20261122;
const PLAYERS = 4;

type Step = { device: 0 | 1 } & (
  | { kind: 'tap'; player: number; parts: AttendanceStatus }
  | { kind: 'save'; places: number[] }
  | { kind: 'look' }
  | { kind: 'send'; way: Way }
  | { kind: 'remove'; player: number }
);

const device = fc.constantFrom<0 | 1>(0, 1);
const player = fc.nat({ max: PLAYERS - 1 });
const places = fc.array(fc.nat({ max: 3 }), { minLength: PLAYERS, maxLength: PLAYERS });
const parts = fc.constantFrom(...ATTENDANCE_STATUSES);
const way = fc.constantFrom<Way>('heard', 'heard', 'unheard', 'lost');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ device, kind: fc.constant('tap'), player, parts }) },
  { weight: 2, arbitrary: fc.record({ device, kind: fc.constant('save'), places }) },
  { weight: 4, arbitrary: fc.record({ device, kind: fc.constant('send'), way }) },
  { weight: 2, arbitrary: fc.record({ device, kind: fc.constant('look') }) },
  { weight: 1, arbitrary: fc.record({ device, kind: fc.constant('remove'), player }) },
);
const anyHistory = fc.array(step, { minLength: 8, maxLength: 24 });

/**
 * Plays generated histories, in which two devices change a new match online and offline, and sends all changes at the
 * end. Fails with the first history in which a change was lost, was applied twice, or overwrote a state that the device
 * had not seen. Returns the numbers of histories, of changes, and of changes that were reported as rejected.
 */
export async function checkOutboxHistories(
  histories: number,
  [send, other]: readonly [Send, Send],
) {
  const count = { histories: 0, changes: 0, told: 0 };
  const list = await aList(send);
  const property = fc.asyncProperty(anyHistory, async (history) => {
    const match = await aMatch(send, list.id);
    const devices = [waitingDevice(send, match, 'a'), waitingDevice(other, match, 'b')] as const;
    for (const one of devices) await one.look();
    for (const made of history) await happen(devices[made.device], made, list.players);
    for (const one of devices) await sendAll(one);
    const wrong = devices.flatMap(faultsOfHistory);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    count.histories += 1;
    for (const { made, told } of devices) {
      count.changes += made.length;
      count.told += told.length;
    }
  });
  await fc.assert(property, { numRuns: histories, seed: SEED });
  return count;
}

async function happen(device: WaitingDevice, step: Step, players: readonly string[]) {
  switch (step.kind) {
    case 'tap':
      return device.tap(players[step.player] ?? '', step.parts);
    case 'save':
      return device.save(teamsOf(step.places, players));
    case 'look':
      return device.look();
    case 'remove':
      return device.remove(players[step.player] ?? '');
    case 'send':
      await device.sendNext(step.way);
  }
}

async function sendAll(device: WaitingDevice): Promise<void> {
  while (device.waits().length > 0) await device.sendNext('heard');
}

function teamsOf(places: readonly number[], players: readonly string[]): Teams<string> {
  const at = (place: number) => players.filter((_, index) => places[index] === place);
  return { claro: at(0), oscuro: at(1), suplente: at(2) };
}

async function aList(send: Send) {
  const named = Array.from({ length: PLAYERS }, (_, at) => ({ name: `J${at}`, skillLevel: '3' }));
  const { body } = await send('POST', '/api/lists', { name: 'Jueves', players: named });
  const { id } = body as PlayersList;
  const stored = (await send('GET', `/api/lists/${id}/players`)).body as Player[];
  return { id, players: stored.map((one) => one.id) };
}

async function aMatch(send: Send, listId: string): Promise<string> {
  const when = { date: '2030-01-03', time: '21:00', location: 'Cancha' };
  const { body } = await send('POST', '/api/matches', { ...when, listId });
  return (body as Match).id;
}
