import type { Home } from '@picadito/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newQueryClient } from '../sync/cache/query-client.ts';
import { persistQueries } from '../sync/cache/query-persistence.ts';
import { claim } from '../sync/storage.ts';
import { aHome } from '../../testing/a-match.ts';
import { fakeStorage } from '../../testing/fake-window.ts';
import { recordedProfile } from '../../testing/recorded-profile.ts';
import { restoreOlderHome } from './older-home.ts';

const MATCHES_KEY = 'picadito-store:1:ana:/api/matches';

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: fakeStorage(), localStorage: fakeStorage() });
  claim('ana');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens the current client in a browser that holds the data which the client of commit cc09a9a has stored. */
function openedAfterUpdate(home?: Home) {
  const { local } = recordedProfile();
  for (const [key, text] of Object.entries(local)) window.localStorage.setItem(key, text);
  const client = newQueryClient();
  persistQueries(client, 'ana')();
  if (home) client.setQueryData(['/api/home'], home);
  restoreOlderHome(client, 'ana');
  return client;
}

test('home shows the matches, lists and achievements that the client of cc09a9a stored, and is read again', () => {
  const client = openedAfterUpdate();
  const home = client.getQueryData<Home>(['/api/home']);
  const places = ['La Canchita', 'Polideportivo Sur', 'Cancha Núñez'];
  expect(home?.matches.map(({ location }) => location)).toEqual(places);
  expect(home?.lists.map(({ name }) => name)).toEqual(['Los de los jueves', 'Los del sábado']);
  expect(home?.achievements.count).toBeGreaterThan(0);
  expect(client.getQueryState(['/api/home'])?.isInvalidated).toBe(true);
});

test('home as this client stored it is not replaced', () => {
  const home = aHome();
  expect(openedAfterUpdate(home).getQueryData(['/api/home'])).toEqual(home);
  expect(window.localStorage.getItem(MATCHES_KEY)).toBeNull();
});
