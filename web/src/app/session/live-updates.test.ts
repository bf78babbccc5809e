import type { ChangeEvent, Profile } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newQueryClient } from '../../sync/cache/query-client.ts';
import { useSession } from '../../identity/session.ts';
import { sendRequest, TAB } from '../../sync/http/http.ts';
import { local } from '../../sync/storage.ts';
import { toastStore } from '../../ui/toast/toasts.ts';
import { fakeEventSources } from '../../../testing/fake-event-source.ts';
import { fakeStorage } from '../../../testing/fake-window.ts';
import { followServerChanges } from './live-updates.ts';

const signedOut = useSession.getInitialState();
const ana = { uid: 'ana', name: 'Ana' } as Profile;
const PATHS = ['/api/lists', '/api/matches'];

let client: QueryClient;
let sources: ReturnType<typeof fakeEventSources>;
let requested: string[];
let isThere: boolean;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  sources = fakeEventSources();
  requested = [];
  isThere = true;
  const storages = { sessionStorage: fakeStorage(), localStorage: fakeStorage() };
  vi.stubGlobal('window', Object.assign(new EventTarget(), storages));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (path: string) => {
    requested.push(path);
    if (!isThere) return Promise.reject(new TypeError('Failed to fetch'));
    const session = { user: null, temporary: false, version: null };
    return Promise.resolve(Response.json(path === '/api/me' ? { ...ana, name: 'Anita' } : session));
  });
  useSession.setState({ ...signedOut, status: 'signed-in', user: ana });
  toastStore.setState({ toasts: [] });
  client = newQueryClient();
  for (const path of PATHS) client.setQueryData([path], []);
  end = followServerChanges(client, 'ana', 'v1');
});
afterEach(() => {
  end();
  client.clear();
  useSession.setState(signedOut);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stream = () => sources.opened.at(-1);
let versions = 1;
const tell = (type: string, data: Partial<ChangeEvent> = {}) => {
  versions += 1;
  stream()?.tell(type, `v${versions}`, { tab: null, ...data });
};
async function outdated(): Promise<string[]> {
  await vi.advanceTimersByTimeAsync(200);
  return PATHS.filter((path) => client.getQueryState([path])?.isInvalidated);
}

test('the stream starts at the version of the page', () => {
  expect(sources.addresses()).toEqual(['/api/events?user=ana&since=v1']);
});

test('a change of another page invalidates its queries', async () => {
  tell('ready');
  expect(await outdated()).toEqual([]);
  tell('change', { kind: 'match', id: 'm1', tab: 'another' });
  expect(await outdated()).toEqual(['/api/matches']);
});

test('a change of this page invalidates nothing', async () => {
  tell('change', { kind: 'match', id: 'm1', tab: TAB });
  expect(await outdated()).toEqual([]);
});

test('a reset invalidates all queries', async () => {
  tell('resync');
  expect(await outdated()).toEqual(PATHS);
});

test('after a write without a response everything is refetched when the stream reconnects', async () => {
  isThere = false;
  await sendRequest({ method: 'POST', path: '/api/matches', body: {} }).catch(() => null);
  expect(await outdated()).toEqual([]);
  isThere = true;
  tell('ready');
  expect(await outdated()).toEqual(PATHS);
});

test('a profile changed elsewhere is refetched', async () => {
  tell('change', { kind: 'profile', id: 'ana' });
  await vi.advanceTimersByTimeAsync(200);
  expect(requested).toEqual(['/api/me']);
  expect(useSession.getState().user?.name).toBe('Anita');
});

test('a refused stream checks the session, and an ended session is reported', async () => {
  stream()?.refuse();
  await vi.advanceTimersByTimeAsync(0);
  expect(requested).toEqual(['/api/session']);
  expect(useSession.getState().status).toBe('signed-out');
  expect(toastStore.getState().toasts).toMatchObject([{ title: 'Error' }]);
});

test('an account deleted elsewhere clears this browser and shows a message', async () => {
  local.set('picadito:ana:draft-profile', '{}');
  tell('change', { kind: 'account', id: 'ana' });
  await vi.advanceTimersByTimeAsync(0);
  expect(useSession.getState().status).toBe('signed-out');
  expect(Object.keys(window.localStorage)).toEqual([]);
  expect(toastStore.getState().toasts).toMatchObject([{ title: 'Tu cuenta se eliminó' }]);
});

test('a disposed subscription receives nothing', async () => {
  tell('change', { kind: 'match', id: 'm1' });
  end();
  expect(await outdated()).toEqual([]);
  expect(sources.open()).toEqual([]);
});
