import {
  MESSAGES,
  type GroupLink,
  type PersonalLinks,
  type Player,
  type PlayersList,
} from '@picadito/domain';
import { randomBytes } from 'node:crypto';
import { ENGINES, openDatabases, type EngineName } from '../databases.ts';
import { json, send, type Call } from '../http.ts';
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
/** By what is dead: who has a code that works knows it, so keys stand beside keys. */
type Kinds = Record<'code' | 'key', Paths>;

/**
 * How long it takes to be told that a link does not work, by why it does not, with the same bytes each time. The two
 * halves of the unknown ones say what is noise: the others are to differ from them no more than these from each other.
 */
export async function measureDeadLinks(asked: Asked): Promise<void> {
  for (const engine of chosen(ENGINES, asked)) {
    const times = await timesOn(engine, asked.isQuick ? QUICK : EACH);
    for (const [what, all] of Object.entries(times)) {
      const base = median(all['unknown'] ?? []);
      const rows = Object.entries(all).map(([kind, each]) => [
        kind,
        ...[median(each), percentile(each, 99)].map((ms) => ms.toFixed(3)),
        `${((median(each) / base - 1) * 100).toFixed(1)} %`,
      ]);
      print(`\n${table([`${what} on ${engine}`, 'p50 ms', 'p99 ms', 'to unknown'], rows)}`);
    }
  }
}

type Times = Record<keyof Kinds, Record<string, number[]>>;

async function timesOn(engine: EngineName, each: number): Promise<Times> {
  const databases = await openDatabases(engine);
  const program = await startProgram(await databases.create());
  try {
    const organiser = await organiserOf(program.origin);
    const kinds: Kinds = { code: await deadCodes(organiser), key: await deadKeys(organiser) };
    const times: Times = { code: {}, key: {} };
    const all = (['code', 'key'] as const).flatMap((what) =>
      Object.entries(kinds[what]).map(([kind, pathOf]) => {
        return { pathOf, into: (times[what][kind] ??= []) };
      }),
    );
    const timeOf = deadAnswers(program.origin);
    for (let round = -WARM_UP; round < each; round += 1) {
      for (const { pathOf, into } of inAnyOrder(all)) {
        const ms = await timeOf(pathOf());
        if (round >= 0) into.push(ms);
      }
    }
    return times;
  } finally {
    await program.stop();
    await databases.remove();
  }
}

/** An address may ask for few that do not work: then it is the next one's turn. */
function deadAnswers(origin: string) {
  let asked = 0;
  let first: string | undefined;
  return async (path: string): Promise<number> => {
    const network = Math.floor((asked += 1) / EACH_ADDRESS);
    const from = `127.2.${network >> 8}.${network & 255}`;
    const start = performance.now();
    const { status, headers, body } = await send(origin, { method: 'GET', path, cookie: '', from });
    const ms = performance.now() - start;
    const { date: _date, ...lasting } = headers;
    const whole = JSON.stringify([status, lasting, body]);
    first ??= whole;
    if (status !== 404 || !body.includes(MESSAGES.linkIsDead) || whole !== first)
      throw new Error(`${path} is no dead link, or another one: ${whole.slice(0, 2000)}`);
    return ms;
  };
}

type Organiser = Awaited<ReturnType<typeof organiserOf>>;

async function organiserOf(origin: string) {
  const cookie = await signIn(origin, 'vacio-1@picadito.local');
  const ask = <T>(method: Call['method'], path: string, body?: object) =>
    json<T>(origin, { method, path, cookie, ...(body && { body }) });
  const set = async (list: string, body: object) => {
    const link = await ask<GroupLink>('PUT', `/api/lists/${list}/link`, body);
    return new URL(link.address ?? origin).pathname;
  };
  const newLink = async () => {
    const players = ['Ana', 'Beto', 'Caro'].map((name) => ({ name, skillLevel: '3' }));
    const body = { name: 'Los del jueves', players };
    const { id: list } = await ask<PlayersList>('POST', '/api/lists', body);
    return { list, path: await set(list, { isOn: true }) };
  };
  return { ask, set, newLink };
}

async function deadCodes({ ask, set, newLink }: Organiser): Promise<Paths> {
  const [revoked, off, deleted] = [await newLink(), await newLink(), await newLink()];
  await set(revoked.list, { isOn: true, version: 2 });
  await set(off.list, { isOn: false });
  await ask('DELETE', `/api/lists/${deleted.list}`);
  return {
    ...unknownPaths('/g/'),
    revoked: () => revoked.path,
    'switched off': () => off.path,
    'of a deleted list': () => deleted.path,
  };
}

/** Own links of players of a list whose code works. */
async function deadKeys({ ask, newLink }: Organiser): Promise<Paths> {
  const [{ list, path }, other] = [await newLink(), await newLink()];
  const links = await ask<PersonalLinks>('GET', `/api/lists/${list}/link/personal`);
  const [ofOther] = await ask<PersonalLinks>('GET', `/api/lists/${other.list}/link/personal`);
  const players = await ask<Player[]>('GET', `/api/lists/${list}/players`);
  const keyOf = (link: PersonalLinks[number] | undefined) => link?.address.split('/').at(-1) ?? '';
  const of = (name: string) => {
    const id = players.find((player) => player.name === name)?.id ?? '';
    return { id, key: keyOf(links.find(({ playerId }) => playerId === id)) };
  };
  const [revoked, deleted] = [of('Ana'), of('Beto')];
  await ask('PUT', `/api/players/${revoked.id}/personal-link`, { version: 2 });
  await ask('DELETE', `/api/players/${deleted.id}`);
  return {
    ...unknownPaths(`${path}/`),
    revoked: () => `${path}/${revoked.key}`,
    'of a deleted player': () => `${path}/${deleted.key}`,
    'of another list': () => `${path}/${keyOf(ofOther)}`,
  };
}

/** What is asked for again and again takes a little less than what is new, on both sides: that is no difference of kinds. */
function unknownPaths(before: string): Paths {
  const unknown = () => before + randomBytes(11).toString('hex');
  const [one, other] = [unknown(), unknown()];
  const malformed = `${before}${randomBytes(8).toString('hex')}_.~_!'`;
  return {
    unknown: () => one,
    'unknown again': () => other,
    'unknown, each time another': unknown,
    malformed: () => malformed,
  };
}

function inAnyOrder<T>(things: readonly T[]): T[] {
  const drawn = things.map((thing) => ({ thing, at: Math.random() }));
  return drawn.toSorted((one, other) => one.at - other.at).map(({ thing }) => thing);
}
