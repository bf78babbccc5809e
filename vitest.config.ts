import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Milliseconds: on a busy machine a real database may take its time. */
const shared = { environment: 'node', isolate: false, testTimeout: 20_000 } as const;

/** A primary and its standby, or a PostgreSQL for one test, take long to start: `npm run test:long` has them (docs/decisions/232). */
const NOT_NOW = process.env['PICADITO_TEST_LONG']
  ? []
  : ['**/failover.postgres.test.ts', '**/full-disk.postgres.test.ts'];

/** Unit, property, store and HTTP tests: no browser, no killing. What stores is tested on both engines. */
export default defineConfig({
  test: {
    // each waits for disks and clocks a fifth of its time
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        test: {
          ...shared,
          name: 'domain, web, scripts',
          include: ['{domain,web,bench,packaging}/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'packages',
          include: ['packaging/test/*.test.ts'],
          exclude: process.env['PICADITO_TEST_TIMES']
            ? []
            : ['**/clone.test.ts', '**/compose.test.ts'],
          // they measure how long a start takes
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'server (sqlite)',
          include: ['server/src/**/*.test.ts'],
          exclude: ['**/*.postgres.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server (postgres)',
          include: ['server/src/**/*.test.ts'],
          // signing in at the provider stores nothing
          exclude: ['**/*.sqlite.test.ts', 'server/src/identity/**', ...NOT_NOW],
          globalSetup: 'server/src/testing/postgres/global-setup.ts',
        },
      },
    ],
  },
});
