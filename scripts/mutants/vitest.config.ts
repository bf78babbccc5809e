import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import type { Mutant } from './mutant.ts';

const root = join(import.meta.dirname, '../..');
/** Nothing is taken away when it names no file. */
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
  // runs share what they transform, but for the mutated file
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (isMutated(id) ? false : undefined)),
};

/** The tests on SQLite and those without a database, against a program that lacks one control. */
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
