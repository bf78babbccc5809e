import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../web/src');

test('nothing is written in a weight that the fonts do not have', () => {
  const files = globSync('**/*.{ts,tsx,css}', { cwd: src });
  expect(files.length).toBeGreaterThan(200);
  const other =
    /\bfont-(?:thin|extralight|light|extrabold|black)\b|font-weight: ?(?:[1-389]00|lighter)/;
  const isOther = (file: string) => other.test(readFileSync(join(src, file), 'utf8'));
  expect(files.filter(isOther)).toEqual([]);
});
