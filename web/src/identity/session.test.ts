import type { Profile } from '@picadito/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { local } from '../sync/storage.ts';
import { fakeStorage } from '../../testing/fake-window.ts';
import {
  forgetUser,
  refreshProfile,
  refreshSession,
  updateProfile,
  useSession,
} from './session.ts';

const signedOut = useSession.getInitialState();
const ana = { uid: 'ana', name: 'Ana' } as Profile;

/** Functions that reply to the open requests: with Ana's profile under the given name, or with the given object. */
let answers: ((reply: string | object) => void)[];
const name = () => useSession.getState().user?.name;
const requests = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count));

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: fakeStorage(), localStorage: fakeStorage() });
  answers = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) =>
        answers.push((reply) =>
          resolve(Response.json(typeof reply === 'string' ? { ...ana, name: reply } : reply)),
        ),
      ),
  );
  useSession.setState({ ...signedOut, status: 'signed-in', user: ana });
});
afterEach(() => {
  vi.useRealTimers();
  useSession.setState(signedOut);
  vi.unstubAllGlobals();
});

test('a profile that another device has changed is shown', async () => {
  const done = refreshProfile();
  await requests(1);
  answers[0]?.('Ana María');
  await done;
  expect(name()).toBe('Ana María');
});

test('a profile read during a write of this page is read again', async () => {
  const read = refreshProfile();
  const saved = updateProfile({ name: 'Anita' });
  await requests(2);
  answers[1]?.('Anita');
  await saved;
  answers[0]?.('Ana');
  await requests(3);
  expect(name()).toBe('Anita');
  answers[2]?.('Anita');
  await read;
  expect(name()).toBe('Anita');
});

test('a profile that arrives after its user signed out is ignored', async () => {
  const done = refreshProfile();
  await requests(1);
  useSession.setState(signedOut);
  answers[0]?.('Ana María');
  await done;
  expect(useSession.getState().user).toBeNull();
});

const nobody = { user: null, temporary: false, version: null };
const anaAgain = { user: ana, temporary: false, version: '1' };

test('a late response does not restore the previous user', async () => {
  const first = refreshSession();
  const second = refreshSession();
  await requests(2);
  answers[1]?.(nobody);
  expect(await second).toBeNull();
  answers[0]?.(anaAgain);
  expect(await first).toBeNull();
  expect(useSession.getState().status).toBe('signed-out');
});

test('an older request resolves with the newest response', async () => {
  useSession.setState({ ...signedOut, status: 'signed-out' });
  const first = refreshSession();
  const second = refreshSession();
  await requests(2);
  answers[0]?.(nobody);
  answers[1]?.(anaAgain);
  expect(await first).toEqual(ana);
  expect(await second).toEqual(ana);
  expect(useSession.getState().status).toBe('signed-in');
});

test('a response from before the sign-out does not sign in again', async () => {
  const done = refreshSession();
  await requests(1);
  forgetUser(() => undefined);
  answers[0]?.(anaAgain);
  expect(await done).toBeNull();
  expect(useSession.getState()).toMatchObject({ status: 'signed-out', user: null });
});

test('without a network the stored profile opens until a response arrives', async () => {
  vi.useFakeTimers();
  local.set('picadito-store:1:profile', JSON.stringify(ana));
  useSession.setState({ ...signedOut, status: 'loading' });
  const done = refreshSession();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(useSession.getState().status).toBe('loading');
  await vi.advanceTimersByTimeAsync(200);
  expect(useSession.getState()).toMatchObject({ status: 'signed-in', user: ana, failed: true });
  vi.useRealTimers();
  await requests(1);
  answers[0]?.(anaAgain);
  await done;
  expect(useSession.getState()).toMatchObject({ status: 'signed-in', failed: false });
});
