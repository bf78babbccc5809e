import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser/sizes.ts';

/**
 * A journey runs on a phone, for which the product is made. These run on a desktop: what is about its windows, its keyboard or
 * its mouse, and what is long and depends on no size. What looks different on the two is tagged `@both`: it runs on a
 * phone, and in the long run on a desktop too.
 */
const ON_DESKTOP = /(keyboard|open-redirect|script-injection[\w-]*|sign-in-windows)\.spec|@desktop/;

/** `npm run test:landing`, which every change passes before it lands, and `npm run test:long`. */
const isLong = process.env['PICADITO_TEST_LONG'] !== undefined;

/** Only the long run has these, so that `npm test` stays under ten minutes (docs/decisions/232, 315). */
const LONG = [
  // hundreds of payloads, and data of older programs
  /(live-cost|long-names|open-redirect|script-injection[\w-]*|sign-in-windows|upgrade)\.spec/,
  // what other devices, servers and connections do meanwhile
  /(late-changes|rough-evening|streams|two-devices|wiped)\.spec/,
  // what the tests of the server know, and one journey by the link has
  /(autopilot|last-hours|level-suggestion|proposals|strict-link|survey)\.spec/,
  // second looks: at screens without data, at rows with every notice, at sentences that unit tests have
  /in an account without anything|(in-sight-by-link|match-at-a-glance|paste-saved-list|central-handler)\.spec|failed actions of/,
  // the worker waits for its start
  /installed\.spec/,
  /@long/,
];
const NOT_NOW = isLong ? [] : LONG;
/** They take long, or programs that are seldom installed. */
const LONG_PROCESSES =
  'process/{backup,caddy,dev,end-sessions,hard-times,kill*,memory,pooler}.process.ts';

/** The built program in a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // Each test waits a third of its time. More workers keep a screen on a slow machine busy for more than five seconds.
  workers: Math.ceil(1.5 * availableParallelism()),
  forbidOnly: true,
  // a journey is an evening: some sixty steps in one test, on two cores that also run the server
  timeout: 90_000,
  reporter: [['list'], ['json']],
  use: {
    locale: 'es-AR',
    // the light theme is looked at where colours are (support/browser/look.ts)
    colorScheme: 'dark',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // what a worker asks for no `page.route` sees: journeys/installed.spec.ts lets it in
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env['BROWSER_PATH'] ? { executablePath: process.env['BROWSER_PATH'] } : {}),
      // browsers block a second tab from one tap, and so does this one
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
      testMatch: 'journeys/*.spec.ts',
      grepInvert: [ON_DESKTOP, ...NOT_NOW],
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testMatch: 'journeys/*.spec.ts',
      grep: isLong ? [ON_DESKTOP, /@both/] : ON_DESKTOP,
      grepInvert: NOT_NOW,
      use: { viewport: DESKTOP },
    },
    {
      name: 'server',
      testMatch: 'process/*.process.ts',
      testIgnore: isLong ? [] : LONG_PROCESSES,
    },
  ],
});
