import { defineConfig } from '@playwright/test';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** The built program in a real browser, at the two sizes of the product. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // a journey is an evening: some sixty steps in one test, on two cores that also run the server
  timeout: 90_000,
  reporter: [['list'], ['json']],
  use: {
    locale: 'es-AR',
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
      // long, and the same at every size
      testIgnore: 'journeys/{open-redirect,script-injection-*}.spec.ts',
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testMatch: 'journeys/*.spec.ts',
      testIgnore: 'journeys/{budget,new-version,streams}.spec.ts',
      use: { viewport: DESKTOP },
    },
    { name: 'server', testMatch: 'process/*.process.ts' },
  ],
});
