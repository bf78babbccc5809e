import type { ChangeEvent, Profile } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newQueryClient } from '../../sync/cache/query-client.ts';
import { useSession } from '../../identity/session.ts';
import { sendRequest } from '../../sync/http/send-request.ts';
import { TAB } from '../../sync/http/page-identity.ts';
import { local } from '../../sync/storage.ts';
import { useToasts } from '../../ui/toast/toasts.ts';
import { fakeEventSources } from '../../testing/fake-event-source.ts';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { subscribeToChanges } from './live-updates.ts';

const signedOut = useSession.getInitialState();
const ana = { uid: 'ana', name: 'Ana' } as Profile;
const PATHS = ['/api/lists', '/api/matches'];

let client: QueryClient;
let sources: ReturnType<typeof fakeEventSources>;
let asked: string[];
let isThere: boolean;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  sources = fakeEventSources();
  asked = [];
  isThere = true;
  const storages = { sessionStorage: fakeStorage(), localStorage: fakeStorage() };
  vi.stubGlobal('window', Object.assign(new EventTarget(), storages));
  vi.stubGlobal('navigator', { onLine: true }); // no locks: a stream of its own
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (!isThere) return Promise.reject(new TypeError('Failed to fetch'));
    const session = { user: null, temporary: false, version: null };
    return Promise.resolve(Response.json(path === '/api/me' ? { ...ana, name: 'Anita' } : session));
  });
  useSession.setState({ ...signedOut, status: 'signed-in', user: ana });
  useToasts.setState({ toasts: [] });
  client = newQueryClient();
  for (const path of PATHS) client.setQueryData([path], []);
  end = subscribeToChanges(client, 'ana', 'v1');
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

test('it asks for what has come since the page’s version', () => {
  expect(sources.addresses()).toEqual(['/api/events?user=ana&since=v1']);
});

test('what another page changed is out of date', async () => {
  tell('ready');
  expect(await outdated()).toEqual([]);
  tell('change', { kind: 'match', id: 'm1', tab: 'another' });
  expect(await outdated()).toEqual(['/api/matches']);
});

test('what this page changed it knows', async () => {
  tell('change', { kind: 'match', id: 'm1', tab: TAB });
  expect(await outdated()).toEqual([]);
});

test('after too long a time everything is out of date', async () => {
  tell('resync');
  expect(await outdated()).toEqual(PATHS);
});

test('when no answer came to a write, everything is read again as soon as the server speaks', async () => {
  isThere = false;
  await sendRequest({ method: 'POST', path: '/api/matches', body: {} }).catch(() => null);
  expect(await outdated()).toEqual([]);
  isThere = true;
  tell('ready');
  expect(await outdated()).toEqual(PATHS);
});

test('a profile changed elsewhere is read again', async () => {
  tell('change', { kind: 'profile', id: 'ana' });
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(['/api/me']);
  expect(useSession.getState().user?.name).toBe('Anita');
});

test('where no stream is given, the session is asked for, and one that has ended is told', async () => {
  stream()?.refuse();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/api/session']);
  expect(useSession.getState().status).toBe('signed-out');
  expect(useToasts.getState().toasts).toMatchObject([{ title: 'Error' }]);
});

test('an account deleted elsewhere leaves nothing here, and says so', async () => {
  local.set('picadito:ana:draft-profile', '{}');
  tell('change', { kind: 'account', id: 'ana' });
  await vi.advanceTimersByTimeAsync(0);
  expect(useSession.getState().status).toBe('signed-out');
  expect(Object.keys(window.localStorage)).toEqual([]);
  expect(useToasts.getState().toasts).toMatchObject([{ title: 'Tu cuenta se eliminó' }]);
});

test('ended, it listens no more', async () => {
  tell('change', { kind: 'match', id: 'm1' });
  end();
  expect(await outdated()).toEqual([]);
  expect(sources.open()).toEqual([]);
});
