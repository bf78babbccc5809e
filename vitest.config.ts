import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Holds the settings that all projects share. The timeout leaves room for a real database on a busy machine. */
const shared = { environment: 'node', isolate: false, testTimeout: 20_000 } as const;

/** The value is 'landing', 'long', or undefined in `npm test` (docs/decisions/232). */
const run = process.env['PICADITO_TEST_RUN'];

/** These tests start a PostgreSQL of their own or several servers. Only `npm run test:long` runs them. */
const LONG = ['**/{failover,full-disk,killed-roll,pooled-roll,rolled}.postgres.test.ts'];

const SERVER = ['server/{src,testing}/**/*.test.ts'];
/**
 * Lists the tests of code that depends on the engine: statements, transactions, several servers and, through the
 * contract table, every route. Only `npm run test:long` runs all tests on PostgreSQL.
 */
const BY_ENGINE = [
  'server/{src,testing}/**/*.{postgres,model}.test.ts',
  'server/src/{account,home,store,sync,transactions}/**/*.test.ts',
  'server/src/startup/*.test.ts',
  'server/src/**/{several-servers,simultaneous}.test.ts',
  'server/src/http/contract-table.test.ts',
];

/**
 * Runs the unit, property, store and HTTP tests, which open no browser and kill no process. Tests of code that stores
 * data run on both engines.
 */
export default defineConfig({
  test: {
    // A worker waits for disks and clocks a fifth of its time, so there are more workers than cores.
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
          // These tests measure how long a start takes, which other tests at the same time would distort.
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
          // Signing in at the provider stores nothing, so its tests run on SQLite only.
          exclude: [
            '**/*.sqlite.test.ts',
            'server/src/identity/**',
            ...(run === 'long' ? [] : LONG),
          ],
          globalSetup: 'server/testing/postgres/global-setup.ts',
        },
      },
    ],
  },
});
