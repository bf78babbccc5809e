import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claim, local, wipe } from '../storage.ts';
import { fakeStorage } from '../../../testing/fake-window.ts';
import { persistQueries } from './query-persistence.ts';
import { createOfflineSnapshot } from './offline-snapshot.ts';
import { newQueryClient } from './query-client.ts';
import { idOf, recordedProfile } from '../../../testing/recorded-profile.ts';

const STORE = 'picadito-store:1:ana:';
const EVENING = { sitOut: 'nivel', calls: [], recentTeams: [] };
const MARKS = { keepers: ['p1'], pairs: [] };
const TEAMS = { matchId: 'm1', claroTeam: ['p1'] };
const playersOf = (match: string) => `/api/matches/${match}/players`;

let clients: QueryClient[];
let cleanups: (() => void)[];

const aPage = () => {
  const client = newQueryClient();
  clients.push(client);
  const { dispose, restore } = createOfflineSnapshot(client, 'ana');
  cleanups.push(persistQueries(client, 'ana'), dispose);
  return { client, restore, dataOf: (path: string) => client.getQueryData([path]) };
};
const see = (client: QueryClient, match: string, players: unknown = [{ id: 'p1' }]) => {
  client.setQueryData([`/api/matches/${match}`], { id: match });
  client.setQueryData([playersOf(match)], players);
  vi.runAllTimers();
};
const storedMatches = () =>
  Object.keys(window.localStorage)
    .flatMap((key) => /matches\/(\w+)\/players$/.exec(key)?.[1] ?? [])
    .toSorted();

/**
 * Returns a storage that holds at most `quota` characters of values and throws as a browser does when they would be
 * more.
 */
function storageOf(quota: number): Storage {
  const storage = fakeStorage();
  const used = () =>
    Object.keys(storage).reduce((sum, key) => sum + (storage.getItem(key) ?? '').length, 0);
  return new Proxy(storage, {
    get: (target, name) =>
      name === 'setItem'
        ? (key: string, value: string) => {
            if (used() - (storage.getItem(key) ?? '').length + value.length > quota)
              throw new DOMException('full', 'QuotaExceededError');
            storage.setItem(key, value);
          }
        : Reflect.get(target, name),
  });
}

function startWith(localStorage: Storage): void {
  vi.stubGlobal('window', { sessionStorage: fakeStorage(), localStorage });
  claim('ana');
}

beforeEach(() => {
  vi.useFakeTimers();
  clients = [];
  cleanups = [];
  startWith(fakeStorage());
});
afterEach(() => {
  for (const cleanup of cleanups) cleanup();
  for (const client of clients) client.clear();
  wipe();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a match opens offline with its players, teams and team constraints', () => {
  const { client } = aPage();
  see(client, 'm1');
  client.setQueryData(['/api/matches/m1/teams'], TEAMS);
  client.setQueryData(['/api/matches/m1/evening'], EVENING);
  client.setQueryData(['/api/marks'], MARKS);
  vi.runAllTimers();
  const { restore, dataOf } = aPage();
  restore();
  expect(dataOf('/api/matches/m1')).toEqual({ id: 'm1' });
  expect(dataOf(playersOf('m1'))).toEqual([{ id: 'p1' }]);
  expect(dataOf('/api/matches/m1/teams')).toEqual(TEAMS);
  expect(dataOf('/api/matches/m1/evening')).toEqual(EVENING);
  expect(dataOf('/api/marks')).toEqual(MARKS);
});

test('the money of a list opens offline', () => {
  const { client } = aPage();
  const money = { currency: 'ARS', pot: 4300 };
  client.setQueryData(['/api/lists/l1/money'], money);
  vi.runAllTimers();
  const { restore, dataOf } = aPage();
  expect(dataOf('/api/lists/l1/money')).toBeUndefined();
  restore();
  expect(dataOf('/api/lists/l1/money')).toEqual(money);
});

test.each([
  ['/api/matches/m1', '[]'],
  ['/api/matches/m1', '{'],
  ['/api/matches/m1/players', '{}'],
  ['/api/matches/m1/teams', 'null'],
  ['/api/marks', '7'],
])('a stored %s as %s is ignored', (path, stored) => {
  window.localStorage.setItem(`${STORE}matches-seen`, '["m1"]');
  window.localStorage.setItem(`${STORE}${path}`, stored);
  const { restore, dataOf } = aPage();
  restore();
  expect(dataOf(path)).toBeUndefined();
});

test('queries loaded before persistence started are stored too', () => {
  const client = newQueryClient();
  clients.push(client);
  see(client, 'm1');
  cleanups.push(createOfflineSnapshot(client, 'ana').dispose);
  vi.runAllTimers();
  expect(storedMatches()).toEqual(['m1']);
});

