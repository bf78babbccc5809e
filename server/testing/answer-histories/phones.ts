import type { Autopilot } from '@picadito/domain';
import { runAutopilots } from '../../src/autopilot/run-autopilot.ts';
import { hashCode, keysOf } from '../../src/security/link-code.ts';
import { aDevice, aLinkedGroupOf, formFieldsOf } from '../a-linked-group.ts';
import { client } from '../test-app.ts';
import { WEEKLY } from '../thursdays.ts';
import type { Tap } from './histories.ts';
import { notingStore, sending, type Noted } from './noted-writes.ts';
import type { Step } from './played-match.ts';
import { twoServers } from './two-servers.ts';

/**
 * Type of a step that a phone has sent: the changes that the step stored have timestamps after `after`, up to and
 * including `at`.
 */
export type Taken = { mark: string; step: Step; status: number; at: string; after: string };
/**
 * Type of the outcome of a tap: the step that the phone sent and the status of the response; null if the page does not
 * offer this tap.
 */
type Sent = { step: Step; status: number } | null;
export type Phone = (tap: Tap, mark: string) => Promise<Sent>;

/**
 * Milliseconds by which the test clock advances at each reading. They are more than the 1 ms by which an undo puts a
 * player before the first player of the waitlist.
 */
const TICK_MS = 10;

export async function notedServers() {
  const notes: Noted[] = [];
  return { both: await twoServers((store) => notingStore(store, notes)), notes };
}

type Servers = Awaited<ReturnType<typeof notedServers>>;

/** Sets up a match with a phone for each player and two phones of the organiser; half of the phones use each server. */
export async function aMatchOf(
  { both, notes }: Servers,
  name: string,
  { players, hasAutopilot }: { players: number; hasAutopilot: boolean },
) {
  const [first] = both;
  const start = first.clock.now;
  const group = await aLinkedGroupOf(first, name, players);
  const { ana, match, path, ids } = group;
  const keyOf = keysOf(hashCode(path.replace('/g/', '')));
  const user = (await ana.get<{ id: string }>('/api/me')).body.id;
  const at = (number: number) => both[number % 2] ?? first;
  const form = formFieldsOf((await group.device().page()).next);
  const people = { keys: ids.map(keyOf), form };
  const phones = ids.map((_, index) =>
    playersPhone(index + 1, aDevice(at(index + 1), path, `10.0.${index + 1}.1`), people),
  );
  const organisers = [0, 1].map((number) => {
    const send = client(at(number).app, ana.token).send;
    return organisersPhone(send, { url: `/api/matches/${match.id}`, ids });
  });
  /**
   * Has all phones make their taps concurrently, each phone its own taps one after the other. Returns the sent steps in
   * the order in which the servers stored them.
   */
  const take = async (taps: { phones: Tap[][]; organisers: Tap[][] }, name: string) => {
    const sent: (Omit<Taken, 'at' | 'after'> | null)[] = [];
    const work = async (phone: Phone | undefined, all: readonly Tap[], whose: string) => {
      for (const [turn, tap] of all.entries()) {
        const mark = `${name} ${whose} ${turn}`;
        const done = await sending.run({ mark, user }, async () => phone?.(tap, mark));
        if (done) sent.push({ mark, ...done });
      }
    };
    await Promise.all([
      ...taps.phones.map((all, index) => work(phones[index], all, `p${index}`)),
      ...taps.organisers.map((all, index) => work(organisers[index], all, `o${index}`)),
    ]);
    return sent
      .flatMap((one): Taken[] => {
        // A request that renews the session has two transactions. The one with changes counts, or the last if neither
        // has any.
        const all = notes.filter(({ mark, user: of }) => mark === one?.mark && of === user);
        const noted = all.find(({ after, at }) => at > after) ?? all.at(-1);
        return one && noted ? [{ ...one, after: noted.after, at: noted.at }] : [];
      })
      .toSorted(byClock);
  };
  const url = `/api/matches/${match.id}`;
  if (hasAutopilot) {
    await ana.put(url, { ...match, ...WEEKLY });
    await ana.put(`${url}/autopilot`, { isOn: true });
  }
  const autopilot = async () => (await ana.get<Autopilot>(`${url}/autopilot`)).body;
  const runAutopilotOfBoth = () => Promise.all(both.map(({ context }) => runAutopilots(context)));
  /**
   * Makes the clocks of both servers start at `start` and advance on each reading, so that no two readings are equal.
   */
  const setClock = (start: number) => {
    let now = start;
    for (const { clock } of both)
      Object.defineProperty(clock, 'now', { configurable: true, get: () => (now += TICK_MS) });
  };
  return { ...group, user, keyOf, take, setClock, start, autopilot, runAutopilotOfBoth };
}

