import type { RouteOptions } from 'fastify';
import { problemReply } from '@picadito/domain';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { deleteExpired } from '../../src/identity/sessions/delete-expired.ts';
import { ask, type RequestParts } from '../contract/ask.ts';
import { worldOf, type Server } from '../contract/world.ts';
import { everyRow, rowsOfOthers, type Rows } from '../every-row.ts';
import { rowOf } from '../contract/table.ts';
import { cellsOf, nameOf } from './cells.ts';
import {
  rowsOfTokens,
  sceneOf,
  sessionsThatRanOut,
  withoutTokens,
  type Cell,
  type Scene,
} from './scene.ts';
import { secretsOf, shown, leakedIn } from './secrets.ts';

type Guarded = Scene & { secrets: string[] };

/**
 * Sends all test requests of these routes. Expects that a refused request changes no row, and that a valid one changes
 * no row of other users. Returns the names of the sent requests.
 */
export async function runCells(
  server: Server,
  routes: readonly RouteOptions[],
): Promise<readonly string[]> {
  const judged: string[] = [];
  const scenes = new Map<unknown, ReturnType<typeof sceneOf>>();
  for (const route of routes) {
    const row = rowOf(route);
    const known = scenes.get(row.before) ?? sceneOf(server, row.before);
    scenes.set(row.before, known);
    const { ended, ...worlds } = await known;
    const over = { ...ended, ...(await sessionsThatRanOut(server, worlds.mine)) };
    judged.push(...(await runRoute({ ...worlds, over, server, row, route })));
  }
  return judged;
}

async function runRoute(scene: Scene): Promise<string[]> {
  const { route, server, theirs, over } = scene;
  const cells = cellsOf(route);
  const before = await everyRow(server.store);
  const ranOut = [over.idle, over.old];
  expect(rowsOfTokens(before, ranOut)).toHaveLength(ranOut.length);
  const secrets = secretsOf(before, theirs.user);
  const asked = new Map<string, ReturnType<typeof ask>>();
  const askOnce = (parts: RequestParts) => {
    const reply = asked.get(JSON.stringify(parts)) ?? ask(scene, parts);
    asked.set(JSON.stringify(parts), reply);
    return reply;
  };
  const guarded = { ...scene, secrets };
  const refused = cells.filter(({ isDone }) => !isDone);
  const judged = await Promise.all(
    refused.map((cell) => named(cell, route, () => isAnswered(cell, guarded, askOnce))),
  );
  const forgets = route.url === '/auth/sign-out' ? ranOut : [];
  const lasting = (rows: Rows) => ({ route: route.url, rows: withoutTokens(rows, forgets) });
  expect(lasting(await everyRow(server.store))).toEqual(lasting(before));
  for (const cell of cells.filter(({ isDone }) => isDone)) {
    judged.push(await named(cell, route, async () => isDoneAtHome(cell, await withMore(scene))));
  }
  return judged;
}

/**
 * Returns the scene with a new requesting organiser if the route creates or deletes something: such a request succeeds
 * only once for each organiser. Otherwise returns the scene itself.
 */
async function withMore(scene: Scene): Promise<Scene> {
  if (!['POST', 'DELETE'].includes(String(scene.route.method))) return scene;
  const mine = await worldOf(scene.server, crypto.randomUUID());
  await scene.row.before?.(mine, scene.server);
  return { ...scene, mine: { ...scene.mine, ...mine } };
}

type Ask = (parts: RequestParts) => ReturnType<typeof ask>;

async function isAnswered(cell: Cell, scene: Guarded, askLike: Ask): Promise<void> {
  const reply = await ask(scene, cell.parts(scene));
  const like = cell.like && (await askLike(cell.like(scene)));
  expect(cell.status ?? like?.statusCode).toBeDefined();
  if (cell.status !== undefined) expect(reply.statusCode).toBe(cell.status);
  if (cell.problemAt !== undefined) {
    const { errors } = z.parse(problemReply, JSON.parse(reply.body));
    expect(errors?.[0]?.path).toBe(cell.problemAt);
  }
  if (cell.says) expect(JSON.parse(reply.body)).toEqual(cell.says(scene));
  if (like) expect(shown(reply)).toEqual(shown(like));
  // An expected reply may repeat the id of the request.
  if (!cell.says) expect(leakedIn(reply, scene.secrets)).toEqual([]);
}

async function isDoneAtHome(cell: Cell, scene: Scene): Promise<void> {
  const { server, mine, theirs } = scene;
  const { store, clock } = server;
  const start = clock.now;
  await cell.given?.(scene);
  // A request may delete expired rows of any user, so they are deleted before the rows are compared.
  await store.transaction((tx) => deleteExpired(tx, clock.now));
  const before = await everyRow(store);
  const secrets = secretsOf(before, theirs.user);
  await isAnswered(cell, { ...scene, secrets }, (parts) => ask(scene, parts));
  expect(rowsOfOthers(await everyRow(store), mine.user)).toEqual(rowsOfOthers(before, mine.user));
  clock.now = start;
}

/**
 * Runs the check of a test request, and returns the request's name. An error of the check is rethrown with this name.
 */
async function named(cell: Cell, route: RouteOptions, run: () => Promise<void>): Promise<string> {
  const name = nameOf(cell, route);
  await run().catch((error: unknown) => {
    throw new Error(`${name}: ${String(error)}`, { cause: error });
  });
  return name;
}
