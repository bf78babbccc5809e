import type { RouteOptions } from 'fastify';
import { problemReply } from '@picadito/domain';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { deleteExpired } from '../../src/delete-expired.ts';
import { ask, type RequestParts } from '../contract/ask.ts';
import { worldOf, type Server } from '../contract/world.ts';
import { everyRow, rowsOfOthers, type Rows } from '../every-row.ts';
import { rowOf } from '../contract/table.ts';
import { testRequestsOf, nameOf } from './test-requests.ts';
import {
  rowsOfTokens,
  settingOf,
  sessionsThatRanOut,
  withoutTokens,
  type TestRequest,
  type Setting,
} from './setting.ts';
import { secretsOf, comparableParts, leakedIn } from './secrets.ts';

type Guarded = Setting & { secrets: string[] };

/**
 * Sends all test requests of these routes. Expects that a refused request changes no row, and that a valid one changes
 * no row of other users. Returns the names of the sent requests.
 */
export async function runTestRequests(
  server: Server,
  routes: readonly RouteOptions[],
): Promise<readonly string[]> {
  const sent: string[] = [];
  const settings = new Map<unknown, ReturnType<typeof settingOf>>();
  for (const route of routes) {
    const row = rowOf(route);
    const known = settings.get(row.before) ?? settingOf(server, row.before);
    settings.set(row.before, known);
    const { ended, ...worlds } = await known;
    const over = { ...ended, ...(await sessionsThatRanOut(server, worlds.mine)) };
    sent.push(...(await runRoute({ ...worlds, over, server, row, route })));
  }
  return sent;
}

async function runRoute(setting: Setting): Promise<string[]> {
  const { route, server, theirs, over } = setting;
  const requests = testRequestsOf(route);
  const before = await everyRow(server.store);
  const ranOut = [over.idle, over.old];
  expect(rowsOfTokens(before, ranOut)).toHaveLength(ranOut.length);
  const secrets = secretsOf(before, theirs.user);
  const asked = new Map<string, ReturnType<typeof ask>>();
  const askOnce = (parts: RequestParts) => {
    const reply = asked.get(JSON.stringify(parts)) ?? ask(setting, parts);
    asked.set(JSON.stringify(parts), reply);
    return reply;
  };
  const guarded = { ...setting, secrets };
  const refused = requests.filter(({ isDone }) => !isDone);
  const sent = await Promise.all(
    refused.map((request) => named(request, route, () => isAnswered(request, guarded, askOnce))),
  );
  const forgets = route.url === '/auth/sign-out' ? ranOut : [];
  const lasting = (rows: Rows) => ({ route: route.url, rows: withoutTokens(rows, forgets) });
  expect(lasting(await everyRow(server.store))).toEqual(lasting(before));
  for (const request of requests.filter(({ isDone }) => isDone)) {
    sent.push(
      await named(request, route, async () => changesOwnRowsOnly(request, await withMore(setting))),
    );
  }
  return sent;
}

/**
 * Returns the setting with a new requesting organiser if the route creates or deletes something: such a request
 * succeeds only once for each organiser. Otherwise returns the setting itself.
 */
async function withMore(setting: Setting): Promise<Setting> {
  const { method, url } = setting.route;
  const isOnce = ['POST', 'DELETE'].includes(String(method)) || url.endsWith(':entryId');
  if (!isOnce) return setting;
  const mine = await worldOf(setting.server, crypto.randomUUID());
  await setting.row.before?.(mine, setting.server);
  return { ...setting, mine: { ...setting.mine, ...mine } };
}

type Ask = (parts: RequestParts) => ReturnType<typeof ask>;

async function isAnswered(request: TestRequest, setting: Guarded, askLike: Ask): Promise<void> {
  const reply = await ask(setting, request.parts(setting));
  const like = request.like && (await askLike(request.like(setting)));
  expect(request.status ?? like?.statusCode).toBeDefined();
  if (request.status !== undefined) expect(reply.statusCode).toBe(request.status);
  if (request.problemAt !== undefined) {
    const { errors } = z.parse(problemReply, JSON.parse(reply.body));
    expect(errors?.[0]?.path).toBe(request.problemAt);
  }
  if (request.says) expect(JSON.parse(reply.body)).toEqual(request.says(setting));
  if (like) expect(comparableParts(reply)).toEqual(comparableParts(like));
  // An expected reply may repeat the id of the request.
  if (!request.says) expect(leakedIn(reply, setting.secrets)).toEqual([]);
}

async function changesOwnRowsOnly(request: TestRequest, setting: Setting): Promise<void> {
  const { server, mine, theirs } = setting;
  const { store, clock } = server;
  const start = clock.now;
  await request.given?.(setting);
  // A request may delete expired rows of any user, so they are deleted before the rows are compared.
  await store.transaction((tx) => deleteExpired(tx, clock.now));
  const before = await everyRow(store);
  const secrets = secretsOf(before, theirs.user);
  await isAnswered(request, { ...setting, secrets }, (parts) => ask(setting, parts));
  expect(rowsOfOthers(await everyRow(store), mine.user)).toEqual(rowsOfOthers(before, mine.user));
  clock.now = start;
}

/**
 * Runs the check of a test request, and returns the request's name. An error of the check is rethrown with this name.
 */
async function named(
  request: TestRequest,
  route: RouteOptions,
  run: () => Promise<void>,
): Promise<string> {
  const name = nameOf(request, route);
  await run().catch((error: unknown) => {
    throw new Error(`${name}: ${String(error)}`, { cause: error });
  });
  return name;
}
