import { describe, expect, test } from 'vitest';
import {
  addressToSave,
  inProgress,
  mayEnd,
  nextForVisitor,
  recovery,
  returnAddressFor,
  savedReturn,
  targetAfterSignIn,
  type SignInMemory,
  type Waiting,
} from './sign-in.ts';

const NOW = 1_800_000_000_000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const memory = (over: Partial<SignInMemory> = {}): SignInMemory => ({
  returnUrl: null,
  savedAt: null,
  initiated: false,
  startedAt: null,
  foreign: false,
  ...over,
});
const saved = (returnUrl: string, age = 0) => memory({ returnUrl, savedAt: NOW - age });
const started = (age: number) => memory({ initiated: true, startedAt: NOW - age });
const elsewhere = (age: number) => ({ ...started(age), foreign: true });
const waiting = (over: Partial<Waiting> = {}): Waiting => ({
  checks: 0,
  waited: false,
  popupOpen: false,
  ...over,
});

test.each([
  ['/', '/dashboard'],
  ['/landing', '/dashboard'],
  ['/landing?error=sign-in', '/dashboard'],
  ['/dashboard', '/dashboard'],
  ['/history', '/history'],
  ['/form-teams?matchId=x', '/form-teams?matchId=x'],
  ['/nowhere', null],
  ['//evil.example', null],
])('signing in from %s leads back to %s', (address, back) => {
  expect(returnAddressFor(address)).toBe(back);
});

test.each([
  ['/share-teams?matchId=x', '/share-teams?matchId=x'],
  ['/dashboard', '/dashboard'],
  ['/', null],
  ['/landing', null],
  ['/confirm-attendance?matchId=x', null],
  ['/form-teams', null],
  ['/nowhere', null],
])('a visitor redirected from %s saves %s', (address, saved) => {
  expect(addressToSave(address)).toBe(saved);
});

test.each([
  ['just saved', saved('/history'), '/history'],
  ['almost 5 minutes old', saved('/history', 5 * MINUTE - 1), '/history'],
  ['5 minutes old', saved('/history', 5 * MINUTE), null],
  ['from the future', saved('/history', -1), null],
  ['without its time', memory({ returnUrl: '/history' }), null],
  ['the sign-in page', saved('/landing'), null],
  ['another site', saved('https://evil.example/history'), null],
  ['another site without a scheme', saved('//evil.example/history'), null],
  ['a script', saved('javascript:alert(1)'), null],
  ['a path that is no screen', saved('/auth/google'), null],
  ['none', memory(), null],
])('a return address: %s', (_name, given, expected) => {
  expect(savedReturn(given, NOW)).toBe(expected);
});

describe('after signing in', () => {
  test.each([
    ['redirect', '/', saved('/history'), '/history'],
    ['redirect', '/', saved('/history', 5 * MINUTE), null],
    ['redirect', '/', memory(), null],
    ['redirect', '/landing', memory(), '/'],
    ['popup', '/landing', saved('/history'), '/history'],
    ['popup', '/landing', memory(), '/dashboard'],
    ['popup', '/landing', saved('/landing'), '/dashboard'],
    ['already-signed-in', '/landing', saved('/history'), '/history'],
    ['already-signed-in', '/landing', saved('/history', 5 * MINUTE), '/dashboard'],
    ['already-signed-in', '/', memory(), null],
    ['already-signed-in', '/dashboard', memory(), null],
    ['already-signed-in', '/dashboard', saved('/history'), '/history'],
    ['already-signed-in', '/rankings', saved('/history'), null],
  ] as const)('by %s at %s', (arrival, address, given, target) => {
    expect(targetAfterSignIn(given, arrival, address, NOW)).toBe(target);
  });
});

