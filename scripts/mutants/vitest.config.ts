import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import type { Mutant } from './survives.ts';

const root = join(import.meta.dirname, '../..');
/** The mutant of this run. Without a mutant the value is an empty object, and all controls stay in place. */
const {
  file = '',
  from = '',
  to = '',
}: Partial<Mutant> = JSON.parse(process.env['PICADITO_MUTANT'] ?? '{}');

const isMutated = (id: string) => id === join(root, file);

const takeControlAway: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  transform: (code, id) => (isMutated(id) ? code.replace(from, () => to) : undefined),
  // Runs share a cache of transformed files. The changed file must not get into the cache, since other runs would use
  // it.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (isMutated(id) ? false : undefined)),
};

/** Runs the tests on SQLite, and the tests without a database, for a program that lacks one security control. */
export default defineConfig({
  root,
  plugins: [takeControlAway],
  test: {
    environment: 'node',
    isolate: false,
    testTimeout: 20_000,
    fsModuleCachePath: join(root, 'node_modules/.vitest-mutants'),
    include: ['{domain,web,server}/src/**/*.test.{ts,tsx}'],
    exclude: ['**/*.postgres.test.ts'],
  },
});
