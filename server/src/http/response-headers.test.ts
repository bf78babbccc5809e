import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { aMatch } from '../../testing/a-match.ts';
import { testApp } from '../../testing/test-app.ts';
import { wholeDatabase } from '../../testing/whole-database.ts';

type Document = {
  paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>;
};
/** Paths of event streams, which stay open. event-routes.test.ts checks their headers. */
const STREAMS = ['/api/events'];
/** Paths whose responses are the same for all users and contain no data of users. */
const PUBLIC = ['/healthz', '/readyz', '/api/openapi.json'];
const TYPES = /^(application\/(problem\+)?json|text\/(html|css|javascript|plain)); charset=utf-8$/;

/**
 * Returns every operation of the OpenAPI document, with an app and an organiser. Another test checks that the document
 * has all routes.
 */
async function operations() {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const { paths } = (await ana.get<Document>('/api/openapi.json')).body;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      path,
      method: method.toUpperCase() as 'GET',
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    })),
  );
  expect(all.length).toBeGreaterThan(35);
  return { app: server.app, store: server.store, ana, token: ana.token ?? '', all };
}

/** Returns a word for what is wrong with the headers of a response; null if nothing is. */
function faultOf(path: string, { headers, body }: LightMyRequestResponse): string | null {
  if (body !== '' && !TYPES.test(headers['content-type'] ?? '')) return 'type';
  if (!PUBLIC.includes(path) && !/(^|, )no-store$/.test(String(headers['cache-control'])))
    return 'kept';
  const shared = Object.keys(headers).find((name) => name.startsWith('access-control-'));
  return shared ?? null;
}

test('every response has a content type in UTF-8, no-store unless it is public, and no CORS headers', async () => {
  const { app, token, all } = await operations();
  const faults: string[] = [];
  for (const { path, method } of all.filter(({ path }) => !STREAMS.includes(path))) {
    for (const cookies of [undefined, { 'picadito-3000': token }]) {
      const url = path.replaceAll(/\{\w+\}/g, 'x');
      const headers = method === 'GET' ? { origin: 'https://evil.example' } : {};
      const reply = await app.inject({ method, url, headers, ...(cookies ? { cookies } : {}) });
      const fault = faultOf(path, reply);
      if (fault !== null) faults.push(`${method} ${path} ${reply.statusCode}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});

test('the contract has exactly these query parameters, none of which contains personal data', async () => {
  const { all } = await operations();
  const requested = all.flatMap(({ path, query }) => query.map((name) => `${path} ${name}`));
  expect(requested.toSorted()).toEqual([
    // The stream's parameters are the version that the page has seen, and the random id of its user.
    '/api/events since',
    '/api/events user',
    '/api/figuras cursor',
    '/api/figuras limit',
    // The parameter is a random id.
    '/api/first-view matchId',
    // A timestamp and a number.
    '/api/lists/{id}/money before',
    '/api/lists/{id}/money limit',
    '/api/lists/{id}/money/claims/{playerId} seen',
    '/api/matches cursor',
    '/api/matches limit',
    '/api/matches order',
    '/api/matches q',
    '/api/matches/{id}/games/{seq} seen',
    '/api/nights matches',
    // The season is a year.
    '/api/players/stats/figures season',
    '/api/players/stats/lists/{id} season',
    // The parameter holds random ids.
    '/api/results matches',
    // Programs send this hint to sign in to a demonstration account; no page of the app does.
    '/auth/google login_hint',
    '/auth/google mode',
  ]);
});

test('GET requests change nothing', async () => {
  const { app, store, ana, all } = await operations();
  const { list, match, ids } = await aMatch(ana, '2345');
  const { body: me } = await ana.get<{ id: string }>('/api/me');
  const named = { lists: list.id, matches: match.id, players: ids[0], users: me.id };
  const before = await wholeDatabase(store);
  const reads = all.filter(({ path, method }) => method === 'GET' && !STREAMS.includes(path));
  const responses: string[] = [];
  for (const { path } of reads) {
    const url = path.replace(
      /(lists|matches|players|users)\/\{id\}/,
      (_, kind: keyof typeof named) => `${kind}/${named[kind]}`,
    );
    const { statusCode } = await app.inject({ url, cookies: { 'picadito-3000': ana.token ?? '' } });
    responses.push(`${path} ${statusCode}`);
  }
  expect(
    responses.filter((response) => response.startsWith('/api') && !response.endsWith(' 200')),
  ).toEqual([
    '/api/invitations/{code} 404',
    '/api/matches/{id}/teams 404',
    '/api/matches/{id}/games 404',
  ]);
  expect(await wholeDatabase(store)).toEqual(before);
});
