import type { RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { CONTRACT } from '../../testing/contract/table.ts';
import { contractServer } from '../../testing/contract/world.ts';
import { wholeApp } from '../../testing/raw-responses.ts';
import { ANYBODY, testRequestsOf, nameOf } from '../../testing/ownership/test-requests.ts';
import { runTestRequests } from '../../testing/ownership/run.ts';
import { testApp } from '../../testing/test-app.ts';

const REQUESTS_MIN = 10_000;
const NO_RESOURCE = 'the rest';

const resourceOf = ({ schema }: RouteOptions) => schema?.tags?.[0] ?? NO_RESOURCE;

/**
 * Maximum number of addresses that one test requests, because on a slow machine a test of all addresses of the group
 * link would take half a minute.
 */
const ADDRESSES = 8;
const GROUPS = Object.entries(CONTRACT).flatMap(([resource, rows]) => {
  const urls = [...new Set(rows.map(({ route }) => route.split(' ')[1] ?? ''))];
  const groups = Math.ceil(urls.length / ADDRESSES);
  return Array.from({ length: groups }, (_, at) => {
    const some = urls.slice(at * ADDRESSES, (at + 1) * ADDRESSES);
    return { resource, first: some[0] ?? '', isAsked: (url: string) => some.includes(url) };
  });
});
const REST = { resource: NO_RESOURCE, first: '/', isAsked: () => true };

test.each([...GROUPS, REST])(
  '$resource from $first on: resources of another organiser are not found',
  async ({ resource, isAsked }) => {
    const server = await contractServer();
    const routes = server.app.routeTable.filter(
      (route) => resourceOf(route) === resource && isAsked(route.url),
    );
    const requests = routes.flatMap((route) =>
      testRequestsOf(route).map((request) => nameOf(request, route)),
    );
    const sent = await runTestRequests(server, routes);
    expect(sent.toSorted()).toEqual(requests.toSorted());
  },
);

test('every listed public route exists, and every other route needs a session', async () => {
  const { app } = await testApp();
  const isListed = ([listed]: [string, string]) =>
    app.routeTable.some(({ method, url }) => {
      const name = `${String(method)} ${url}`;
      return listed.endsWith('*') ? name.startsWith(listed.slice(0, -1)) : name === listed;
    });
  expect(Object.entries(ANYBODY).filter((one) => !isListed(one))).toEqual([]);
  const whole = (await wholeApp()).app.routeTable.map(({ url }) => url);
  const others = whole.filter((url) => !app.routeTable.some((route) => route.url === url));
  expect(others.filter((url) => /^\/(api|auth)(\/|$)/.test(url))).toEqual([]);
  const resources = new Set(app.routeTable.map(resourceOf));
  expect([...resources].toSorted()).toEqual([...Object.keys(CONTRACT), NO_RESOURCE].toSorted());
});

test('more than ten thousand requests test ownership, and some of them every route', async () => {
  const { app } = await testApp();
  const counts = app.routeTable.map((route) => testRequestsOf(route).length);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(REQUESTS_MIN);
});

test('a visitor is refused before the body of the request is parsed', async () => {
  const { app, visitor } = await testApp();
  const routes = app.routeTable.filter(
    ({ method, schema }) => schema?.security && ['POST', 'PUT', 'PATCH'].includes(String(method)),
  );
  expect(routes.length).toBeGreaterThan(10);
  for (const { method, url } of routes) {
    const headers = { 'content-type': 'application/json' };
    const malformed = { method: method as 'POST', url, headers, payload: '{' };
    expect([url, (await visitor.send(malformed)).status]).toEqual([url, 401]);
  }
});