test('signing out drops pending writes', () => {
  const client = newQueryClient();
  clients.push(client);
  const { dispose } = createOfflineSnapshot(client, 'ana');
  client.setQueryData([playersOf('m1')], []);
  dispose();
  vi.runAllTimers();
  expect(storedMatches()).toEqual([]);
});

test('a tab of the previous user writes nothing for the next one', () => {
  const { client } = aPage();
  client.setQueryData([playersOf('m1')], []);
  claim('beto');
  vi.runAllTimers();
  expect(storedMatches()).toEqual([]);
});

test('a deleted match is removed from storage', () => {
  const { client } = aPage();
  see(client, 'm1');
  client.removeQueries({ queryKey: [playersOf('m1')] });
  expect(storedMatches()).toEqual([]);
});

test('while the server responds stored attendance is not shown', () => {
  see(aPage().client, 'm1');
  expect(aPage().dataOf(playersOf('m1'))).toBeUndefined();
});

test('cached data take precedence over stored ones', () => {
  see(aPage().client, 'm1');
  const { client, restore, dataOf } = aPage();
  client.setQueryData([playersOf('m1')], [{ id: 'p2' }]);
  restore();
  expect(dataOf(playersOf('m1'))).toEqual([{ id: 'p2' }]);
});

test('ten matches are stored: an eleventh evicts the least recently seen', () => {
  const { client } = aPage();
  for (let number = 10; number < 20; number += 1) see(client, `m${number}`);
  see(client, 'm10', [{ id: 'p9' }]);
  see(client, 'm20');
  expect(storedMatches()).toEqual([
    'm10',
    'm12',
    'm13',
    'm14',
    'm15',
    'm16',
    'm17',
    'm18',
    'm19',
    'm20',
  ]);
  expect(local.get(`${STORE}/api/matches/m11`)).toBeNull();
});

test('entries of older matches left by another tab are removed', () => {
  window.localStorage.setItem(`${STORE}${playersOf('m0')}`, '[]');
  see(aPage().client, 'm1');
  expect(storedMatches()).toEqual(['m1']);
});

test('when the quota is exceeded the newest match evicts the oldest, never a list', () => {
  startWith(storageOf(1_800));
  const { client } = aPage();
  client.setQueryData(['/api/lists'], [{ name: 'x'.repeat(400) }]);
  for (const match of ['m1', 'm2', 'm3']) see(client, match, ['x'.repeat(500)]);
  expect(storedMatches()).toEqual(['m2', 'm3']);
  expect(window.localStorage.getItem(`${STORE}/api/lists`)).toContain('xxx');
  see(client, 'm4', ['x'.repeat(3_000)]);
  expect(window.localStorage.getItem(`${STORE}/api/lists`)).toContain('xxx');
});

test('when the quota is exceeded drafts evict matches, oldest first, then lists', () => {
  startWith(storageOf(2_000));
  const { client } = aPage();
  client.setQueryData(['/api/lists'], [{ name: 'x'.repeat(400) }]);
  see(client, 'm1', ['x'.repeat(500)]);
  see(client, 'm2', ['x'.repeat(500)]);
  local.set('draft', 'y'.repeat(700));
  expect(window.localStorage.getItem('draft')).toHaveLength(700);
  expect(storedMatches()).toEqual(['m2']);
  expect(window.localStorage.getItem(`${STORE}/api/lists`)).toContain('xxx');
  local.set('draft', 'y'.repeat(1_700));
  expect(window.localStorage.getItem('draft')).toHaveLength(1_700);
  expect(window.localStorage.getItem(`${STORE}/api/lists`)).toBeNull();
});

test('matches stored by the client of cc09a9a open offline', () => {
  const { local: texts } = recordedProfile();
  for (const [key, text] of Object.entries(texts)) window.localStorage.setItem(key, text);
  const { restore, dataOf } = aPage();
  restore();
  const [tonight, saved] = [idOf('match Cancha Núñez'), idOf('match Polideportivo Sur')];
  expect(dataOf(playersOf(tonight))).toMatchObject([
    { name: 'Ana', confirmed: false },
    { name: 'Beto', declined: false },
    { name: 'Caro', confirmed: true },
    { name: 'Dani', confirmed: true },
    { name: 'Ema' },
    { name: 'Fede' },
  ]);
  expect(dataOf(`/api/matches/${saved}/teams`)).toMatchObject({
    claroTeam: ['Ana', 'Caro', 'Ema'].map((name) => idOf(`player ${name}`)),
  });
  expect(dataOf(`/api/matches/${idOf('match La Canchita')}/evening`)).toMatchObject({
    calls: [{ playerId: idOf('player Dani') }],
  });
  expect(dataOf('/api/marks')).toEqual({ keepers: [], pairs: [] });
});
