import { setTimeout as sleep } from 'node:timers/promises';
import { ENGINES, openDatabases, type EngineName } from '../databases.ts';
import { json } from '../http.ts';
import { newGroup, phoneOf, type PlayersPhone } from '../linked-group.ts';
import { median, percentile, table } from '../table.ts';
import { startProgram } from '../program.ts';
import { chosen, print, type RunOptions } from '../suite.ts';
import { withPushService, type PushService } from './with-push-service.ts';

const ACCOUNT = 'vacio-1@picadito.local';
const TIME_ZONE = 'America/Argentina/Buenos_Aires';
const PHONES = 8;
/**
 * Number of times that each phone drops out and returns. The rate limits of a device and of a group link allow no more.
 */
const TURNS = { usual: 6, quick: 1 };
/**
 * Time in milliseconds from now to the match. In the last four hours before a match, a drop-out is notified at any time
 * of the day.
 */
const AHEAD_MS = 3 * 60 * 60 * 1000;
/** Time in milliseconds, with a margin, after which the notice scheduler has processed a change. */
const LOOK_MS = 300;
const PATIENCE_MS = 30_000;
const P99_MAX_MS = 5000;

/** Prints the milliseconds from a drop-out on a player's phone to the request at the push service, for each engine. */
export async function measureRequests(options: RunOptions): Promise<void> {
  const turns = options.isQuick ? TURNS.quick : TURNS.usual;
  const rows: string[][] = [];
  for (const engine of chosen(ENGINES, options)) {
    const places = engine === 'postgres' ? ([1, 2] as const) : ([1] as const);
    for (const servers of places) {
      const times = await withPushService((push, env) =>
        timesOf(engine, servers, turns, push, env),
      );
      const p99 = percentile(times, 99);
      rows.push([
        `${engine}, ${servers === 1 ? 'one server' : 'two servers'}`,
        ...[median(times), p99].map((ms) => ms.toFixed(0)),
        `≤ ${P99_MAX_MS}`,
        p99 <= P99_MAX_MS ? 'met' : 'MISSED',
        String(times.length),
      ]);
    }
  }
  const headings = ['a drop-out to the request', 'p50 ms', 'p99 ms', 'p99', '', 'events'];
  print(`\n${table(headings, rows)}`);
}

async function timesOf(
  ...[engine, servers, turns, push, env]: [
    EngineName,
    1 | 2,
    number,
    PushService,
    Record<string, string>,
  ]
): Promise<number[]> {
  const databases = await openDatabases(engine);
  const url = await databases.create();
  const first = await startProgram(url, env);
  const second = servers === 2 ? await startProgram(url, env) : first;
  try {
    const phones = await phonesAt(first.origin, second.origin, push);
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn += 1)
      for (const phone of phones) times.push(await timeOf(phone, push));
    if (push.requests() !== times.length) throw new Error('a message was sent twice');
    return times;
  } finally {
    await second.stop();
    if (second !== first) await first.stop();
    await databases.remove();
  }
}

/**
 * Creates a group, and returns its players' phones, which use the server at `players`. The organiser uses the server at
 * `organisers`.
 */
async function phonesAt(organisers: string, players: string, push: PushService) {
  const group = await newGroup(organisers, ACCOUNT, PHONES);
  const { cookie, matchId, path } = group;
  const at = new Date(Date.now() + AHEAD_MS).toLocaleString('sv-SE', { timeZone: TIME_ZONE });
  const [date, time = ''] = at.split(' ');
  const body = { date, time: time.slice(0, 5) };
  await json(organisers, { method: 'PATCH', path: `/api/matches/${matchId}`, cookie, body });
  const { subscription } = push.subscribe();
  await json(organisers, { method: 'PUT', path: '/api/notices', cookie, body: subscription });
  const phones: PlayersPhone[] = [];
  for (let number = 1; number <= PHONES; number += 1) {
    const from = `127.1.0.${number}`;
    phones.push(await phoneOf(`J${number}`, { origin: players, path, from }));
  }
  return phones;
}

async function timeOf(phone: PlayersPhone, { received, requests }: PushService): Promise<number> {
  await phone.says('voy');
  await sleep(LOOK_MS);
  const before = received.length;
  const start = Date.now();
  await phone.says('no');
  while (received.length === before) {
    if (Date.now() > start + PATIENCE_MS)
      throw new Error(`no message after ${requests()} requests`);
    await sleep(1);
  }
  return (received.at(-1)?.at ?? Number.NaN) - start;
}
