import type { RouteOptions } from 'fastify';
import { ask, idsOf, type RequestParts } from '../contract/ask.ts';
import type { Good, Row } from '../contract/row.ts';
import type { World } from '../contract/world.ts';
import { MISSING } from './odd-ids.ts';
import type { Cell, Scene } from './scene.ts';

const SAFE = ['GET', 'HEAD'];

/**
 * Returns valid requests that name another organiser in the query, in headers or in the body. They must act on the data
 * of the requesting organiser all the same.
 */
export function validRequests(route: RouteOptions, row: Row): Cell[] {
  const [good] = row.good;
  if (!good || good.ask) return [];
  const given = ({ mine, server }: Scene) => good.given?.(mine, server) ?? Promise.resolve();
  const done = { status: good.status, isDone: true, given } as const;
  const asIs = ({ mine }: Scene) => row.body?.(mine);
  const spoofed = (name: string, parts: (theirs: World, scene: Scene) => RequestParts): Cell => ({
    ...done,
    name,
    parts: (scene) => ({ body: asIs(scene), ...parts(scene.theirs, scene) }),
  });
  const cells = [
    spoofed('with another owner in the query', (theirs) => ({
      query: `?${new URLSearchParams(fieldsOf(theirs)).toString()}`,
    })),
    spoofed('with another owner in headers', (theirs) => ({ headers: headersOf(theirs) })),
  ];
  if (!SAFE.includes(String(route.method))) {
    const name = 'with another owner in the body';
    const inBody = (theirs: World) => ({ ...fieldsOf(theirs), owner: { id: theirs.user } });
    cells.push(spoofed(name, (theirs, scene) => ({ body: { ...inBody(theirs), ...asIs(scene) } })));
  }
  return isKeyed(route, row) ? [...cells, ...underHisKey(route, row, good)] : cells;
}

const isKeyed = ({ method, url }: RouteOptions, { body }: Row) =>
  method === 'POST' && url.startsWith('/api/') && body !== undefined;

/**
 * Returns requests with an idempotency key that another organiser has used before. The server must not replay that
 * organiser's response.
 */
function underHisKey(route: RouteOptions, { body }: Row, good: Good): Cell[] {
  const given = async (scene: Scene) => {
    const { server, mine, theirs } = scene;
    for (const world of [mine, theirs]) await good.given?.(world, server);
    const parts = { headers: key('la-misma'), body: body?.(theirs) };
    await ask({ ...scene, mine: theirs, theirs: mine }, parts);
  };
  const own: Cell = {
    name: 'under another’s key',
    status: good.status,
    isDone: true,
    given,
    parts: ({ mine }) => ({ headers: key('la-misma'), body: body?.(mine) }),
  };
  const repeated = (scene: Scene, world: World, name: string): RequestParts => ({
    ids: idsOf(scene, world),
    headers: key(name),
    body: body?.(world),
  });
  const replay: Cell = {
    name: 'another’s request again, under his key',
    isDone: true,
    given,
    parts: (scene) => repeated(scene, scene.theirs, 'la-misma'),
    like: (scene) => repeated(scene, nowhere(scene.mine), 'otra'),
  };
  return route.url === '/api/lists' ? [own] : [own, replay];
}

const key = (name: string) => ({ 'idempotency-key': name });

const nowhere = ({ client, name }: World): Scene['mine'] => ({
  client,
  name,
  user: MISSING,
  list: MISSING,
  match: MISSING,
  player: MISSING,
  second: MISSING,
  outsider: MISSING,
  proposal: MISSING,
});

const fieldsOf = ({ user, list }: World) => ({
  id: list,
  userId: user,
  user_id: user,
  organizerId: user,
  ownerId: user,
  uid: user,
  user,
});

const headersOf = ({ user, list }: World) => ({
  'x-user-id': user,
  'x-forwarded-user': user,
  'x-remote-user': user,
  authorization: `Bearer ${user}`,
  'x-original-url': `/api/lists/${list}`,
  'x-rewrite-url': `/api/lists/${list}`,
  'x-http-method-override': 'DELETE',
});
