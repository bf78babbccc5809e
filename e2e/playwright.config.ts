import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser/sizes.ts';

/**
 * A journey runs on a phone, for which the product is made. These run on a desktop: what is about its windows, its keyboard or
 * its mouse, and what is long and depends on no size. What looks different on the two is tagged `@both`.
 */
const ON_DESKTOP =
  /(contract-page|keyboard|open-redirect|script-injection[\w-]*|sign-in-windows)\.spec|@desktop/;

/** The built program in a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // each waits a quarter of its time
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
      grepInvert: ON_DESKTOP,
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testMatch: 'journeys/*.spec.ts',
      grep: [ON_DESKTOP, /@both/],
      use: { viewport: DESKTOP },
    },
    {
      name: 'server',
      testMatch: 'process/*.process.ts',
      // they take minutes, or a PgBouncer: `npm run test:long`
      testIgnore: process.env['PICADITO_TEST_LONG']
        ? []
        : 'process/{kill*,memory,pooler}.process.ts',
    },
  ],
});
