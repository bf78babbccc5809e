import type { RouteOptions } from 'fastify';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { CLIENT_MADE, idsOf, MADE } from '../contract/ask.ts';
import type { Row } from '../contract/row.ts';
import type { Ids, World } from '../contract/world.ts';
import { pathLike, queryLike } from './addresses.ts';
import { bodyLike } from './bodies.ts';
import { oddHeaders } from './headers.ts';
import { payloadOf, type Payload } from './payloads.ts';

/**
 * Type of a generated request. It names objects by placeholders such as `$list$`, which `inWorld` replaces by the ids
 * of an organiser's data.
 */
export type Hostile = {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: Payload | null;
  isSignedIn: boolean;
};

const THINGS = ['user', 'list', 'match', 'player', 'second', 'outsider'] as const;

const keyed = fc.constantFrom('clave-1', 'clave-2').map((key) => ({ 'idempotency-key': key }));

const NAMES: Ids = {
  user: '$user$',
  list: '$list$',
  match: '$match$',
  player: '$player$',
  second: '$second$',
  outsider: '$outsider$',
};

/** Generates requests of one route from its schemas, with odd values in the address, the headers or the body. */
export function hostileRequests(route: RouteOptions, row: Row | undefined): fc.Arbitrary<Hostile> {
  const { body, querystring } = route.schema ?? {};
  const method = String(route.method);
  const isRead = method === 'GET' || method === 'HEAD';
  const payload = payloadOf(body ? bodyLike(body, row?.body?.(NAMES)) : bodyLike(null, undefined));
  return fc.record({
    method: fc.constant(method),
    url: fc
      .tuple(pathLike(route.url, idsOf({ route }, NAMES)), queryLike(namesOf(querystring)))
      .map((parts) => parts.join('')),
    headers: method === 'POST' ? fc.oneof(oddHeaders, keyed) : oddHeaders,
    payload: isRead ? fc.constant(null) : body ? payload : fc.option(payload, { freq: 1 }),
    isSignedIn: fc.oneof(
      { weight: 6, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
  });
}

/**
 * Returns the request with its placeholders, such as `$list$`, replaced by the ids in `world`, the test data of one
 * organiser.
 */
export function inWorld(hostile: Hostile, world: World): Hostile {
  const put = (text: string) =>
    THINGS.reduce((done, thing) => done.replaceAll(NAMES[thing], world[thing]), text);
  const { payload, headers } = hostile;
  const isText = payload !== null && payload.bytes.includes('$');
  const bytes = isText
    ? Buffer.from(put(payload.bytes.toString('latin1')), 'latin1')
    : payload?.bytes;
  return {
    ...hostile,
    url: put(hostile.url),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, put(value)])),
    payload: payload && bytes ? { ...payload, bytes } : payload,
  };
}

export function pathOf(route: RouteOptions, world: World): string {
  const ids = idsOf({ route }, world);
  return route.url.replaceAll(
    /:(\w+)/g,
    (_, name: string) => ids[name] ?? MADE[name] ?? CLIENT_MADE,
  );
}

function namesOf(querystring: unknown): string[] {
  if (!(querystring instanceof z.core.$ZodType)) return [];
  const { properties = {} } = z.toJSONSchema(querystring, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
}
