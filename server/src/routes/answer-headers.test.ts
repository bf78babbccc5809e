import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

type Document = {
  paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>;
};
/** They end when the page goes: events.test.ts looks at their headers. */
const STREAMS = ['/api/events'];
/** The same for everybody, and nothing of anybody. */
const PUBLIC = ['/healthz', '/readyz', '/api/openapi.json', '/api/docs'];
const TYPES = /^(application\/(problem\+)?json|text\/(html|css|javascript|plain)); charset=utf-8$/;

/** Every operation of the document, which another test holds to be every route. */
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
  return { app: server.app, token: ana.token ?? '', all };
}

/** What is wrong with the headers of an answer. */
function faultOf(path: string, { headers, body }: LightMyRequestResponse): string | null {
  if (body !== '' && !TYPES.test(headers['content-type'] ?? '')) return 'type';
  if (!PUBLIC.includes(path) && headers['cache-control'] !== 'no-store') return 'kept';
  return null;
}

test('every answer says what it is, in UTF-8, and only what is the same for everybody may be kept', async () => {
  const { app, token, all } = await operations();
  const faults: string[] = [];
  for (const { path, method } of all.filter(({ path }) => !STREAMS.includes(path))) {
    for (const cookies of [undefined, { 'picadito-3000': token }]) {
      const url = path.replaceAll(/\{\w+\}/g, 'x');
      const reply = await app.inject({ method, url, ...(cookies ? { cookies } : {}) });
      const fault = faultOf(path, reply);
      if (fault !== null) faults.push(`${method} ${path} ${reply.statusCode}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});

test('nothing of a person travels in an address: these are all parameters that there are', async () => {
  const { all } = await operations();
  const asked = all.flatMap(({ path, query }) => query.map((name) => `${path} ${name}`));
  expect(asked.toSorted()).toEqual([
    // what the page has seen, and the random id of whom it shows
    '/api/events since',
    '/api/events user',
    '/api/matches cursor',
    '/api/matches limit',
    '/api/matches order',
    '/api/matches q',
    // by programs that sign a demonstration account in; no page of ours sends it
    '/auth/google login_hint',
    '/auth/google mode',
  ]);
});
