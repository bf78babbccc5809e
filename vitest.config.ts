import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Milliseconds: on a busy machine a real database may take its time. */
const shared = { environment: 'node', isolate: false, testTimeout: 20_000 } as const;

/** The run is `npm test` if this is not set (docs/decisions/232). */
const run = process.env['PICADITO_TEST_RUN'];

/** A primary and its standby, or a PostgreSQL for one test, take long to start: `npm test` leaves them out. */
const SLOW = ['**/failover.postgres.test.ts', '**/full-disk.postgres.test.ts'];

const SERVER = ['server/{src,testing}/**/*.test.ts'];
/**
 * Tests of what depends on the engine: statements, transactions, several servers, and, by the contract table, every
 * route. Only `npm run test:long` runs all tests on PostgreSQL.
 */
const BY_ENGINE = [
  'server/{src,testing}/**/*.{postgres,model}.test.ts',
  'server/src/{account,home,ranking,store,sync,transactions}/**/*.test.ts',
  'server/src/operations/process/*.test.ts',
  'server/src/**/{several-servers,simultaneous}.test.ts',
  'server/src/http/contract-table.test.ts',
];

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
          exclude: [
            ...(process.env['PICADITO_TEST_TIMES']
              ? []
              : ['**/clone.test.ts', '**/compose.test.ts']),
            ...(run === 'long' ? [] : ['**/deb.test.ts', '**/image.test.ts']),
          ],
          // they measure how long a start takes
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'server (sqlite)',
          include: SERVER,
          exclude: ['**/*.postgres.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server (postgres)',
          include: run === 'long' ? SERVER : BY_ENGINE,
          // signing in at the provider stores nothing
          exclude: ['**/*.sqlite.test.ts', 'server/src/identity/**', ...(run ? [] : SLOW)],
          globalSetup: 'server/testing/postgres/global-setup.ts',
        },
      },
    ],
  },
});
