import type { Home } from '@picadito/domain';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newQueryClient } from '../sync/cache/query-client.ts';
import { aHome } from '../testing/a-home.ts';
import { aMatch } from '../testing/a-match.ts';
import { refreshOnHome } from './home.ts';

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

/** A screen that shows home. */
function openHome() {
  const queryFn = async () => {
    read.push('/api/home');
    return aHome([thursday]);
  };
  const options = { queryKey: HOME, queryFn, staleTime: Infinity };
  return new QueryObserver<Home>(client, options).subscribe(() => {});
}

const shown = () => client.getQueryData<Home>(HOME)?.matches;

test('a match that another device has changed is read alone, and takes its place by date', async () => {
  const changed = { ...thursday, date: '2026-12-03', confirmedCount: 7 };
  replies = { '/api/matches/thursday': Response.json(changed) };
  await refreshOnHome(client, 'thursday');
  expect(read).toEqual(['/api/matches/thursday']);
  expect(shown()).toEqual([changed, sunday]);
});

test('home is read again for a match that it does not show', async () => {
  await refreshOnHome(client, 'new');
  await vi.waitFor(() => expect(shown()).toEqual([thursday]));
  expect(read).toEqual(['/api/home']);
});

test('home is read again after a match that it shows was deleted', async () => {
  replies = { '/api/matches/sunday': Response.json({ code: 'not-found' }, { status: 404 }) };
  await refreshOnHome(client, 'sunday');
  await vi.waitFor(() => expect(shown()).toEqual([thursday]));
  expect(read).toEqual(['/api/matches/sunday', '/api/home']);
});

test('a home that no screen shows is only marked as outdated', async () => {
  leave();
  await refreshOnHome(client, 'thursday');
  expect(read).toEqual([]);
  expect(client.getQueryState(HOME)?.isInvalidated).toBe(true);
});
