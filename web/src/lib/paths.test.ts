import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownPath, paths } from './paths.ts';

test('the match is in the query if there is one', () => {
  expect(paths.formTeams('abc_1')).toBe('/form-teams?matchId=abc_1');
  expect(paths.formTeams()).toBe('/form-teams');
  expect(paths.shareTeams(null)).toBe('/share-teams');
});

test.each([
  ['/', '/'],
  ['/history', '/history'],
  ['/privacy', '/privacy'],
  ['/confirm-attendance?matchId=x', '/confirm-attendance'],
  ['/player-list/aB-9_', '/player-list/aB-9_'],
  ['/edit-player-list/aB#top', '/edit-player-list/aB'],
])('%s is a path of the app', (address, path) => {
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
])('%j is no path of the app', (address) => {
  expect(knownPath(address)).toBeNull();
});

test('every path of the app is a valid return address', () => {
  for (const address of Object.values(paths)) {
    expect(knownPath(typeof address === 'string' ? address : address('aB-9_'))).not.toBeNull();
  }
});

test('any known path stays on the origin of the app', () => {
  const signs = [
    '/',
    '\\',
    '//',
    '?',
    '#',
    '@',
    ':',
    '.',
    '..',
    '%2f',
    '%5c',
    '\t',
    '\n',
    ' ',
    '／',
  ];
  const words = ['history', 'player-list', 'landing', 'evil.example', 'https:', 'javascript:'];
  const part = fc.constantFrom(...signs, ...words);
  const address = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(address, (text) => {
      const path = knownPath(text);
      if (path === null) return;
      const url = new URL(text, 'https://picadito.example');
      expect(url.origin + url.pathname).toBe(`https://picadito.example${path}`);
    }),
    { numRuns: 20_000 },
  );
});
