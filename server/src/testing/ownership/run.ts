import type { RouteOptions } from 'fastify';
import { expect } from 'vitest';
import { ask, type Wish } from '../contract/ask.ts';
import { worldOf, type Server } from '../contract/world.ts';
import { everyRow, rowsOfOthers, type Rows } from '../every-row.ts';
import { cellsOf, rowsOf, type Cell } from './cells.ts';
import { sceneOf, withoutOver, type Scene } from './scene.ts';
import { secretsOf, shown, toldIn } from './secrets.ts';

type Guarded = Scene & { secrets: string[] };

/**
 * All cells of these routes: what must not get in writes nothing, and what is right nothing of others. How many
 * there were.
 */
export async function runCells(server: Server, routes: readonly RouteOptions[]): Promise<number> {
  let count = 0;
  const scenes = new Map<unknown, ReturnType<typeof sceneOf>>();
  for (const route of routes) {
    const { contract: row } = rowsOf(route);
    const known = scenes.get(row.before) ?? sceneOf(server, row.before);
    scenes.set(row.before, known);
    count += await runRoute({ ...(await known), server, row, route });
  }
  return count;
}

async function runRoute(scene: Scene): Promise<number> {
  const { route, server, theirs, over } = scene;
  const cells = cellsOf(route);
  const before = await everyRow(server.store);
  const secrets = secretsOf(before, theirs.user);
  const asked = new Map<string, ReturnType<typeof ask>>();
  const askOnce = (wish: Wish) => {
    const reply = asked.get(JSON.stringify(wish)) ?? ask(scene, wish);
    asked.set(JSON.stringify(wish), reply);
    return reply;
  };
  const guarded = { ...scene, secrets };
  const refused = cells.filter(({ isDone }) => !isDone);
  await Promise.all(
    refused.map((cell) => named(cell, route, () => isAnswered(cell, guarded, askOnce))),
  );
  const lasting = (rows: Rows) => ({ route: route.url, rows: withoutOver(rows, over) });
  expect(lasting(await everyRow(server.store))).toEqual(lasting(before));
  for (const cell of cells.filter(({ isDone }) => isDone)) {
    await named(cell, route, async () => isDoneAtHome(cell, await withMore(scene)));
  }
  return cells.length;
}

/** What is done once only is done by newcomers. */
async function withMore(scene: Scene): Promise<Scene> {
  if (!['POST', 'DELETE'].includes(String(scene.route.method))) return scene;
  const mine = await worldOf(scene.server, crypto.randomUUID());
  await scene.row.before?.(mine);
  return { ...scene, mine };
}

type Ask = (wish: Wish) => ReturnType<typeof ask>;

async function isAnswered(cell: Cell, scene: Guarded, askLike: Ask): Promise<void> {
  const reply = await ask(scene, cell.wish(scene));
  const like = cell.like && (await askLike(cell.like(scene)));
  if (cell.status !== undefined) expect(reply.statusCode).toBe(cell.status);
  if (like) expect(shown(reply)).toEqual(shown(like));
  expect(toldIn(reply, scene.secrets)).toEqual([]);
}

async function isDoneAtHome(cell: Cell, scene: Scene): Promise<void> {
  const { server, mine, theirs } = scene;
  const { store, clock } = server;
  const start = clock.now;
  await cell.given?.(scene);
  const before = await everyRow(store);
  const secrets = secretsOf(before, theirs.user);
  await isAnswered(cell, { ...scene, secrets }, (wish) => ask(scene, wish));
  expect(rowsOfOthers(await everyRow(store), mine.user)).toEqual(rowsOfOthers(before, mine.user));
  clock.now = start;
}

async function named(cell: Cell, { method, url }: RouteOptions, run: () => Promise<void>) {
  await run().catch((error: unknown) => {
    throw new Error(`${String(method)} ${url}, ${cell.name}: ${String(error)}`, { cause: error });
  });
}
