import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('the store operations that ARCHITECTURE.md maps are there', () => {
  const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const [, table = ''] = architecture.split('| operation that the specification names');
  const rows = table.split('\n\n', 1)[0] ?? '';
  const named = [...rows.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  const sources = ['server/src/store', 'server/src/services']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { encoding: 'utf8' }).map((file) => join(root, folder, file)),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'));
  const isExported = (name: string) =>
    sources.some((source) => new RegExp(`export (async )?function ${name}\\b`).test(source));
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((name) => !isExported(name))).toEqual([]);
});
