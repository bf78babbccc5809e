import { LISTS, MATCHES, PLAYER_STATS, PLAYERS } from '@picadito/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryOf } from '../../sync/cache/query-of.ts';
import { newQueryClient } from '../../sync/cache/query-client.ts';
import { updateProfile, useSession } from '../../identity/session.ts';
import { http, sendRequest, signedOut } from '../../sync/http/http.ts';
import { fakeStorage } from '../../../testing/fake-window.ts';
import { toastError, toastStore } from '../../ui/toast/toasts.ts';
import { handleSessionExpired } from './session-expired.ts';

const AUTHENTICATION = 'Error de autenticación. Por favor inicia sesión nuevamente.';
const signedIn = useSession.getInitialState();
const toastTexts = () => toastStore.getState().toasts.map(({ description }) => description);

let requested: string[];
let stop: () => void;

/** Replaces the server by one whose session has expired. `/api/session` answers with `reply`. */
function expired(reply: () => Promise<Response>) {
  requested = [];
  vi.stubGlobal('fetch', (path: string) => {
    requested.push(path);
    return path === '/api/session'
      ? reply()
      : Promise.resolve(new Response('No user authenticated', { status: 401 }));
  });
}

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: fakeStorage(), localStorage: fakeStorage() });
  useSession.setState({ ...signedIn, status: 'signed-in' });
  toastStore.setState({ toasts: [] });
  expired(() => Promise.resolve(Response.json({ user: null, temporary: false })));
  stop = signedOut.subscribe(handleSessionExpired);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const isSignedOut = () => vi.waitFor(() => expect(useSession.getState().status).toBe('signed-out'));

test.each([
  ['a query', () => newQueryClient().fetchQuery(queryOf(LISTS.list))],
  ['a write', () => http(LISTS.create, { body: { name: 'Jueves' } })],
  ['a change of the profile', () => updateProfile({ country: 'AR' })],
])('%s that gets 401 shows the message and leads to the sign-in', async (_name, action) => {
  await expect(action()).rejects.toThrow('401');
  expect(toastTexts()).toEqual([AUTHENTICATION]);
  await isSignedOut();
});

test('several 401 responses are reported once, and the session is read once', async () => {
  const shown: string[] = [];
  const unsubscribe = toastStore.subscribe(({ toasts }) => shown.push(toasts[0]?.title ?? ''));
  await Promise.allSettled([http(MATCHES.list), http(PLAYERS.list), http(PLAYER_STATS.list)]);
  await isSignedOut();
  unsubscribe();
  expect(shown).toEqual(['Error']);
  expect(requested.filter((path) => path === '/api/session')).toHaveLength(1);
});

test('the message of the failed action is shown last', async () => {
  const write = sendRequest({ method: 'POST', path: '/api/matches' });
  await write.catch(() => toastError('Debes iniciar sesión.'));
  await isSignedOut();
  expect(toastTexts()).toEqual(['Debes iniciar sesión.']);
});

test('a visitor gets no message', async () => {
  useSession.setState({ ...signedIn, status: 'signed-out' });
  await http(LISTS.list).catch(() => null);
  expect(toastTexts()).toEqual([]);
  expect(requested).toEqual(['/api/lists']);
});

test('if the session cannot be read, the next 401 reads it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expired(() => Promise.reject(new TypeError('Failed to fetch')));
  await http(LISTS.list).catch(() => null);
  await vi.waitFor(() => expect(useSession.getState().failed).toBe(true));
  await http(LISTS.list).catch(() => null);
  expect(requested.filter((path) => path === '/api/session')).toHaveLength(2);
});
