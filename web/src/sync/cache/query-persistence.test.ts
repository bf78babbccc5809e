import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claim } from '../storage.ts';
import { fakeStorage } from '../../../testing/fake-window.ts';
import { persistQueries } from './query-persistence.ts';
import { newQueryClient } from './query-client.ts';
import { idOf, recordedProfile } from '../../../testing/recorded-profile.ts';

const LISTS = [{ id: 'l1', name: 'Jueves' }];
const PLAYERS = '/api/lists/aaaaaaaaaaaaaaaaaaaaaa/players';

let clients: QueryClient[];
let owner: string;
const aPage = () => {
  const client = newQueryClient();
  clients.push(client);
  const end = persistQueries(client, owner);
  const leave = () => {
    vi.runAllTimers();
    end();
  };
  return { client, end, leave };
};

beforeEach(() => {
  vi.useFakeTimers();
  clients = [];
  vi.stubGlobal('window', { sessionStorage: fakeStorage(), localStorage: fakeStorage() });
  owner = 'ana';
  claim(owner);
});
afterEach(() => {
  for (const client of clients) client.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('stored queries are restored on reload and refetched', () => {
  const first = aPage();
  first.client.setQueryData(['/api/lists'], LISTS);
  first.client.setQueryData([PLAYERS], [{ name: 'Beto' }]);
  first.leave();
  const { client } = aPage();
  expect(client.getQueryData(['/api/lists'])).toEqual(LISTS);
  expect(client.getQueryData([PLAYERS])).toEqual([{ name: 'Beto' }]);
  expect(client.getQueryState(['/api/lists'])?.isInvalidated).toBe(true);
});

test('a removed query is removed from storage', () => {
  const first = aPage();
  first.client.setQueryData([PLAYERS], [{ name: 'Beto' }]);
  first.client.removeQueries({ queryKey: [PLAYERS] });
  first.leave();
  expect(aPage().client.getQueryData([PLAYERS])).toBeUndefined();
});

test('searches, statistics and the health report are not stored', () => {
  const first = aPage();
  const paths = ['/api/matches?order=created', '/api/players/stats', '/api/health'];
  for (const path of paths) first.client.setQueryData([path], ['x']);
  first.leave();
  const { client } = aPage();
  expect(paths.map((path) => client.getQueryData([path]))).toEqual(paths.map(() => undefined));
});

test('stored queries of another user are not restored', () => {
  const first = aPage();
  first.client.setQueryData(['/api/lists'], LISTS);
  first.leave();
  owner = 'beto';
  claim(owner);
  expect(aPage().client.getQueryData(['/api/lists'])).toBeUndefined();
});

test('signing out drops pending writes', () => {
  const { client, end } = aPage();
  client.setQueryData(['/api/lists'], LISTS);
  end();
  vi.runAllTimers();
  expect(aPage().client.getQueryData(['/api/lists'])).toBeUndefined();
});

test('a tab of the previous user writes nothing for the next one', () => {
  const { client } = aPage();
  client.setQueryData(['/api/lists'], LISTS);
  owner = 'beto';
  claim(owner);
  vi.runAllTimers();
  expect(Object.keys(window.localStorage).join(' ')).not.toContain('lists');
});

test.each(['{', '{"items":[]}', 'null'])('a stored %s is ignored', (stored) => {
  window.localStorage.setItem('picadito-store:1:ana:/api/lists', stored);
  expect(aPage().client.getQueryData(['/api/lists'])).toBeUndefined();
});

test('lists, players and badges stored by the client of cc09a9a are restored', () => {
  const { local } = recordedProfile();
  for (const [key, text] of Object.entries(local)) window.localStorage.setItem(key, text);
  const { client } = aPage();
  const names = (path: string, field = 'name') =>
    client.getQueryData<Record<string, string>[]>([path])?.map((one) => one[field]);
  const everyone = ['Ana', 'Beto', 'Caro', 'Dani', 'Ema', 'Fede'];
  expect(names('/api/lists')).toEqual(['Los de los jueves', 'Los del sábado']);
  expect(names(`/api/lists/${idOf('list Los de los jueves')}/players`)).toEqual(everyone);
  expect(names('/api/players')).toEqual([...everyone, 'Mora']);
  expect(names('/api/users/ana/badges', 'type')).toContain('organizador-activo');
});
