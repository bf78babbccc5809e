import { beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../testing/fake-window.ts';
import { claim, wipe } from '../../sync/storage.ts';
import { KEPT_MS, readVisitorList, removeVisitorList, storeVisitorList } from './visitor-list.ts';

const NOW = 1_800_000_000_000;
const LIST = { text: 'Ana\nBeto', levels: { Ana: '5' } } as const;

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: fakeStorage(), localStorage: fakeStorage() });
});

test('the list of a visitor is kept for half an hour in this tab only', () => {
  storeVisitorList(LIST, NOW);
  expect(readVisitorList(NOW + KEPT_MS - 1)).toEqual(LIST);
  expect({ ...window.localStorage }).toEqual({});
  expect(readVisitorList(NOW + KEPT_MS)).toBeNull();
  expect({ ...window.sessionStorage }).toEqual({});
});

test('the list outlives signing in, and neither its removal nor signing out leaves any of it', () => {
  storeVisitorList(LIST, NOW);
  claim('ana');
  expect(readVisitorList(NOW)).toEqual(LIST);
  removeVisitorList();
  expect(readVisitorList(NOW)).toBeNull();
  storeVisitorList(LIST, NOW);
  wipe();
  expect(readVisitorList(NOW)).toBeNull();
});

test.each([
  '',
  '{',
  'null',
  '{"text":1,"levels":{},"storedAt":1}',
  `{"text":"Ana","levels":{"Ana":"9"},"storedAt":${NOW}}`,
  `{"text":"Ana","levels":null,"storedAt":${NOW}}`,
])('a stored value that is no list counts as none: %s', (stored) => {
  window.sessionStorage.setItem('picadito_visitor_list', stored);
  expect(readVisitorList(NOW)).toBeNull();
});
