import type { RouteOptions } from 'fastify';
import { ask, idsOf, type RequestParts } from '../contract/ask.ts';
import { type Good, queryOf, type Row } from '../contract/row.ts';
import type { World } from '../contract/world.ts';
import { MISSING } from './odd-ids.ts';
import type { TestRequest, Setting } from './setting.ts';

const SAFE = ['GET', 'HEAD'];

/**
 * Returns valid requests with something of another organiser in them, on which the server must act for the requesting
 * organiser.
 */
export function validRequests(route: RouteOptions, row: Row): TestRequest[] {
  const [good] = row.good;
  if (!good || good.ask) return [];
  const given = ({ mine, server }: Setting) => good.given?.(mine, server) ?? Promise.resolve();
  const done = { status: good.status, isDone: true, given } as const;
  const asIs = ({ mine }: Setting) => row.body?.(mine);
  const spoofed = (
    name: string,
    parts: (theirs: World, setting: Setting) => RequestParts,
  ): TestRequest => ({
    ...done,
    name,
    parts: (setting) => ({
      body: asIs(setting),
      query: queryOf(good, setting.mine),
      ...parts(setting.theirs, setting),
    }),
  });
  const requests = [
    spoofed('with another owner in the query', (theirs, { mine }) => ({
      query: withFields(queryOf(good, mine), fieldsOf(theirs)),
    })),
    spoofed('with another owner in headers', (theirs) => ({ headers: headersOf(theirs) })),
  ];
  if (!SAFE.includes(String(route.method))) {
    const name = 'with another owner in the body';
    const inBody = (theirs: World) => ({ ...fieldsOf(theirs), owner: { id: theirs.user } });
    requests.push(
      spoofed(name, (theirs, setting) => ({ body: { ...inBody(theirs), ...asIs(setting) } })),
    );
  }
  return isKeyed(route, row) ? [...requests, ...underKeyOfAnother(route, row, good)] : requests;
}

const withFields = (query: string, fields: Record<string, string>) =>
  `?${new URLSearchParams([...new URLSearchParams(query), ...Object.entries(fields)]).toString()}`;

const isKeyed = ({ method, url }: RouteOptions, { body }: Row) =>
  method === 'POST' && url.startsWith('/api/') && body !== undefined;

/**
 * Returns requests with an idempotency key that another organiser has used before. The server must not replay that
 * organiser's response.
 */
function underKeyOfAnother(route: RouteOptions, { body }: Row, good: Good): TestRequest[] {
  const given = async (setting: Setting) => {
    const { server, mine, theirs } = setting;
    for (const world of [mine, theirs]) await good.given?.(world, server);
    const parts = { headers: key('la-misma'), body: body?.(theirs) };
    await ask({ ...setting, mine: theirs, theirs: mine }, parts);
  };
  const own: TestRequest = {
    name: 'under another’s key',
    status: good.status,
    isDone: true,
    given,
    parts: ({ mine }) => ({ headers: key('la-misma'), body: body?.(mine) }),
  };
  const repeated = (setting: Setting, world: World, name: string): RequestParts => ({
    ids: idsOf(setting, world),
    headers: key(name),
    body: body?.(world),
  });
  const replay: TestRequest = {
    name: 'another’s request again, under his key',
    isDone: true,
    given,
    parts: (setting) => repeated(setting, setting.theirs, 'la-misma'),
    like: (setting) => repeated(setting, nowhere(setting.mine), 'otra'),
  };
  return route.url === '/api/lists' ? [own] : [own, replay];
}

const key = (name: string) => ({ 'idempotency-key': name });

const nowhere = ({ client, name }: World): Setting['mine'] => ({
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
