import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'picadito-')), 'data.db');

test('a damaged file is refused with one line that names the way to restore', async () => {
  const file = newFile();
  writeFileSync(file, 'a letter to a friend '.repeat(100));
  expect(await openDatabase({ engine: 'sqlite', file })).toEqual({
    ok: false,
    error: `DATABASE_URL: ${file} is damaged (file is not a database); it was left as it is. Bring back a backup: npm run restore -- BACKUP --replace`,
  });
});

test('a path that is no file is refused with one line', async () => {
  const file = newFile();
  mkdirSync(file);
  const opened = await openDatabase({ engine: 'sqlite', file });
  expect(opened).toMatchObject({
    error: expect.stringMatching(/^DATABASE_URL: cannot open \S+ \(.*EISDIR.*\)\.$/),
  });
});
