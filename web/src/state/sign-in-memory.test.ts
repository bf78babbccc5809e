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
  });
});

test('an attempt is kept under the keys of the specification', () => {
  startAttempt('/landing', NOW);
  expect({ ...window.sessionStorage }).toEqual({ auth_redirect_url: '/dashboard' });
  expect({ ...window.localStorage }).toEqual({
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

test('what he wanted too long ago is replaced', () => {
  saveWanted('/history', NOW);
  startAttempt('/landing', NOW + 5 * MINUTE);
  expect(readMemory()).toMatchObject({ returnUrl: '/dashboard', savedAt: NOW + 5 * MINUTE });
});

test('the end of an attempt keeps the return address, arriving forgets it', () => {
  startAttempt('/rankings', NOW);
  endAttempt();
  expect(readMemory()).toMatchObject({ returnUrl: '/rankings', initiated: false, startedAt: null });
  forgetReturn();
  expect(readMemory()).toMatchObject({ returnUrl: null, savedAt: null });
});

test('a time that is no number counts as none', () => {
  window.localStorage.setItem('auth_redirect_timestamp', 'ayer');
  expect(readMemory().savedAt).toBeNull();
});
