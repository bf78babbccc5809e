import { beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../testing/fake-window.ts';
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

test('empty storage is an empty memory', () => {
  expect(readMemory()).toEqual({
    returnUrl: null,
    savedAt: null,
    initiated: false,
    startedAt: null,
    foreign: false,
  });
});

test('an attempt is stored under the keys of earlier versions of the app', () => {
  startAttempt('/landing', NOW);
  expect({ ...window.sessionStorage }).toMatchObject({ auth_redirect_url: '/dashboard' });
  expect({ ...window.localStorage }).toMatchObject({
    auth_redirect_timestamp: String(NOW),
    auth_redirect_initiated: 'true',
    auth_redirect_init_time: String(NOW),
  });
});

test('the address saved before the redirect takes precedence', () => {
  saveWanted('/history', NOW);
  startAttempt('/landing', NOW + MINUTE);
  expect(readMemory()).toMatchObject({ returnUrl: '/history', savedAt: NOW });
});

test('an ended attempt leaves no keys', () => {
  saveWanted('/history', NOW);
  startAttempt('/landing', NOW);
  endAttempt(NOW);
  expect({ ...window.sessionStorage }).toEqual({ auth_redirect_url: '/history' });
  expect({ ...window.localStorage }).toEqual({ auth_redirect_timestamp: String(NOW) });
});

test('an expired return address is replaced', () => {
  saveWanted('/history', NOW);
  startAttempt('/landing', NOW + 5 * MINUTE);
  expect(readMemory()).toMatchObject({ returnUrl: '/dashboard', savedAt: NOW + 5 * MINUTE });
});

test('ending an attempt keeps the return address, arriving clears it', () => {
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

/** Runs `action` as another tab of the same browser, which shares local storage but has its own session storage. */
function inAnotherTab<T>(action: () => T): T {
  const here = window.sessionStorage;
  const { localStorage } = window;
  vi.stubGlobal('window', { sessionStorage: fakeStorage(), localStorage });
  const answer = action();
  vi.stubGlobal('window', { sessionStorage: here, localStorage });
  return answer;
}

test('an attempt belongs to the tab that started it', () => {
  startAttempt('/landing', NOW);
  expect(readMemory()).toMatchObject({ initiated: true, foreign: false });
  expect(inAnotherTab(readMemory)).toMatchObject({ initiated: true, foreign: true });
});

test('another tab can end an attempt only when it is not in progress', () => {
  startAttempt('/landing', NOW);
  inAnotherTab(() => endAttempt(NOW + 2 * MINUTE - 1));
  expect(readMemory()).toMatchObject({ initiated: true, startedAt: NOW });
  inAnotherTab(() => endAttempt(NOW + 2 * MINUTE));
  expect(readMemory()).toMatchObject({ initiated: false, startedAt: null, foreign: false });
});

test("the attempt of a second tab survives the end of the first tab's attempt", () => {
  startAttempt('/landing', NOW);
  inAnotherTab(() => startAttempt('/landing', NOW));
  expect(readMemory().foreign).toBe(true);
  endAttempt(NOW);
  expect(readMemory().initiated).toBe(true);
});

test('an attempt without a tab id can be ended by any tab', () => {
  window.localStorage.setItem('auth_redirect_initiated', 'true');
  window.localStorage.setItem('auth_redirect_init_time', String(NOW));
  endAttempt(NOW);
  expect(readMemory().initiated).toBe(false);
});

test('arriving in one tab keeps the return address of another', () => {
  saveWanted('/history', NOW);
  inAnotherTab(forgetReturn);
  expect(readMemory()).toMatchObject({ returnUrl: '/history', savedAt: NOW });
});
