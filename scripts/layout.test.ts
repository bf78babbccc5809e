import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const FILES_MAX = 25;

/** Folders with more source files than a reader takes in at once; tests do not count. */
function crowded(files: readonly string[]): string[] {
  const sources = files.filter((file) => !/\.(test|spec|process)\.tsx?$/.test(file));
  const folders = Map.groupBy(sources, dirname);
  return [...folders].flatMap(([folder, { length }]) =>
    length > FILES_MAX ? [`${folder}: ${length}`] : [],
  );
}

test('no folder has more than 25 source files', () => {
  const files = globSync(
    [
      '{domain,server,web,bench}/src/**/*.{ts,tsx}',
      'e2e/{support,record}/**/*.ts',
      'scripts/**/*.ts',
    ],
    { cwd: root },
  );
  expect(files.length).toBeGreaterThan(900);
  expect(crowded(files)).toEqual([]);
});

test('a folder with too many files is found, not counting tests', () => {
  const files = Array.from({ length: 26 }, (_, index) => `web/src/ui/file-${index}.ts`);
  expect(crowded(files)).toEqual(['web/src/ui: 26']);
  expect(crowded([...files.slice(1), 'web/src/ui/icon.test.ts'])).toEqual([]);
});
