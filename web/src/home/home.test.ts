import type { Home, PlayersList } from '@picadito/domain';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newQueryClient } from '../sync/cache/query-client.ts';
import { aHome, aMatch } from '../../testing/a-match.ts';
import { updateCache } from '../sync/cache/invalidate.ts';
import { HOME_QUERY, refreshOnHome, refreshWaiting } from './home.ts';

const HOME = ['/api/home'];
const thursday = aMatch({ id: 'thursday' });
const sunday = aMatch({ id: 'sunday', date: '2026-11-29' });

let client: QueryClient;
let read: string[];
let replies: Record<string, Response>;
let leave: () => void;

beforeEach(() => {
  read = [];
  client = newQueryClient();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (path: string) => {
    read.push(path);
    return replies[path];
  });
  client.setQueryData(HOME, aHome([sunday, thursday]));
  leave = openHome();
});
afterEach(() => {
  leave();
  client.clear();
  vi.unstubAllGlobals();
});

/** Observes home as a screen does. Returns a function that ends the observation. */
function openHome() {
  const queryFn = async () => {
    read.push('/api/home');
    return aHome([thursday]);
  };
  const options = { queryKey: HOME, queryFn, staleTime: Infinity };
  return new QueryObserver<Home>(client, options).subscribe(() => {});
}

const cachedMatches = () => client.getQueryData<Home>(HOME)?.matches;

test('a match that another device has changed is read alone, and takes its place by date', async () => {
  const changed = { ...thursday, date: '2026-12-03', confirmedCount: 7 };
  replies = { '/api/matches/thursday': Response.json(changed) };
  await refreshOnHome(client, 'thursday');
  expect(read).toEqual(['/api/matches/thursday']);
  expect(cachedMatches()).toEqual([changed, sunday]);
});

test('home is read again for a match that it does not show', async () => {
  await refreshOnHome(client, 'new');
  await vi.waitFor(() => expect(cachedMatches()).toEqual([thursday]));
  expect(read).toEqual(['/api/home']);
});

test('home is read again after a change of the match for which something waits, which may be decided', async () => {
  const waiting = { matchId: 'thursday', count: 3 };
  client.setQueryData(HOME, { ...aHome([sunday, thursday]), waiting });
  refreshWaiting(client, 'sunday');
  expect(read).toEqual([]);
  await refreshOnHome(client, 'thursday');
  await vi.waitFor(() => expect(cachedMatches()).toEqual([thursday]));
  expect(read).toEqual(['/api/home']);
  refreshWaiting(client, 'thursday');
  expect(read).toEqual(['/api/home']);
});

test('home is read again after a match that it shows was deleted', async () => {
  replies = { '/api/matches/sunday': Response.json({ code: 'not-found' }, { status: 404 }) };
  await refreshOnHome(client, 'sunday');
  await vi.waitFor(() => expect(cachedMatches()).toEqual([thursday]));
  expect(read).toEqual(['/api/matches/sunday', '/api/home']);
});

test('a home that no screen shows is only marked as outdated', async () => {
  leave();
  await refreshOnHome(client, 'thursday');
  expect(read).toEqual([]);
  expect(client.getQueryState(HOME)?.isInvalidated).toBe(true);
});

const aList = (name: string): PlayersList => ({
  id: 'l1',
  userId: 'u1',
  name,
  playerCount: 0,
  createdAt: '2026-11-01T00:00:00.000000Z',
  owner: null,
});
const LISTS = ['/api/lists'];
const lists = () => client.getQueryData<PlayersList[]>(LISTS)?.map(({ name }) => name);

/** Observes home as a screen does. Each request waits until the test answers it with a list of the given name. */
function slowHome() {
  const answers: ((name: string) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        answers.push((name) => resolve(Response.json({ ...aHome(), lists: [aList(name)] })));
      }),
  );
  client.clear();
  const observer = new QueryObserver(client, { ...HOME_QUERY, staleTime: Infinity });
  return { answers, leave: observer.subscribe(() => {}) };
}

test('the lists of home are those of every screen', async () => {
  const { answers } = slowHome();
  answers[0]?.('Jueves');
  await vi.waitFor(() => expect(lists()).toEqual(['Jueves']));
});

test.each([[[aList('Jueves')]], [undefined]])(
  'a reply that was on its way does not bring back a list as it was before it was renamed (known: %o)',
  async (known) => {
    const { answers } = slowHome();
    client.setQueryData(LISTS, known);
    await updateCache(client, LISTS, () => {
      client.setQueryData<PlayersList[]>(LISTS, (all) => all && [aList('Viernes')]);
    });
    answers[0]?.('Jueves');
    await Promise.resolve();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(lists()).toEqual(known && ['Viernes']);
    answers[1]?.('Viernes');
    await vi.waitFor(() => expect(client.getQueryState(HOME)?.status).toBe('success'));
    expect(lists()).toEqual(['Viernes']);
  },
);

test('a reply with a match that was on its way does not overwrite newer data of home', async () => {
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
  const refreshed = refreshOnHome(client, 'sunday');
  await client.refetchQueries({ queryKey: HOME });
  answer(Response.json({ ...sunday, confirmedCount: 7 }));
  await refreshed;
  await vi.waitFor(() => expect(read).toEqual(['/api/home', '/api/home']));
  expect(cachedMatches()).toEqual([thursday]);
});

test('home is read again when the reading of a match was cancelled by a change of the same match', async () => {
  client.setQueryData(['/api/matches/thursday'], thursday);
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (path: string) => {
    read.push(path);
    return promise;
  });
  const refreshed = refreshOnHome(client, 'thursday');
  await vi.waitFor(() => expect(read).toEqual(['/api/matches/thursday']));
  await updateCache(client, ['/api/matches/thursday'], () => {});
  await refreshed;
  await vi.waitFor(() => expect(read).toContain('/api/home'));
  resolve(Response.json(thursday));
});