describe('a visitor on a protected screen', () => {
  test.each([
    ['nothing was started', memory(), 0, 'landing'],
    ['a sign-in was just started', started(0), 0, 'check'],
    ['four checks found nobody', started(4 * SECOND), 4, 'check'],
    ['five checks found nobody', started(5 * SECOND), 5, 'give-up'],
    ['almost 5 minutes ago', started(5 * MINUTE - 1), 0, 'check'],
    ['5 minutes ago', started(5 * MINUTE), 0, 'landing'],
    ['the attempt has ended', memory({ startedAt: NOW }), 0, 'landing'],
  ] as const)('%s', (_name, given, checks, next) => {
    expect(nextForVisitor(given, waiting({ checks }), NOW)).toBe(next);
  });

  const asked = waiting({ checks: 5 });
  test.each([
    ['is checked like one of this tab', elsewhere(0), waiting(), 'check'],
    ['is waited for after five checks', elsewhere(2 * MINUTE - 1), asked, 'wait'],
    ['is given up after 2 minutes', elsewhere(2 * MINUTE), asked, 'give-up'],
    [
      'is still checked until 5 minutes have passed',
      elsewhere(5 * MINUTE - 1),
      waiting({ checks: 4 }),
      'check',
    ],
    ['does not count after 5 minutes', elsewhere(5 * MINUTE), waiting(), 'landing'],
    [
      'that ended while the tab waited is checked, because it may have succeeded',
      memory(),
      { ...asked, waited: true },
      'check',
    ],
    ['that ended without a user has failed', memory(), asked, 'landing'],
  ] as const)('an attempt of another tab %s', (_name, given, seen, next) => {
    expect(nextForVisitor(given, seen, NOW)).toBe(next);
  });

  test('an attempt of this tab is awaited while its popup is open, up to 2 minutes', () => {
    const busy = waiting({ checks: 5, popupOpen: true });
    expect(nextForVisitor(started(MINUTE), busy, NOW)).toBe('wait');
    expect(nextForVisitor(started(2 * MINUTE), busy, NOW)).toBe('give-up');
  });

  test('an attempt of another tab is checked five times, then awaited for 2 minutes, then given up', () => {
    const path = [0, 1, 2, 3, 4, 5, 60, 119, 120].map((second) => {
      const seen = waiting({ checks: Math.min(second, 5), waited: second > 5 });
      return nextForVisitor(elsewhere(second * SECOND), seen, NOW);
    });
    expect(path).toEqual([
      'check',
      'check',
      'check',
      'check',
      'check',
      'wait',
      'wait',
      'wait',
      'give-up',
    ]);
  });

  test.each([
    [0, true],
    [2 * MINUTE - 1, true],
    [2 * MINUTE, false],
  ])('an attempt %i ms old is in progress: %s', (age, expected) => {
    expect(inProgress(started(age), NOW)).toBe(expected);
  });
});

test.each([
  ['our own just started', started(0), true],
  ['our own, long ago', started(10 * MINUTE), true],
  ['one of another tab in progress', elsewhere(2 * MINUTE - 1), false],
  ['one of another tab that lasted too long', elsewhere(2 * MINUTE), true],
  ['one of another tab that has ended', { ...elsewhere(0), initiated: false }, true],
  ['one of another tab without its time', { ...elsewhere(0), startedAt: null }, true],
  ['none', memory(), true],
])('attempts that a tab may end: %s', (_name, given, expected) => {
  expect(mayEnd(given, NOW)).toBe(expected);
});

test.each([
  ['before the 30 s', started(30 * SECOND - 1), false, NOW - 30 * SECOND, 'none'],
  ['at 30 s', started(30 * SECOND), false, NOW - 29 * SECOND, 'reload'],
  ['while our popup is open', started(MINUTE), true, NOW - MINUTE, 'none'],
  ['when the page was loaded after the 30 s', started(MINUTE), false, NOW, 'clear'],
  ['of another tab’s attempt at 30 s', elsewhere(30 * SECOND), false, NOW - MINUTE, 'none'],
  ['of another tab’s at 2 minutes', elsewhere(2 * MINUTE), false, NOW - 3 * MINUTE, 'clear'],
  ['of another tab’s, our popup open', elsewhere(2 * MINUTE), true, NOW - MINUTE, 'none'],
  ['with a broken time', memory({ initiated: true }), false, NOW, 'clear'],
  ['once the flag is cleared', memory({ startedAt: NOW - MINUTE }), false, NOW - MINUTE, 'none'],
] as const)('recovery %s', (_name, given, popupOpen, loadedAt, step) => {
  expect(recovery(given, popupOpen, loadedAt, NOW)).toBe(step);
});
