import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutants } from './mutants/mutants.ts';

const root = join(import.meta.dirname, '..');

test('at least 40 controls have a mutant, each once', () => {
  const edits = mutants.map(({ file, from, to }) => JSON.stringify([file, from, to]));
  expect(new Set(edits).size).toBe(mutants.length);
  expect(mutants.length).toBeGreaterThanOrEqual(40);
});

test.each(mutants)('the mutated code and the tests of a mutant exist: $name', (mutant) => {
  const { file, from, to, tests } = mutant;
  expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((name) => !existsSync(join(root, name)))).toEqual([]);
});
