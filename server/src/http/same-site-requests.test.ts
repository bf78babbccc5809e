import { problemReply } from '@picadito/domain';
import type { RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ask, type Walk, type RequestParts } from '../../testing/contract/ask.ts';
import { contractServer, worldOf } from '../../testing/contract/world.ts';
import { wholeApp } from '../../testing/raw-responses.ts';
import { everyRow } from '../../testing/every-row.ts';
import { rowOf } from '../../testing/contract/table.ts';
import { PUBLIC_URL } from '../../testing/test-app.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];
const isUnsafe = ({ method }: RouteOptions) => !SAFE.includes(String(method));

const FROM_ELSEWHERE: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': '' },
  { 'sec-fetch-site': 'same-origin, cross-site' },
  { 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'http://127.0.0.1:3001' },
  { origin: 'https://127.0.0.1:3000' },
  { origin: 'http://localhost:3000' },
  { origin: 'http://127.0.0.1' },
  { origin: `${PUBLIC_URL}.evil.example` },
  { origin: `${PUBLIC_URL}@evil.example` },
];
const FROM_HERE: Record<string, string>[] = [
  {},
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: PUBLIC_URL },
];
const NOT_JSON: Record<string, string> = {
  'application/x-www-form-urlencoded': 'name=Beto',
  'text/plain': '{"name":"Beto"}',
  'multipart/form-data; boundary=x': '--x\r\n\r\n{"name":"Beto"}\r\n--x--',
  'application/xml': '<name>Beto</name>',
  'application/csp-report': '{"name":"Beto"}',
  'application/json; charset=utf-16': '{"name":"Beto"}',
  'text/json': '{"name":"Beto"}',
  '': '{"name":"Beto"}',
};

/** Statuses of the replies to the forms of the pages of links: 404, because the code in the test does not exist. */
const CODE_OF_NO_LINK = {
  'POST /g/:code/answer': 404,
  'POST /g/:code/:key/answer': 404,
  'POST /g/:code/forget': 404,
  'POST /g/:code/guest': 404,
  'POST /g/:code/guest-gone': 404,
  'POST /g/:code/newcomer': 404,
  'POST /g/:code/withdraw': 404,
  'POST /g/:code/drop-out': 404,
  'POST /g/:code/claim': 404,
  'POST /g/:code/take-back': 404,
  'POST /g/:code/score': 404,
  'POST /g/:code/:key/score': 404,
  'POST /g/:code/vote': 404,
  'POST /g/:code/:key/vote': 404,
  'POST /g/:code/paid': 404,
  'POST /g/:code/:key/paid': 404,
  'POST /g/:code/survey': 404,
  'POST /g/:code/:key/survey': 404,
  'POST /g/:code/notices': 404,
  'POST /g/:code/notices-off': 404,
  'POST /c/:code/captain': 404,
  'POST /c/:code/attendance': 404,
  'POST /c/:code/proposal': 404,
  'POST /c/:code/guest': 404,
  'POST /c/:code/teams': 404,
  'POST /c/:code/score': 404,
  'POST /c/:code/game': 404,
  'POST /c/:code/game-gone': 404,
  'POST /c/:code/paid': 404,
};

/**
 * Calls `sees` for every unsafe route as a signed-in user, checks that nothing was stored, and returns the number of
 * routes.
 */
async function everyUnsafeRoute(sees: (walk: Walk, name: string) => Promise<void>) {
  const server = await contractServer();
  const [mine, theirs] = [await worldOf(server, 'Ana'), await worldOf(server, 'Beto')];
  const before = await everyRow(server.store);
  const routes = server.app.routeTable.filter(isUnsafe);
  for (const route of routes) {
    const row = rowOf(route);
    await sees({ server, row, route, mine, theirs }, row.route);
  }
  expect(await everyRow(server.store)).toEqual(before);
  return routes.length;
}

async function statusOf(walk: Walk, parts: RequestParts): Promise<number> {
  const reply = await ask(walk, parts);
  if (reply.statusCode >= 400) z.parse(problemReply, reply.json());
  return reply.statusCode;
}

test('every unsafe route refuses cross-site requests, sign-out included, and does nothing', async () => {
  const count = await everyUnsafeRoute(async (walk, route) => {
    for (const headers of FROM_ELSEWHERE) {
      const status = await statusOf(walk, { headers });
      expect({ route, headers, status }).toEqual({ route, headers, status: 403 });
    }
  });
  expect(count).toBeGreaterThan(15);
});

test('an unsafe route accepts same-origin requests and requests without browser headers', async () => {
  await everyUnsafeRoute(async (walk, route) => {
    // Signed-out requests store nothing; any of these statuses shows that the request passed the check.
    const open = { 'POST /auth/sign-out': 204, ...CODE_OF_NO_LINK };
    const expected = Object.entries(open).find(([name]) => name === route)?.[1] ?? 401;
    for (const headers of FROM_HERE) {
      const status = await statusOf(walk, { headers, who: null });
      expect({ route, headers, status }).toEqual({ route, headers, status: expected });
    }
  });
});

test('only pages of links take forms; other unsafe routes take JSON, which a cross-site form cannot send', async () => {
  await everyUnsafeRoute(async (walk, route) => {
    for (const [type, body] of Object.entries(NOT_JSON)) {
      if (route in CODE_OF_NO_LINK && type.includes('urlencoded')) continue;
      const status = await statusOf(walk, { body, headers: { 'content-type': type } });
      expect({ route, type, status }).toEqual({ route, type, status: 415 });
    }
  });
});

test('demonstration routes and unknown paths refuse cross-site requests too', async () => {
  const { app } = await wholeApp();
  const routes = app.routeTable.flatMap(({ method, url }) =>
    [method].flat().map((one): [string, string] => [one, url]),
  );
  const unsafe = routes.filter(([method]) => !SAFE.includes(method));
  expect(unsafe.filter(([, url]) => url.startsWith('/demo/'))).not.toEqual([]);
  for (const [method, url] of [...unsafe, ['POST', '/nowhere'], ['DELETE', '/api']]) {
    for (const headers of FROM_ELSEWHERE) {
      const all = { ...headers, host: new URL(PUBLIC_URL).host };
      const { statusCode } = await app.inject({
        method: method as 'POST',
        url: url ?? '/',
        headers: all,
      });
      expect({ method, url, headers, statusCode }).toEqual({
        method,
        url,
        headers,
        statusCode: 403,
      });
    }
  }
});
