import type { RouteOptions } from 'fastify';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { cookieNames } from '../identity/cookies.ts';
import { CONTRACT } from '../../testing/contract/table.ts';
import { contractServer, worldOf, type Server, type World } from '../../testing/contract/world.ts';
import {
  isOfContract,
  isProper,
  type HostileResponse,
} from '../../testing/hostile/check-response.ts';
import { hostileRequests, inWorld, pathOf, type Hostile } from '../../testing/hostile/requests.ts';
import { seeded } from '../../testing/hostile/seeds.ts';
import { howMany, timesLonger } from '../../testing/how-many.ts';
import { ENGINE } from '../../testing/temporary-database.ts';
import { PUBLIC_URL } from '../../testing/test-app.ts';

/**
 * Number of hostile requests for all rows together. PostgreSQL gets fewer, because requests are validated before they
 * reach the database.
 */
const REQUESTS =
  ENGINE === 'sqlite' ? timesLonger(howMany(1000, 20_000, 1000)) : timesLonger(howMany(500, 3000));
/** Maximum processor time of a request in milliseconds. Processor time does not depend on other work of the machine. */
const HANG_MS = 1000;
const MS_EACH = 20;

/** Rows of the contract table that get hostile requests: all rows, or every fifth in a shorter run on PostgreSQL. */
const ROWS = Object.values(CONTRACT)
  .flat()
  .filter((_, at) => ENGINE === 'sqlite' || at % howMany(5, 1) === 0);
const OF_EACH = Math.ceil(REQUESTS / ROWS.length);
/**
 * Number of requests on one world. After them the test checks that the world can still be read, and goes on with a new
 * world.
 */
const AT_ONCE = Math.min(OF_EACH, 30);
const RUNS = Math.ceil(OF_EACH / AT_ONCE);

const rejections: unknown[] = [];
const note = (reason: unknown) => void rejections.push(reason);
beforeAll(() => {
  process.on('unhandledRejection', note);
  return () => void process.off('unhandledRejection', note);
});

test.each(ROWS.map((row) => [row.route, row] as const))(
  '%s: hostile requests cause no 500 and no delay, get a sentence, and leave the account readable',
  async (name, row) => {
    const server = await contractServer();
    const route = routeOf(server, name);
    let worlds = 0;
    const many = fc.array(hostileRequests(route, row), { minLength: AT_ONCE, maxLength: AT_ONCE });
    await fc.assert(
      fc.asyncProperty(many, async (all) => {
        worlds += 1;
        const mine = await worldOf(server, `${name} ${worlds}`);
        for (const hostile of all) await survives(server, route, inWorld(hostile, mine), mine);
        await readsWell(server, mine);
      }),
      seeded(RUNS, name),
    );
    expect(rejections).toEqual([]);
  },
  RUNS * AT_ONCE * MS_EACH + 20_000,
);

async function survives(server: Server, route: RouteOptions, hostile: Hostile, mine: World) {
  const start = process.cpuUsage();
  const response = await responseTo(server, hostile, mine);
  const { user, system } = process.cpuUsage(start);
  try {
    isProper(response, hostile.method === 'HEAD');
    if (hostile.url.split('?')[0] === pathOf(route, mine)) isOfContract(route, response, mine.user);
    expect((user + system) / 1000).toBeLessThan(HANG_MS);
  } catch (error) {
    throw new Error(
      `${reported(hostile)} → ${response.status} ${response.body.slice(0, 500)}: ${String(error)}`,
      {
        cause: error,
      },
    );
  }
}

async function responseTo(
  { app }: Server,
  hostile: Hostile,
  { client }: World,
): Promise<HostileResponse> {
  const { payload, isSignedIn, method, url } = hostile;
  const cookie = `${cookieNames(PUBLIC_URL).session}=${client.token}`;
  const response = await app.inject({
    method: method as 'GET',
    url: url.startsWith('/') ? url : `/${url}`,
    headers: { ...(isSignedIn ? { cookie } : {}), ...payload?.headers, ...hostile.headers },
    ...(payload ? { payload: payload.bytes } : {}),
    payloadAsStream: true,
  });
  const { statusCode: status, headers } = response;
  // The event stream stays open.
  if (headers['content-type']?.toString().startsWith('text/event-stream')) {
    response.raw.res.destroy();
    return { status, headers, body: '' };
  }
  const chunks: Buffer[] = [];
  for await (const chunk of response.stream()) chunks.push(chunk as Buffer);
  return { status, headers, body: Buffer.concat(chunks).toString() };
}

/**
 * Checks that an organiser can still read: the GET routes of `ROWS` under /api, without the event stream, send proper
 * replies with 200 or 404.
 */
async function readsWell(server: Server, mine: World): Promise<void> {
  const client = await server.signedIn(mine.name);
  const { body: me } = await client.get<{ id: string }>('/api/me');
  const world = { ...mine, client, user: me.id };
  for (const { route: name } of ROWS) {
    const [method, url = ''] = name.split(' ');
    if (method !== 'GET' || !url.startsWith('/api/') || url === '/api/events') continue;
    const route = routeOf(server, name);
    const request = { method, url, headers: {}, payload: null, isSignedIn: true };
    const things: Record<string, string> = {
      lists: world.list,
      matches: world.match,
      users: world.user,
    };
    const requested = {
      ...request,
      url: url.replace(/(\w+)\/:id/, (_, thing: string) => `${thing}/${things[thing]}`),
    };
    const response = await responseTo(server, requested, world);
    isProper(response);
    expect([200, 404]).toContain(response.status);
    isOfContract(route, response, world.user);
  }
}

function routeOf({ app }: Server, name: string): RouteOptions {
  const route = app.routeTable.find(({ method, url }) => name === `${String(method)} ${url}`);
  if (!route) throw new Error(`${name}: there is no such route`);
  return route;
}

function reported({ method, url, headers, payload, isSignedIn }: Hostile): string {
  const parts = {
    headers,
    sent: payload?.headers,
    body: payload?.bytes.toString().slice(0, 400),
    isSignedIn,
  };
  return `${method} ${url.slice(0, 400)} ${JSON.stringify(parts).slice(0, 1500)}`;
}

test('a body with more than a hundred faults gets the first hundred', async () => {
  const { signedIn } = await contractServer();
  const ana = await signedIn('ana');
  const players = Array.from({ length: 5000 }, () => ({}));
  const { status, body } = await ana.post('/api/lists', { name: 'Jueves', players });
  expect({ status, reported: body.errors?.length }).toEqual({ status: 422, reported: 100 });
});
