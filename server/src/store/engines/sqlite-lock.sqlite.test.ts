import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startProgram } from '../../../testing/upgrades/killed-program.ts';
import { copyDatabase } from '../copy/copy-database.ts';
import { openStore, type Store } from '../store.ts';
import { FileServedError } from './sqlite-lock.ts';
import { sqliteEngine } from './sqlite.ts';

const SERVER = `
  import { sqliteEngine } from './store/engines/sqlite.ts';
  import { openStore } from './store/store.ts';
  const store = await openStore(sqliteEngine(process.argv[1], { isForServer: true }));
  process.stdout.write('serves');
  process.stdin.once('data', () => store.close().then(() => process.exit(0)));
`;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function aServer(file: string) {
  const child = startProgram(SERVER, file);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  return {
    kill: () => (child.kill('SIGKILL'), ended),
    close: () => (child.stdin.write('end'), ended),
  };
}

function opened(file: string, isForServer: boolean): Promise<Store> {
  return openStore(sqliteEngine(file, { isForServer }));
}

test('a file that a server uses is refused to a second server under any name, and open to commands', async () => {
  const folder = newFolder();
  const file = join(folder, 'own.db');
  await aServer(file);
  const link = join(folder, 'link.db');
  symlinkSync(file, link);
  for (const name of [file, link])
    await expect(opened(name, true)).rejects.toBeInstanceOf(FileServedError);
  await (await opened(file, false)).close();
  const backup = join(folder, 'backups', 'one.db');
  await copyDatabase({ engine: 'sqlite', file }, { engine: 'sqlite', file: backup });
  expect(readdirSync(join(folder, 'backups'))).toEqual(['one.db']);
});

test.each(['kill', 'close'] as const)(
  'after the %s of a server the next one can use the file at once',
  async (end) => {
    const file = join(newFolder(), 'own.db');
    await (await aServer(file))[end]();
    const next = await opened(file, true);
    expect(await next.read.selectFrom('users').select('user_id').execute()).toEqual([]);
    await next.close();
  },
);

test('the lock is an empty file, which only its owner reads', async () => {
  const folder = newFolder();
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
  const store = await opened(join(folder, 'own.db'), true);
  const locks = readdirSync(folder).filter((name) => name.includes('lock'));
  expect(locks).toEqual(['own.db.lock']);
  const { size, mode } = statSync(join(folder, 'own.db.lock'));
  expect([size, mode & 0o777]).toEqual([0, 0o600]);
  await store.close();
});
