import { beforeEach, expect, test, vi } from 'vitest';
import { claim, keptFor, local, onStorageChange, session, wipe } from './storage.ts';
import { fakeStorage } from '../testing/fake-storage.ts';

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: fakeStorage(), localStorage: fakeStorage() });
});

test('what one user left is gone when another signs in', () => {
  claim('ana');
  session.set('selected_list_id', 'list-of-ana');
  keptFor('ana').set('draft', 'Jueves');
  claim('beto');
  expect(session.get('selected_list_id')).toBeNull();
  expect(keptFor('ana').get('draft')).toBeNull();
});

test('the same user finds his things again', () => {
  claim('ana');
  session.set('selected_list_id', 'list-of-ana');
  claim('ana');
  expect(session.get('selected_list_id')).toBe('list-of-ana');
});

test('the address a visitor wanted survives his signing in as somebody else', () => {
  claim('ana');
  session.set('auth_redirect_url', '/history');
  local.set('auth_redirect_timestamp', '1');
  claim('beto');
  expect(session.get('auth_redirect_url')).toBe('/history');
  expect(local.get('auth_redirect_timestamp')).toBe('1');
});

test('signing out leaves nothing at all', () => {
  claim('ana');
  session.set('last_created_match_id', 'm');
  local.set('auth_redirect_initiated', 'true');
  wipe();
  expect(window.sessionStorage.length + window.localStorage.length).toBe(0);
});

test('two users of one browser do not share a name', () => {
  keptFor('ana').set('draft', 'de Ana');
  expect(keptFor('beto').get('draft')).toBeNull();
});

test('what shows a kept value hears of its changes', () => {
  const listener = vi.fn();
  const stop = onStorageChange(listener);
  session.set('selected_list_id', 'a');
  stop();
  session.remove('selected_list_id');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a browser that refuses storage is no error', () => {
  vi.stubGlobal('window', {
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  session.set('selected_list_id', 'a');
  expect(session.get('selected_list_id')).toBeNull();
  expect(() => claim('ana')).not.toThrow();
});
