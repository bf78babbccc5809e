import { HOME, LISTS, TEAM_CONSTRAINTS } from '@picadito/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { http } from '../http/http.ts';
import { etagOf } from './etags.ts';
import { endOfReading, readFirstView, takeFirstView } from './first-view.ts';
import { newQueryClient } from './query-client.ts';
import { queryOf } from './query-of.ts';

const VIEW = {
  user: 'ana',
  version: '7',
  replies: { '/api/home': { matches: [] } },
  etags: { '/api/home': 'W/"x"' },
};

afterEach(() => vi.unstubAllGlobals());

/** Simulates a page at an address, whose first view arrives when `answer` is called. */
function pageAt(pathname: string) {
  const requested: string[] = [];
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('location', { pathname, search: '' });
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path);
    return path.startsWith('/api/first-view') ? promise : Response.json({ path });
  });
  readFirstView();
  return { requested, answer: (reply: Response) => resolve(reply) };
}

test('queries wait for the first view, and request only what it lacks', async () => {
  const { requested, answer } = pageAt('/dashboard');
  const client = newQueryClient();
  const store = async () => {
    await endOfReading();
    for (const [path, reply] of takeFirstView('ana', '7')) client.setQueryData([path], reply);
  };
  const stored = store();
  const home = client.fetchQuery(queryOf(HOME.read));
  const marks = client.fetchQuery(queryOf(TEAM_CONSTRAINTS.read));
  expect(requested).toEqual(['/api/first-view']);
  answer(Response.json(VIEW));
  await stored;
  expect(await home).toEqual({ matches: [] });
  expect(etagOf(await home)).toBe('W/"x"');
  expect(await marks).toEqual({ path: '/api/marks' });
  expect(requested).toEqual(['/api/first-view', '/api/marks']);
  expect(takeFirstView('ana', '7')).toEqual([]);
});

test('without a reply every query sends its own request', async () => {
  const { requested, answer } = pageAt('/');
  const home = newQueryClient().fetchQuery(queryOf(HOME.read));
  answer(new Response('{}', { status: 503 }));
  expect(await home).toEqual({ path: '/api/home' });
  expect(requested).toEqual(['/api/first-view', '/api/home']);
  expect(takeFirstView('ana', '7')).toEqual([]);
});

test.each([
  ['another user', 'beto', '7'],
  ['another version', 'ana', '8'],
])('the first view of %s is not used', async (_, uid, version) => {
  const { answer } = pageAt('/');
  answer(Response.json(VIEW));
  await endOfReading();
  expect(takeFirstView(uid, version)).toEqual([]);
});

test('a first view that arrives after a write is not used', async () => {
  const { answer } = pageAt('/');
  await http(LISTS.create, { body: { name: 'Jueves' } });
  answer(Response.json(VIEW));
  await endOfReading();
  expect(takeFirstView('ana', '7')).toEqual([]);
});

test('other screens have no first view', () => {
  expect(pageAt('/history').requested).toEqual([]);
  expect(endOfReading()).toBeNull();
});
