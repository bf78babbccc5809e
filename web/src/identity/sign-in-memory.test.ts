import { beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage.ts';
import {
  endAttempt,
  forgetReturn,
  readMemory,
  saveWanted,
  startAttempt,
} from './sign-in-memory.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: fakeStorage(), localStorage: fakeStorage() });
});

test('nothing kept is nothing remembered', () => {
  expect(readMemory()).toEqual({
    returnUrl: null,
    savedAt: null,
    initiated: false,
    startedAt: null,
    foreign: false,
  });
});

test('an attempt is kept under the keys of the specification', () => {
  startAttempt('/landing', NOW);
  expect({ ...window.sessionStorage }).toMatchObject({ auth_redirect_url: '/dashboard' });
  expect({ ...window.localStorage }).toMatchObject({
    auth_redirect_timestamp: String(NOW),
    auth_redirect_initiated: 'true',
    auth_redirect_init_time: String(NOW),
  });
});

test('what a visitor wanted before he was sent to sign in goes first', () => {
  saveWanted('/history', NOW);
  startAttempt('/landing', NOW + MINUTE);
  expect(readMemory()).toMatchObject({ returnUrl: '/history', savedAt: NOW });
});

test('an attempt that ended leaves nothing of itself', () => {
  saveWanted('/history', NOW);
  startAttempt('/landing', NOW);
  endAttempt(NOW);
  expect({ ...window.sessionStorage }).toEqual({ auth_redirect_url: '/history' });
  expect({ ...window.localStorage }).toEqual({ auth_redirect_timestamp: String(NOW) });
});

test('what he wanted too long ago is replaced', () => {
  saveWanted('/history', NOW);
  startAttempt('/landing', NOW + 5 * MINUTE);
  expect(readMemory()).toMatchObject({ returnUrl: '/dashboard', savedAt: NOW + 5 * MINUTE });
});

test('the end of an attempt keeps the return address, arriving forgets it', () => {
  startAttempt('/rankings', NOW);
  endAttempt(NOW);
  expect(readMemory()).toMatchObject({ returnUrl: '/rankings', initiated: false, startedAt: null });
  forgetReturn();
  expect(readMemory()).toMatchObject({ returnUrl: null, savedAt: null });
});

test('a time that is no number counts as none', () => {
  window.localStorage.setItem('auth_redirect_timestamp', 'ayer');
  expect(readMemory().savedAt).toBeNull();
});

/** Another tab of the same browser: one local storage, a session storage of its own. */
function inAnotherTab<T>(action: () => T): T {
  const here = window.sessionStorage;
  const { localStorage } = window;
  vi.stubGlobal('window', { sessionStorage: fakeStorage(), localStorage });
  const answer = action();
  vi.stubGlobal('window', { sessionStorage: here, localStorage });
  return answer;
}

test('an attempt is that of the tab which started it', () => {
  startAttempt('/landing', NOW);
  expect(readMemory()).toMatchObject({ initiated: true, foreign: false });
  expect(inAnotherTab(readMemory)).toMatchObject({ initiated: true, foreign: true });
});

test('no other tab ends it while it is in progress, any may when it is not', () => {
  startAttempt('/landing', NOW);
  inAnotherTab(() => endAttempt(NOW + 2 * MINUTE - 1));
  expect(readMemory()).toMatchObject({ initiated: true, startedAt: NOW });
  inAnotherTab(() => endAttempt(NOW + 2 * MINUTE));
  expect(readMemory()).toMatchObject({ initiated: false, startedAt: null, foreign: false });
});

test('who started one in a second tab does not lose it when the first tab gives up', () => {
  startAttempt('/landing', NOW);
  inAnotherTab(() => startAttempt('/landing', NOW));
  expect(readMemory().foreign).toBe(true);
  endAttempt(NOW);
  expect(readMemory().initiated).toBe(true);
});

test('an attempt that nobody signed is anybody’s to end', () => {
  window.localStorage.setItem('auth_redirect_initiated', 'true');
  window.localStorage.setItem('auth_redirect_init_time', String(NOW));
  endAttempt(NOW);
  expect(readMemory().initiated).toBe(false);
});

test('arriving in one tab does not forget what another tab wanted', () => {
  saveWanted('/history', NOW);
  inAnotherTab(forgetReturn);
  expect(readMemory()).toMatchObject({ returnUrl: '/history', savedAt: NOW });
});
