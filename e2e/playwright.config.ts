import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser/devices.ts';

/**
 * Selects the journeys that run on a desktop: journeys about its windows, its keyboard or its mouse, and long ones that
 * depend on no size. All others run on a phone, the main device of the app. A journey that looks different on the two
 * is tagged `@both`: it runs on a phone, and with `npm run test:long` on a desktop too.
 */
const ON_DESKTOP = /(keyboard|open-redirect|script-injection[\w-]*|sign-in-windows)\.spec|@desktop/;

/**
 * Name of the test run, which decides how many journeys run: undefined in `npm test`, otherwise 'landing' or 'long'
 * (docs/decisions/232).
 */
const run = process.env['PICADITO_TEST_RUN'];

/** Journeys of `npm test`: one evening on every screen, by the organiser and by players, and a visit of each screen. */
const DAILY = [
  'answers-by-link',
  'attendance',
  'budget',
  'create-match',
  'dashboard',
  'evening',
  'evening-by-link',
  'keyboard',
  'landing',
  'landing-game',
  'lists',
  'offline',
  'privacy',
  'screens',
  'share',
  'sign-in',
  'teams',
];
/**
 * Journeys that `npm run test:landing` runs besides `DAILY`: about what a user does less often than on every evening.
 * `npm run test:long` runs all journeys, and the tests tagged `@long`.
 */
const LANDING = [
  'absences',
  'account',
  'added-in-sight',
  'autopilot',
  'bad-input',
  'bibs',
  'captain',
  'claims',
  'double-taps',
  'edit-list',
  'edit-match',
  'every-width',
  'failing-server',
  'first-evening',
  'focus-order',
  'formats',
  'from-the-chat',
  'group-link',
  'guests',
  'handover',
  'helpers',
  'history',
  'in-sight-by-link',
  'jokers-hour',
  'live-guests',
  'match-actions',
  'money',
  'money-evening',
  'money-of-list',
  'names-apart',
  'night',
  'paste-list',
  'print',
  'profile',
  'rankings',
  'recurring',
  'regulars',
  'removed-player',
  'result',
  'sessions',
  'slow-phone',
  'two-devices',
  'typed-when',
  'undo-after-reload',
];
const journeys = [...DAILY, ...(run ? LANDING : [])].map((name) => `journeys/${name}.spec.ts`);
const JOURNEYS = run === 'long' ? 'journeys/*.spec.ts' : journeys;
const NOT_NOW = run === 'long' ? [] : [/@long/];

/**
 * Patterns of process tests that run only in longer runs, because they take long or need programs that are seldom
 * installed.
 */
const LONG_PROCESSES = 'process/{daily-backup,dev,hard-times,memory,overload,pooler}.process.ts';
const NOT_DAILY_PROCESSES = 'process/{backup,caddy,end-sessions,kill*}.process.ts';
const leftOut = run ? [LONG_PROCESSES] : [LONG_PROCESSES, NOT_DAILY_PROCESSES];

/** Configuration of the tests of the built program, in a real browser and as a process. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // Each test spends a third of its time waiting, so more workers than cores run. With still more workers, a slow
  // machine would take over five seconds for a screen.
  workers: Math.ceil(1.5 * availableParallelism()),
  forbidOnly: true,
  // A journey may be a whole evening: some sixty steps in one test, on two cores that run the server too.
  timeout: 90_000,
  reporter: [['list'], ['json']],
  use: {
    locale: 'es-AR',
    // The light theme is checked for its colours only (support/browser/look.ts).
    colorScheme: 'dark',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // `page.route` does not see the requests of a service worker; journeys/installed.spec.ts allows one.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env['BROWSER_PATH'] ? { executablePath: process.env['BROWSER_PATH'] } : {}),
      // Real browsers block a second tab from one tap, so the browser of the tests has to block it as well.
      ignoreDefaultArgs: ['--disable-popup-blocking'],
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testMatch: JOURNEYS,
      grepInvert: [ON_DESKTOP, ...NOT_NOW],
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testMatch: JOURNEYS,
      grep: run === 'long' ? [ON_DESKTOP, /@both/] : ON_DESKTOP,
      grepInvert: NOT_NOW,
      use: { viewport: DESKTOP },
    },
    {
      name: 'server',
      testMatch: 'process/*.process.ts',
      testIgnore: run === 'long' ? [] : leftOut,
    },
  ],
});
