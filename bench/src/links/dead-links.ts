import { MESSAGES, type GroupLink, type PlayersList } from '@picadito/domain';
import { randomBytes } from 'node:crypto';
import { ENGINES, openDatabases, type EngineName } from '../databases.ts';
import { json, send } from '../http.ts';
import { median, percentile } from '../numbers.ts';
import { startProgram } from '../program.ts';
import { signIn } from '../sign-in.ts';
import { chosen, print, type Asked } from '../suite.ts';
import { table } from '../table.ts';

const EACH = 2000;
const QUICK = 200;
/** Of an address, which may ask for 20 a minute. */
const EACH_ADDRESS = 18;
/** The first of them are slower, whatever is asked for. */
const WARM_UP = 100;

type Paths = Record<string, () => string>;

/**
 * How long it takes to be told that a link does not work, by why it does not. The two halves of the unknown ones say
 * what is noise: the others are to differ from them no more than these from each other.
 */
export async function measureDeadLinks(asked: Asked): Promise<void> {
  for (const engine of chosen(ENGINES, asked)) {
    const times = await timesOn(engine, asked.isQuick ? QUICK : EACH);
    const base = median(times['unknown'] ?? []);
    const rows = Object.entries(times).map(([kind, all]) => [
      `${kind} on ${engine}`,
      ...[median(all), percentile(all, 99)].map((ms) => ms.toFixed(3)),
      `${((median(all) / base - 1) * 100).toFixed(1)} %`,
    ]);
    print(`\n${table(['', 'p50 ms', 'p99 ms', 'to unknown'], rows)}`);
  }
}

async function timesOn(engine: EngineName, each: number): Promise<Record<string, number[]>> {
  const databases = await openDatabases(engine);
  const program = await startProgram(await databases.create());
  try {
    const paths = await deadPaths(program.origin);
    const times = new Map(Object.keys(paths).map((kind): [string, number[]] => [kind, []]));
    let asked = 0;
    for (let round = -WARM_UP; round < each; round += 1) {
      for (const [kind, pathOf] of inAnyOrder(Object.entries(paths))) {
        const ms = await timeOf(program.origin, pathOf(), (asked += 1));
        if (round >= 0) times.get(kind)?.push(ms);
      }
    }
    return Object.fromEntries(times);
  } finally {
    await program.stop();
    await databases.remove();
  }
}

/** An address may ask for few that do not work: then it is the next one's turn. */
async function timeOf(origin: string, path: string, number: number): Promise<number> {
  const network = Math.floor(number / EACH_ADDRESS);
  const from = `127.2.${network >> 8}.${network & 255}`;
  const start = performance.now();
  const { status, body } = await send(origin, { method: 'GET', path, cookie: '', from });
  const ms = performance.now() - start;
  if (status !== 404 || !body.includes(MESSAGES.linkIsDead))
    throw new Error(`${path} is no dead link: ${status} ${body.slice(0, 200)}`);
  return ms;
}

async function deadPaths(origin: string): Promise<Paths> {
  const cookie = await signIn(origin, 'vacio-1@picadito.local');
  const newList = async () => {
    const body = { name: 'Los del jueves', players: [{ name: 'Ana', skillLevel: '3' }] };
    const call = { method: 'POST', path: '/api/lists', cookie, body } as const;
    return (await json<PlayersList>(origin, call)).id;
  };
  const set = async (list: string, body: object) => {
    const call = { method: 'PUT', path: `/api/lists/${list}/link`, cookie, body } as const;
    return new URL((await json<GroupLink>(origin, call)).address ?? origin).pathname;
  };
  const newLink = async () => {
    const list = await newList();
    return { list, path: await set(list, { isOn: true }) };
  };
  const [revoked, off, deleted] = [await newLink(), await newLink(), await newLink()];
  await set(revoked.list, { isOn: true, version: 2 });
  await set(off.list, { isOn: false });
  await send(origin, { method: 'DELETE', path: `/api/lists/${deleted.list}`, cookie });
  return {
    unknown: unknownPath,
    'unknown again': unknownPath,
    malformed: () => `/g/${randomBytes(8).toString('hex')}_.~_!'`,
    revoked: () => revoked.path,
    'switched off': () => off.path,
    'of a deleted list': () => deleted.path,
  };
}

function unknownPath(): string {
  return `/g/${randomBytes(11).toString('hex')}`;
}

function inAnyOrder<T>(things: readonly T[]): T[] {
  const drawn = things.map((thing) => ({ thing, at: Math.random() }));
  return drawn.toSorted((one, other) => one.at - other.at).map(({ thing }) => thing);
}
