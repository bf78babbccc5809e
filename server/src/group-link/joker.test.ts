import { expect, test, vi } from 'vitest';
import { confirm } from '../../testing/a-match.ts';
import { aDevice } from '../../testing/a-linked-group.ts';
import { aSecondEvening } from '../../testing/group-link/a-second-evening.ts';
import { timesLonger } from '../../testing/how-many.ts';

function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Minutes of answers that the test sends: two of ten, and all with `PICADITO_TEST_TIMES=5`. */
const MINUTES = timesLonger(2);
const POSTS_A_MINUTE = 200;
const DEVICES = 50;
const ADDRESSES = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.5'];
const PLAYERS = 24;
/** Number of players whose names have an own device, half of all. The organiser has confirmed four of the others. */
const OWNERS = 12;
const CONFIRMED = [13, 14, 15, 16];
/** Numbers of two owners who share an address with the joker, the sender of the abuse. */
const AT_HIS_ADDRESS = [1, 2];

/** Sets up an evening on which twelve owners have answered with a comment, before the joker sends anything. */
async function theEvening() {
  const group = await aSecondEvening(PLAYERS, OWNERS, { isAnsweringLimited: true });
  const { ana, url, match, ids, clock } = group;
  await ana.put(`${url}/answers/settings`, { capacity: 20 });
  for (const number of CONFIRMED) await confirm(ana, match.id, ids[number - 1] ?? '');
  const own = (number: number) => {
    const phone = group.phoneOf(number);
    const address = AT_HIS_ADDRESS.includes(number) ? ADDRESSES[0] : `10.1.0.${number}`;
    const moved = aDevice(group, group.path, address);
    Object.assign(moved.cookies, phone.cookies);
    return moved;
  };
  const owners = Array.from({ length: OWNERS }, (_, at) => own(at + 1));
  for (const [at, phone] of owners.entries())
    await phone.says(at + 1, at % 4 === 3 ? 'no' : 'voy', { comment: `comentario ${at}` });
  clock.now += 60 * 60_000;
  /** Returns name, state, comment and host of each player as every page shows them. */
  const state = async () => {
    const { next } = await group.phoneOf(1).page();
    return (next?.people ?? [])
      .map(({ name, state: is, comment, host }) => `${name} ${is} ${comment} ${host}`)
      .toSorted();
  };
  return { ...group, owners, state };
}

type Evening = Awaited<ReturnType<typeof theEvening>>;
type Device = ReturnType<typeof aDevice>;

/**
 * Sends what the owners send in each minute, and returns the statuses. Every request must succeed, whatever the joker
 * does.
 */
async function honestMinute({ owners }: Evening, minute: number): Promise<number[]> {
  const statuses: number[] = [];
  for (const [at, phone] of owners.entries()) {
    const isBack = (at + minute) % 2 === 0;
    const answer = at % 4 === 3 ? 'no' : isBack ? 'voy' : 'nose';
    statuses.push((await phone.says(at + 1, answer, { comment: `minuto ${minute}` })).status);
  }
  return statuses;
}

/**
 * Sends one POST of the joker, a device that abuses the link: an answer as a player or for another one, a guest, a
 * newcomer, a comment, or a take-back.
 */
async function jest(
  devices: readonly Device[],
  random: (below: number) => number,
): Promise<number> {
  const device = devices[random(devices.length)];
  if (!device) return 0;
  const number = 1 + random(PLAYERS);
  const answer = ['voy', 'no', 'nose'][random(3)] ?? 'no';
  const comment = `grosería ${random(1000)}`;
  const kind = random(8);
  if (kind === 0) return (await device.sends('newcomer', { name: `Trucho ${random(99)}` })).status;
  if (kind === 1) return (await device.brings(number, `Invitado ${random(99)}`)).status;
  if (kind === 2) return (await device.says(number, answer, { other: 'si' })).status;
  if (kind === 3) {
    const { takeBacks } = await device.page();
    return (await device.sends('take-back', takeBacks[0] ?? { match: '', player: '' })).status;
  }
  return (await device.says(number, answer, { soy: 'si', comment })).status;
}

test(
  'an hour of false answers by a joker costs the organiser one undo and honest players nothing, and later first answers count',
  async () => {
    const [evening, quiet] = [await theEvening(), await theEvening()];
    vi.spyOn(performance, 'now').mockImplementation(() => evening.clock.now);
    const random = randomNumbers(28);
    const clients = Array.from({ length: DEVICES }, (_, at) =>
      aDevice(evening, evening.path, ADDRESSES[at % ADDRESSES.length]),
    );
    const own: number[] = [];
    const his: number[] = [];
    for (let minute = 0; minute < MINUTES; minute += 1) {
      own.push(...(await honestMinute(evening, minute)));
      for (let post = 0; post < POSTS_A_MINUTE; post += 1) {
        const cookieless = aDevice(evening, evening.path, ADDRESSES[post % ADDRESSES.length]);
        his.push(await jest(post % 5 === 0 ? [cookieless] : clients, random));
        evening.clock.now += 60_000 / POSTS_A_MINUTE;
      }
      await honestMinute(quiet, minute);
      quiet.clock.now += 60_000;
    }
    expect(own).toEqual(own.map(() => 200));
    // Some of the posts were stored, and some were held back.
    expect(his.filter((status) => status === 200).length).toBeGreaterThan(MINUTES * 20);
    expect(his.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(his.filter((status) => status >= 500)).toEqual([]);
    expect(await evening.state()).not.toEqual(await quiet.state());
    const { span } = await evening.answers();
    const after = await evening.undo('span', span?.from ?? '');
    expect(await evening.state()).toEqual(await quiet.state());
    expect([after.claims, after.proposals, after.span]).toEqual([[], [], null]);
    expect(after.guests).toEqual([]);
    expect(await evening.holders()).toHaveLength(OWNERS);
    evening.clock.now += 60_000;
    for (let number = OWNERS + 1; number <= PLAYERS; number += 1) {
      const phone = evening.device(`10.2.0.${number}`);
      expect((await phone.says(number, 'no')).status).toBe(200);
      expect(await evening.standing(number)).toBe('out');
    }
  },
  MINUTES * 60_000,
);
