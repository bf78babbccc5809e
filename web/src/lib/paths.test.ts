import { expect, test } from 'vitest';
import { knownPath, paths } from './paths.ts';

test('a match travels in the query, and only when there is one', () => {
  expect(paths.formTeams('abc_1')).toBe('/form-teams?matchId=abc_1');
  expect(paths.formTeams()).toBe('/form-teams');
  expect(paths.shareTeams(null)).toBe('/share-teams');
});

test.each([
  ['/', '/'],
  ['/history', '/history'],
  ['/confirm-attendance?matchId=x', '/confirm-attendance'],
  ['/player-list/aB-9_', '/player-list/aB-9_'],
  ['/edit-player-list/aB#top', '/edit-player-list/aB'],
])('%s is an address of the app', (address, path) => {
  expect(knownPath(address)).toBe(path);
});

test.each([
  '//evil.example',
  '//evil.example/history',
  '/\\evil.example',
  'https://evil.example/history',
  'javascript:alert(1)',
  '/auth/google',
  '/api/me',
  '/history/more',
  '/player-list/',
  '/player-list/a/b',
  '\t/history',
  '/history\n',
  '',
])('%j is not', (address) => {
  expect(knownPath(address)).toBeNull();
});
