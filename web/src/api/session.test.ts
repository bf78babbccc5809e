import type { Profile } from '@picadito/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage.ts';
import { refreshProfile, updateProfile, useSession } from './session.ts';

const signedOut = useSession.getInitialState();
const ana = { uid: 'ana', name: 'Ana' } as Profile;

/** Each request waits for its answer, which is given by hand. */
let answers: ((name: string) => void)[];
const name = () => useSession.getState().user?.name;
const asked = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count));

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: fakeStorage(), localStorage: fakeStorage() });
  answers = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) =>
        answers.push((name) => resolve(Response.json({ ...ana, name }))),
      ),
  );
  useSession.setState({ ...signedOut, status: 'signed-in', user: ana });
});
afterEach(() => {
  useSession.setState(signedOut);
  vi.unstubAllGlobals();
});

test('a profile that another device has changed is shown', async () => {
  const done = refreshProfile();
  await asked(1);
  answers[0]?.('Ana María');
  await done;
  expect(name()).toBe('Ana María');
});

test('what was read while this page wrote the profile is read once more', async () => {
  const read = refreshProfile();
  const saved = updateProfile({ name: 'Anita' });
  await asked(2);
  answers[1]?.('Anita');
  await saved;
  answers[0]?.('Ana');
  await asked(3);
  expect(name()).toBe('Anita');
  answers[2]?.('Anita');
  await read;
  expect(name()).toBe('Anita');
});

test('a profile that comes after its user has left is nobody’s', async () => {
  const done = refreshProfile();
  await asked(1);
  useSession.setState(signedOut);
  answers[0]?.('Ana María');
  await done;
  expect(useSession.getState().user).toBeNull();
});
