import { takesIdempotencyKey } from '@picadito/domain';
import type { RouteOptions } from 'fastify';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { ask, idsOf, refused, type Walk } from './ask.ts';
import { expectValidationProblem, ODD_KEY, PROBLEMS } from './problems.ts';
import { type Body, type Good, queryOf } from './row.ts';
import { everythingOf } from './world.ts';

const KEY = { 'idempotency-key': 'clave-1' };

/**
 * Checks everything that a row of the contract table says about its route: problems, replies, and the reply to a
 * repetition.
 */
export async function checkRow(walk: Walk): Promise<void> {
  const { row, mine } = walk;
  await comesAfter(walk);
  const before = await everythingOf(mine);
  for (const status of row.problems) await PROBLEMS[status]?.(walk);
  expect(await everythingOf(mine)).toEqual(before);
  for (const [index, good] of row.good.entries()) await replies(walk, good, index === 0);
  await comesAgain(walk);
}

/**
 * Expects the route to answer 404, even to an invalid body, as long as the row's `before` has not run; then runs
 * `before`.
 */
async function comesAfter(walk: Walk): Promise<void> {
  const { before, body } = walk.row;
  if (!before) return;
  for (const parts of body ? [{}, { body: {} }] : [{}]) await refused(walk, parts, 'not-found');
  await before(walk.mine, walk.server);
}

/**
 * Sends the request of a reply, with additional fields that no client may set, and checks the reply against the
 * contract.
 */
async function replies(walk: Walk, good: Good, isFirst: boolean): Promise<void> {
  const { server, mine } = walk;
  await good.given?.(mine, server);
  await reads(walk, good, isFirst);
  await good.leaves?.(mine, server);
}

async function reads(walk: Walk, good: Good, isFirst: boolean): Promise<void> {
  const { server, row, route, mine } = walk;
  if (good.ask) {
    const { status, type } = await good.ask(mine, server);
    expect({ status, types: typesOf(route, status) }).toEqual({
      status: good.status,
      types: [type.split(';', 1)[0]],
    });
    return;
  }
  const body = (good.body ?? row.body)?.(mine);
  const headers = isFirst && isKeyed(walk) ? KEY : {};
  const query = queryOf(good, mine);
  const reply = await ask(walk, { body: body && spoofed(walk, body), query, headers });
  expect({ text: reply.body, status: reply.statusCode }).toMatchObject({ status: good.status });
  expect(reply.headers).toMatchObject(good.headers ?? {});
  const type = reply.headers['content-type'];
  const schema = schemaOf(route, good.status);
  if (!(schema instanceof z.core.$ZodType)) {
    expect(typesOf(route, good.status)).toEqual([String(type).split(';', 1)[0]]);
    return;
  }
  const value: unknown = reply.body === '' ? undefined : JSON.parse(reply.body);
  z.parse(schema, value);
  if (value === undefined) return;
  expect(type).toBe('application/json; charset=utf-8');
  if (row.isConditional) await isUnchanged(walk, query, reply.headers.etag);
  if (good.says) expect(value).toMatchObject(good.says(mine));
  isOwn(walk, value);
}

/** Sends a request again with the ETag of its reply, and expects 304 with an empty body. */
async function isUnchanged(walk: Walk, query: string, etag: string | undefined): Promise<void> {
  const reply = await ask(walk, { query, headers: { 'if-none-match': etag ?? '' } });
  const { statusCode: status, body } = reply;
  expect({ status, body, etag: reply.headers.etag }).toEqual({ status: 304, body: '', etag });
}

/**
 * Sends the row's request again. A row with `again` must refuse it, even with an invalid body. A repetition with the
 * first idempotency key must get the first reply again, and deleting a deleted resource must get 404.
 */
async function comesAgain(walk: Walk): Promise<void> {
  const { again, body, good, isRepeatable } = walk.row;
  const isNamed = Object.keys(idsOf(walk, walk.mine)).length > 0;
  const isGone = walk.route.method === 'DELETE' && isNamed && !isRepeatable;
  if (isGone) await refused(walk, {}, 'not-found');
  if (again) {
    for (const parts of [{}, { body: {} }, ODD_KEY]) await refused(walk, parts, again);
  }
  const right = (good[0]?.body ?? body)?.(walk.mine);
  if (!right || !isKeyed(walk)) return;
  const parts = { headers: KEY, body: spoofed(walk, right) };
  const before = await ask(walk, parts);
  expect(before.statusCode).toBe(good[0]?.status);
  expect((await ask(walk, parts)).body).toBe(before.body);
  await expectValidationProblem(walk, { ...parts, body: right }, 'Idempotency-Key');
}

/** Values for fields that only the server sets. Requests contain them, and no reply may. */
const SPOOFED = {
  id: 'spoofed-spoofed-spoofed',
  createdAt: '2001-01-01T00:00:00.000000Z',
  earnedAt: '2001-01-01T00:00:00.000000Z',
  playerCount: 99,
  confirmedCount: 99,
  level: 9,
  xp: 9999,
  rating: 2,
};

function spoofed(walk: Walk, body: Body | Body[]): Body | Body[] {
  if (Array.isArray(body)) return body.map((row) => ({ ...spoofed(walk, row) }));
  const { theirs } = walk;
  const owner = { userId: theirs.user, organizerId: theirs.user };
  return { ...SPOOFED, ...owner, unknown: { constructor: { prototype: {} } }, ...body };
}

function isOwn({ mine }: Walk, value: unknown): void {
  const fields = [value].flat().flatMap((thing) => Object.entries(thing ?? {}));
  for (const [name, field] of fields) {
    if (name === 'userId' || name === 'organizerId') expect(field).toBe(mine.user);
    const spoof = Object.entries(SPOOFED).find(([other]) => other === name)?.[1];
    if (spoof !== undefined) expect({ [name]: field }).not.toEqual({ [name]: spoof });
  }
}

function isKeyed({ row, route }: Walk): boolean {
  return takesIdempotencyKey(`${String(route.method)} ${route.url}`) && row.body !== undefined;
}

function schemaOf({ schema }: RouteOptions, status: number): unknown {
  return (schema?.response as Record<number, unknown> | undefined)?.[status];
}

function typesOf(route: RouteOptions, status: number): string[] {
  const schema = schemaOf(route, status);
  if (schema instanceof z.core.$ZodType) return ['application/json'];
  return Object.keys((schema as { content?: object } | undefined)?.content ?? {});
}
