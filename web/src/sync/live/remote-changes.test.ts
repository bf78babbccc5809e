import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refetchInvalidated, batchInvalidations, resourcesOf } from './remote-changes.ts';
import { newQueryClient } from '../cache/query-client.ts';
import { updateCache } from '../cache/invalidate.ts';

let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  client = newQueryClient();
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

/** Which of these known answers are out of date after a change. */
function outdated(paths: string[], change: Parameters<typeof resourcesOf>[0]): string[] {
  for (const path of paths) client.setQueryData([path], []);
  batchInvalidations(client, () => {}).add(resourcesOf(change));
  vi.runAllTimers();
  return paths.filter((path) => client.getQueryState([path])?.isInvalidated);
}

const LISTS = ['/api/lists', '/api/lists/l1/players', '/api/lists/l2/players'];
const PLAYERS = ['/api/players', '/api/players/stats'];
const MATCHES = ['/api/matches', '/api/matches?order=created&limit=20&q='];
const [ONE, OTHER] = ['m1', 'm2'].map((id) => [
  `/api/matches/${id}`,
  `/api/matches/${id}/players`,
  `/api/matches/${id}/teams`,
]) as [string[], string[]];
const BADGES = ['/api/users/u1/badges'];
const ALL = [...LISTS, ...PLAYERS, ...MATCHES, ...ONE, ...OTHER, ...BADGES];

test.each([
  ['match', 'm1', ['/api/players/stats', ...MATCHES, ...ONE]],
  ['list', 'l1', [...LISTS.slice(0, 2), ...PLAYERS, ...MATCHES, ...ONE, ...OTHER]],
  ['player', 'p1', [...LISTS, ...PLAYERS, ...MATCHES, ...ONE, ...OTHER]],
  ['badge', 'b1', BADGES],
  ['profile', 'u1', []],
] as const)('a changed %s puts out of date what shows it, and no more', (kind, id, expected) => {
  expect(outdated(ALL, { kind, id })).toEqual(expected);
});

/** A screen that shows the players of a match; each answer of the server is given by hand. */
function aRoster() {
  const queryKey = ['/api/matches/m1/players'];
  const answers: ((names: string[]) => void)[] = [];
  client.setQueryData(queryKey, ['Ana']);
  const observer = new QueryObserver<string[]>(client, {
    queryKey,
    staleTime: Infinity,
    queryFn: () => new Promise((resolve) => void answers.push(resolve)),
  });
  observer.subscribe(() => {});
  return { answers, queryKey, shown: () => client.getQueryData<string[]>(queryKey) };
}

test('ten changes at once are one refetch', () => {
  const { answers } = aRoster();
  const changes = batchInvalidations(client, () => {});
  for (let index = 0; index < 10; index += 1) {
    changes.add(resourcesOf({ kind: 'match', id: 'm1' }));
  }
  expect(answers).toHaveLength(0);
  vi.runAllTimers();
  expect(answers).toHaveLength(1);
});

test('a refetch does not undo a write of this page', async () => {
  const { answers, queryKey, shown } = aRoster();
  batchInvalidations(client, () => {}).add(resourcesOf({ kind: 'match', id: 'm1' }));
  vi.runAllTimers();
  await updateCache(client, ['/api/matches'], () => client.setQueryData(queryKey, ['Ana', 'Beto']));
  answers[0]?.(['Ana']);
  await vi.runAllTimersAsync();
  expect(shown()).toEqual(['Ana', 'Beto']);
  expect(answers).toHaveLength(2);
});

test('a failed refetch is retried, and refetches do not overlap', async () => {
  const { answers, queryKey, shown } = aRoster();
  batchInvalidations(client, () => {}).add(['/api']);
  vi.runAllTimers();
  await client.cancelQueries({ queryKey });
  refetchInvalidated(client);
  refetchInvalidated(client);
  expect(answers).toHaveLength(2);
  answers[1]?.(['Ana', 'Beto']);
  await vi.runAllTimersAsync();
  expect(shown()).toEqual(['Ana', 'Beto']);
  refetchInvalidated(client);
  expect(answers).toHaveLength(2);
});

test('after disposal nothing is refetched', () => {
  const { answers } = aRoster();
  const changes = batchInvalidations(client, () => {});
  changes.add(['/api']);
  changes.dispose();
  vi.runAllTimers();
  expect(answers).toHaveLength(0);
});

test('the matches of a batch are handed on once each', () => {
  const refreshed: string[] = [];
  const changes = batchInvalidations(client, (id) => void refreshed.push(id));
  for (const id of ['m1', 'm2', 'm1']) changes.add(resourcesOf({ kind: 'match', id }), id);
  vi.runAllTimers();
  expect(refreshed).toEqual(['m1', 'm2']);
});
