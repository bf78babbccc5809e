import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteEngine } from '../store/engines/sqlite.ts';
import { openStore } from '../store/store.ts';
import { openDatabase } from './open-database.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'picadito-')), 'data.db');

test('a damaged file is refused with one line that names the way to restore', async () => {
  const file = newFile();
  writeFileSync(file, 'a letter to a friend '.repeat(100));
  expect(await openDatabase({ engine: 'sqlite', file })).toEqual({
    ok: false,
    error: `DATABASE_URL: ${file} is damaged (file is not a database); it was left as it is. Bring back a backup: DATABASE_URL=file://${file} npm run restore -- BACKUP --replace`,
  });
});

test('the command that restores a backup is quoted for the shell for any name of a folder', async () => {
  const file = join(mkdtempSync(join(tmpdir(), "picadito l'año (1) ")), 'data.db');
  await (await openStore(sqliteEngine(file))).close();
  const database = new DatabaseSync(file);
  database.exec('create table backup_digests (name text)');
  database.close();
  const opened = await openDatabase({ engine: 'sqlite', file });
  const [, command = ''] = /(npm run restore.*), with/.exec(opened.ok ? '' : opened.error) ?? [];
  const read = execFileSync('sh', ['-c', `printf '%s\\n' ${command}`], { encoding: 'utf8' });
  expect(read.split('\n').slice(0, -1)).toEqual(['npm', 'run', 'restore', '--', file, '--replace']);
});

test('the advice for a file that another program has locked is to stop that program', () => {
  const file = newFile();
  // A start of the server would wait 10 seconds for the lock.
  const [other, impatient] = [new DatabaseSync(file), new DatabaseSync(file, { timeout: 0 })];
  onTestFinished(() => [other, impatient].forEach((database) => database.close()));
  other.exec('begin exclusive');
  const refusal = errorOf(() => impatient.exec('begin exclusive'));
  expect(sqliteEngine(file).adviceFor(refusal)).toBe('Another program has it locked: stop it.');
});

function errorOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
}

test('a file that another server uses is refused with one line, and commands open it', async () => {
  const file = newFile();
  const address = { engine: 'sqlite', file } as const;
  const first = await openDatabase(address, { isForServer: true });
  expect(await openDatabase(address, { isForServer: true })).toEqual({
    ok: false,
    error: `DATABASE_URL: another Picadito serves ${file} already. Stop that one, or name another file.`,
  });
  for (const opened of [await openDatabase(address), first])
    if (opened.ok) await opened.value.close();
  expect(await openDatabase(address, { isForServer: true })).toMatchObject({ ok: true });
});

test('a path that is no file is refused with one line', async () => {
  const file = newFile();
  mkdirSync(file);
  const opened = await openDatabase({ engine: 'sqlite', file });
  expect(opened).toMatchObject({
    error: expect.stringMatching(/^DATABASE_URL: cannot open \S+ \(.*EISDIR.*\)\.$/),
  });
});

test.each([
  [
    'another program',
    '',
    /^DATABASE_URL: \S+ belongs to another program \(it has a table t and no schema_migrations\); it was left as it is\. DATABASE_URL takes a file of its own\.$/,
  ],
  [
    'a backup',
    'create table backup_digests (name text)',
    /^DATABASE_URL: (\S+) is a backup, and backups are restored: npm run restore -- \1 --replace, with DATABASE_URL naming another file$/,
  ],
])('the file of %s is refused with one line that says what to do', async (_, made, line) => {
  const file = newFile();
  if (made !== '') await (await openStore(sqliteEngine(file))).close();
  const database = new DatabaseSync(file);
  database.exec(made || 'create table t (t)');
  database.close();
  expect(await openDatabase({ engine: 'sqlite', file })).toMatchObject({
    error: expect.stringMatching(line),
  });
});
