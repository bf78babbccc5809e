import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Milliseconds: on a busy machine a real database may take its time. */
const shared = { environment: 'node', isolate: false, testTimeout: 20_000 } as const;

const { PICADITO_TEST_LONG: isLong, PICADITO_TEST_LANDING: isLanding } = process.env;

/** A primary and its standby, or a PostgreSQL for one test, take long to start: `npm test` leaves them out (docs/decisions/232). */
const SLOW = ['**/failover.postgres.test.ts', '**/full-disk.postgres.test.ts'];

/**
 * How requests are handled does not depend on the engine, so that only the whole run tests it on PostgreSQL too. The
 * contract table asks for every route on both engines.
 */
const ALIKE = [
  'server/src/{config,logging,security}/**',
  'server/src/http/**/!(contract-table).test.ts',
];

const notOnPostgres = [...(isLong ? [] : SLOW), ...(isLong && !isLanding ? [] : ALIKE)];

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
          include: [
            '{domain,web,bench,packaging}/{src,testing,corpus}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
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
          include: ['server/{src,testing}/**/*.test.ts'],
          exclude: ['**/*.postgres.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server (postgres)',
          include: ['server/{src,testing}/**/*.test.ts'],
          // signing in at the provider stores nothing
          exclude: ['**/*.sqlite.test.ts', 'server/src/identity/**', ...notOnPostgres],
          globalSetup: 'server/testing/postgres/global-setup.ts',
        },
      },
    ],
  },
});
