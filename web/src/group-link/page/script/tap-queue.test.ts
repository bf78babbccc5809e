import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeRequests } from '../../../../testing/fake-requests.ts';
import { type Tap, tapQueue } from './tap-queue.ts';

/** Interval at which the page sends the taps that wait, in milliseconds. */
const EVERY_MS = 5_000;

type Reply = { status: number; headers?: Record<string, string> } | null;

let reply: (player: string) => Reply;
let sent: string[];
let stored: string[];
let queue: ReturnType<typeof tapQueue>;

const tapOn = (player: string, to = 'va'): Tap => ({
  form: {} as HTMLFormElement,
  url: '/attendance',
  fields: new URLSearchParams({ player, to }),
  label: `${to} ${player}`,
  place: () => null,
  isLate: false,
  failedAt: null,
});

async function tap(player: string, to?: string): Promise<void> {
  queue.add(tapOn(player, to));
  await queue.send();
}

/** Lets this time pass, in which the page sends the taps that wait at its interval. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= EVERY_MS) {
    vi.setSystemTime(Date.now() + EVERY_MS);
    await queue.send();
  }
}

const waiting = () => queue.waiting().map(({ label }) => label);
const failed = () => queue.failed().map(({ label }) => label);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockReturnValue();
  [reply, stored] = [() => ({ status: 200 }), []];
  sent = fakeRequests((_url, data) => reply(data.get('player') ?? ''));
  queue = tapQueue({ onReply: ({ label }) => stored.push(label), onChange: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a tap that the server fails to store for a minute is set aside, and lets the later ones pass', async () => {
  reply = (player) => ({ status: player === 'dani' ? 500 : 200 });
  for (const player of ['dani', 'beto', 'caro']) await tap(player);
  expect([waiting(), queue.delay()]).toEqual([['va dani', 'va beto', 'va caro'], 'failure']);
  await pass(55_000);
  expect(failed()).toEqual([]);
  await pass(EVERY_MS);
  expect([waiting(), failed(), stored]).toEqual([[], ['va dani'], ['va beto', 'va caro']]);
  reply = () => ({ status: 200 });
  await tap('dani');
  expect([failed(), stored]).toEqual([[], ['va beto', 'va caro', 'va dani']]);
});

test('many taps in a short time do not set the first one aside', async () => {
  reply = () => ({ status: 500 });
  for (let player = 1; player <= 20; player += 1) await tap(String(player));
  expect([waiting().length, failed()]).toEqual([20, []]);
});

test.each([null, { status: 502 }, { status: 503 }, { status: 504 }])(
  'no tap is set aside while the server is unavailable or there is no signal: %o',
  async (response) => {
    reply = () => response;
    await tap('dani');
    await pass(10 * 60_000);
    expect([waiting(), failed()]).toEqual([['va dani'], []]);
    expect(queue.delay()).toBe(response ? 'failure' : 'no-reply');
  },
);

test('without a signal, an old failure of the server does not set a tap aside', async () => {
  reply = () => ({ status: 500 });
  await tap('dani');
  reply = () => null;
  await pass(2 * 60_000);
  expect([waiting(), failed()]).toEqual([['va dani'], []]);
});

test.each([null, { status: 503 }, { status: 429, headers: { 'retry-after': '1' } }])(
  'a failure of the server that comes after a while without one starts the minute again: %o',
  async (response) => {
    reply = () => ({ status: 500 });
    await tap('dani');
    reply = () => response;
    await pass(60_000);
    reply = () => ({ status: 500 });
    await pass(55_000);
    expect([waiting(), failed()]).toEqual([['va dani'], []]);
    await pass(2 * EVERY_MS);
    expect([waiting(), failed()]).toEqual([[], ['va dani']]);
  },
);

test('after too many taps nothing is sent for the time that the server says, also not by a new tap', async () => {
  reply = () => ({ status: 429, headers: { 'retry-after': '30' } });
  await tap('dani', 'no');
  await tap('beto');
  await pass(25_000);
  expect([waiting(), queue.delay()]).toEqual([['no dani', 'va beto'], 'too-many']);
  expect(sent).toEqual(['/attendance player=dani&to=no']);
  reply = () => ({ status: 200 });
  await pass(EVERY_MS);
  expect(stored).toEqual(['no dani', 'va beto']);
  expect(queue.delay()).toBe('no-reply');
});

test('a tap takes the place of the waiting tap that it corrects', async () => {
  reply = () => null;
  await tap('dani');
  await tap('beto');
  await tap('dani', 'no');
  expect(waiting()).toEqual(['no dani', 'va beto']);
});

test('a tap that is being sent counts as waiting until its reply comes', async () => {
  const sending = tap('dani');
  expect(waiting()).toEqual(['va dani']);
  await sending;
  expect(waiting()).toEqual([]);
});