/** Compares two steps by their timestamps. A step that stored nothing comes after the step whose timestamp it read. */
function byClock(a: Taken, b: Taken): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return a.after < b.after ? -1 : 1;
}

/**
 * Returns a guest's name of a single word that contains the number, because pages show only the first word of a guest's
 * name. `guestNumber` reads the number.
 */
const guestName = (guest: number) => `G${guest}`;
export const guestNumber = (name: string): number | null =>
  /^G\d+$/.test(name) ? Number(name.slice(1)) : null;

type People = { keys: readonly string[]; form: ReturnType<typeof formFieldsOf> };

function playersPhone(player: number, device: ReturnType<typeof aDevice>, people: People): Phone {
  const form = { ...people.form, player: people.keys[player - 1] ?? '' };
  let guests = 0;
  const say = async (fields: object) =>
    (await device.post('answer', { ...form, ...fields })).statusCode;
  return async (tap, comment) => {
    if (tap.kind === 'says') {
      // The page of a player that the organiser has taken out sends the same field.
      const status = await say({ answer: tap.answer, comment, anyway: 'si' });
      return { step: tap, status };
    }
    if (tap.kind === 'undoes') {
      const [offered] = (await device.page()).undo;
      if (!offered) return null;
      const status = await say({ answer: offered.answer, comment, undo: 'si' });
      return { step: { kind: 'undoes', player, answer: offered.answer }, status };
    }
    if (tap.kind === 'brings') {
      const guest = player * 100 + (guests += 1);
      const reply = await device.post('guest', { ...form, name: guestName(guest) });
      return { step: { kind: 'brings', player, guest }, status: reply.statusCode };
    }
    const { next } = await device.page();
    const own = next?.people.findLast(({ host }) => host === form.player);
    if (!own) return null;
    const reply = await device.post('guest-gone', { match: form.match, guest: own.key });
    const step = { kind: 'drops', player, guest: guestNumber(own.name) ?? 0 } as const;
    return { step, status: reply.statusCode };
  };
}

type Match = { url: string; ids: readonly string[] };

function organisersPhone(send: ReturnType<typeof client>['send'], { url, ids }: Match): Phone {
  return async (tap, tab) => {
    const put = async (to: string, payload: object) =>
      (
        await send({
          method: 'PUT',
          url: `${url}/${to}`,
          payload,
          headers: { 'x-picadito-tab': tab },
        })
      ).status;
    if (tap.kind === 'settings') {
      const { capacity, answersUntil } = tap;
      return { step: tap, status: await put('answers/settings', { capacity, answersUntil }) };
    }
    if (tap.kind === 'organiser') {
      const payload = { isConfirmed: tap.decides === 'in', declined: tap.decides === 'out' };
      return { step: tap, status: await put(`players/${ids[tap.player - 1]}/confirm`, payload) };
    }
    if (tap.kind !== 'keeps') return null;
    const { body } = await send<{ id: string; name: string }[]>({ url: `${url}/players` });
    const of = ({ name }: { name: string }) => guestNumber(name) ?? 0;
    const guest = body.find((one) => Math.floor(of(one) / 100) === tap.host);
    if (!guest) return null;
    const step = { kind: 'keeps', guest: of(guest), isKept: tap.isKept } as const;
    return { step, status: await put(`guests/${guest.id}`, { isKept: tap.isKept }) };
  };
}
