import { beforeEach, expect, test, vi } from 'vitest';
import { claim, dropOrphans, local, onStorageChange, session, wipe } from './storage.ts';
import { fakeStorage } from '../../testing/fake-window.ts';

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: fakeStorage(), localStorage: fakeStorage() });
});

test('signing in clears the data of another user', () => {
  claim('ana');
  session.set('selected_list_id', 'list-of-ana');
  local.set('draft', 'Jueves');
  claim('beto');
  expect(session.get('selected_list_id')).toBeNull();
  expect(local.get('draft')).toBeNull();
});

test('signing in keeps the data of the same user', () => {
  claim('ana');
  session.set('selected_list_id', 'list-of-ana');
  claim('ana');
  expect(session.get('selected_list_id')).toBe('list-of-ana');
});

test('the return address survives a change of owner', () => {
  claim('ana');
  session.set('auth_redirect_url', '/history');
  local.set('auth_redirect_timestamp', '1');
  claim('beto');
  expect(session.get('auth_redirect_url')).toBe('/history');
  expect(local.get('auth_redirect_timestamp')).toBe('1');
});

test('signing out clears all storage', () => {
  claim('ana');
  session.set('last_created_match_id', 'm');
  local.set('auth_redirect_initiated', 'true');
  wipe();
  expect(window.sessionStorage.length + window.localStorage.length).toBe(0);
});

test('a frozen tab whose user signed out elsewhere clears its data, except the return address', () => {
  claim('ana');
  session.set('draft', 'Jueves');
  session.set('auth_redirect_url', '/history');
  dropOrphans();
  expect(session.get('draft')).toBe('Jueves');
  window.localStorage.clear();
  dropOrphans();
  expect(session.keys()).toEqual(['auth_redirect_url']);
  dropOrphans();
  expect(session.get('auth_redirect_url')).toBe('/history');
});

test('subscribers are notified of changes', () => {
  const listener = vi.fn();
  const stop = onStorageChange(listener);
  session.set('selected_list_id', 'a');
  stop();
  session.remove('selected_list_id');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('without storage values are kept in memory, for their owner only', () => {
  const refused = {
    get(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  vi.stubGlobal(
    'window',
    Object.defineProperties({}, { sessionStorage: refused, localStorage: refused }),
  );
  claim('ana');
  session.set('selected_list_id', 'a');
  claim('ana');
  expect(session.get('selected_list_id')).toBe('a');
  claim('beto');
  expect(session.get('selected_list_id')).toBeNull();
  session.set('selected_list_id', 'b');
  session.remove('selected_list_id');
  local.set('auth_redirect_initiated', 'true');
  wipe();
  expect([session.get('selected_list_id'), local.get('auth_redirect_initiated')]).toEqual([
    null,
    null,
  ]);
});

test('values beyond the quota are kept in memory', () => {
  const full = fakeStorage();
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('window', {
    sessionStorage: new Proxy(full, {
      get: (area, name) => (name === 'setItem' ? refuse : Reflect.get(area, name)),
    }),
    localStorage: full,
  });
  session.set('draft', 'a long list');
  expect(session.get('draft')).toBe('a long list');
  expect(full.getItem('draft')).toBeNull();
});
