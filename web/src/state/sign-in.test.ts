import { describe, expect, test } from 'vitest';
import {
  addressToSave,
  inProgress,
  nextForVisitor,
  recovery,
  returnAddressFor,
  savedReturn,
  targetAfterSignIn,
  type SignInMemory,
} from './sign-in.ts';

const NOW = 1_800_000_000_000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const memory = (over: Partial<SignInMemory> = {}): SignInMemory => ({
  returnUrl: null,
  savedAt: null,
  initiated: false,
  startedAt: null,
  ...over,
});
const saved = (returnUrl: string, age = 0) => memory({ returnUrl, savedAt: NOW - age });
const started = (age: number) => memory({ initiated: true, startedAt: NOW - age });

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
])('a visitor sent away from %s leaves %s behind', (address, kept) => {
  expect(addressToSave(address)).toBe(kept);
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
    expect(nextForVisitor(given, checks, NOW)).toBe(next);
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
  ['before the 30 s', started(30 * SECOND - 1), false, NOW - 30 * SECOND, 'none'],
  ['at 30 s', started(30 * SECOND), false, NOW - 29 * SECOND, 'reload'],
  ['while our popup is open', started(MINUTE), true, NOW - MINUTE, 'none'],
  ['when the page was loaded after the 30 s', started(MINUTE), false, NOW, 'clear'],
  ['with a broken time', memory({ initiated: true }), false, NOW, 'clear'],
  ['once the flag is cleared', memory({ startedAt: NOW - MINUTE }), false, NOW - MINUTE, 'none'],
] as const)('recovery %s', (_name, given, popupOpen, loadedAt, step) => {
  expect(recovery(given, popupOpen, loadedAt, NOW)).toBe(step);
});
