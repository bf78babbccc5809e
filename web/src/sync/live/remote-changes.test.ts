import type { ChangeDetail } from '@picadito/domain';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refetchInvalidated, batchChanges, type Changed } from './remote-changes.ts';
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

async function outdated(paths: string[], change: Changed) {
  for (const path of paths) client.setQueryData([path], []);
  batchChanges(client, ignored).add(change);
  await vi.runAllTimersAsync();
  return paths.filter((path) => client.getQueryState([path])?.isInvalidated);
}

const ignored = { read: () => {}, patch: async () => {} };
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
  ['match', 'm1', ['/api/players/stats', ...MATCHES, ...ONE, ...BADGES]],
  ['list', 'l1', [...LISTS.slice(0, 2), ...PLAYERS, ...MATCHES, ...ONE, ...OTHER]],
  ['player', 'p1', [...LISTS, ...PLAYERS, ...MATCHES, ...ONE, ...OTHER]],
  ['badge', 'b1', BADGES],
  ['profile', 'u1', []],
] as const)(
  'a changed %s puts out of date what shows it, and no more',
  async (kind, id, expected) => {
    expect(await outdated(ALL, { kind, id })).toEqual(expected);
  },
);

test.each([
  ['attendance', { confirmedCount: 1, players: [] }, []],
  ['attendance', { confirmedCount: 15, players: null }, ONE.slice(1, 2)],
  ['teams', { teamCounts: { claro: 1, oscuro: 1, suplentes: 0 } }, ONE.slice(2)],
])('a match of which only the %s changed: %o', async (part, values, expected) => {
  const detail = { part, ...values } as ChangeDetail;
  const both = ['/api/players/stats'];
  expect(await outdated(ALL, { kind: 'match', id: 'm1', detail })).toEqual([...both, ...expected]);
});

test('a changed list puts the marks and the offered lists out of date', async () => {
  const paths = ['/api/marks', '/api/handovers', '/api/results'];
  expect(await outdated(paths, { kind: 'list', id: 'l1' })).toEqual(paths.slice(0, 2));
});

test('the games of a match and who made its teams are read again with its teams', async () => {
  const read = ['m1', 'm2'].flatMap((id) => [
    `/api/matches/${id}/games`,
    `/api/matches/${id}/captain`,
  ]);
  const teamCounts = { claro: 1, oscuro: 1, suplentes: 0 };
  const detail: ChangeDetail = { part: 'teams', teamCounts };
  expect(await outdated(read, { kind: 'match', id: 'm1', detail })).toEqual(read.slice(0, 2));
});

test('answers and what a captain has done are read again with the attendance, for that match alone', async () => {
  const answers = ['m1', 'm2'].flatMap((id) => [
    `/api/matches/${id}/answers`,
    `/api/matches/${id}/captain`,
  ]);
  const detail: ChangeDetail = { part: 'attendance', confirmedCount: 1, players: [] };
  expect(await outdated([...ALL, ...answers], { kind: 'match', id: 'm1', detail })).toEqual([
    '/api/players/stats',
    '/api/matches/m1/answers',
    '/api/matches/m1/captain',
  ]);
});

/** Simulates a screen that shows the players of a match. The test answers each request. */
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

test('ten changes at once are one refetch', async () => {
  const { answers } = aRoster();
  const changes = batchChanges(client, ignored);
  for (let index = 0; index < 10; index += 1) {
    changes.add({ kind: 'match', id: 'm1' });
  }
  expect(answers).toHaveLength(0);
  await vi.runAllTimersAsync();
  expect(answers).toHaveLength(1);
});

test('a refetch does not undo a write of this page', async () => {
  const { answers, queryKey, shown } = aRoster();
  batchChanges(client, ignored).add({ kind: 'match', id: 'm1' });
  await vi.runAllTimersAsync();
  await updateCache(client, ['/api/matches'], () => client.setQueryData(queryKey, ['Ana', 'Beto']));
  answers[0]?.(['Ana']);
  await vi.runAllTimersAsync();
  expect(shown()).toEqual(['Ana', 'Beto']);
  expect(answers).toHaveLength(2);
});

test('a failed refetch is retried, and refetches do not overlap', async () => {
  const { answers, queryKey, shown } = aRoster();
  batchChanges(client, ignored).addAll();
  await vi.runAllTimersAsync();
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

test('after disposal nothing is refetched', async () => {
  const { answers } = aRoster();
  const changes = batchChanges(client, ignored);
  changes.addAll();
  changes.dispose();
  await vi.runAllTimersAsync();
  expect(answers).toHaveLength(0);
});

test('the matches of a batch are handed on once each', async () => {
  const toRead: string[] = [];
  const changes = batchChanges(client, { ...ignored, read: (id) => void toRead.push(id) });
  for (const id of ['m1', 'm2', 'm1']) changes.add({ kind: 'match', id });
  changes.add({ kind: 'match', id: 'own' }, true);
  await vi.runAllTimersAsync();
  expect(toRead).toEqual(['m1', 'm2']);
});

test('details of a match are handed on in their order, unless the match is read anyway', async () => {
  const patched: unknown[] = [];
  const changes = batchChanges(client, {
    ...ignored,
    patch: async (id, { details, isOwn }) => void patched.push([id, details.length, isOwn]),
  });
  const detail = { part: 'lineup-context' } as const;
  for (const id of ['m1', 'm2', 'm3']) changes.add({ kind: 'match', id, detail }, id === 'm2');
  changes.add({ kind: 'match', id: 'm1', detail }, true);
  changes.add({ kind: 'match', id: 'm3' });
  await vi.runAllTimersAsync();
  expect(patched).toEqual([
    ['m1', 2, false],
    ['m2', 1, true],
  ]);
});

test('a kind of change that only a newer server knows puts everything out of date', async () => {
  expect(await outdated(ALL, { kind: 'venue' as never, id: 'v1' })).toEqual(ALL);
  client.clear();
  const detail = { part: 'weather' } as never;
  expect(await outdated(ALL, { kind: 'match', id: 'm1', detail })).toEqual([
    '/api/players/stats',
    ...MATCHES,
    ...ONE,
    ...BADGES,
  ]);
});
