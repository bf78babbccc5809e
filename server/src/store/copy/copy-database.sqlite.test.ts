import { chownSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aFile, contentOf, filled, write } from '../../../testing/copies.ts';
import { unprivilegedAccount } from '../../../testing/postgres/unprivileged.ts';
import { engineAt } from '../engines/engine-at.ts';
import { FileInUseError } from '../engines/restore-target.ts';
import { makeFolder } from '../engines/sqlite-file.ts';
import { openStore } from '../store.ts';
import { copyDatabase } from './copy-database.ts';

test('an existing target file is moved aside only on request', async () => {
  const from = await filled(aFile());
  const to = aFile();
  await filled(to);
  await write(to, (db) => sql`update matches set location = 'Otra'`.execute(db));
  const old = await contentOf(to);
  const aside = `${to.file}.old`;
  expect(await copyDatabase(from, to, { aside })).toMatchObject({ movedAside: true });
  expect(await contentOf(to)).toEqual(await contentOf(from));
  expect(await contentOf({ engine: 'sqlite', file: aside })).toEqual(old);
});

test('a damaged file is moved aside as it is', async () => {
  const to = aFile();
  writeFileSync(to.file, 'broken '.repeat(1000));
  writeFileSync(`${to.file}-wal`, 'also broken');
  const aside = `${to.file}.old`;
  await copyDatabase(await filled(aFile()), to, { aside });
  expect(statSync(aside).size).toBe(7000);
  expect(existsSync(`${aside}-wal`)).toBe(true);
  expect(existsSync(`${to.file}-wal`)).toBe(false);
});

test('a file that a server has open is not touched', async () => {
  const to = aFile();
  const store = await openStore(engineAt(to));
  const from = await filled(aFile());
  const aside = `${to.file}.old`;
  for (const options of [{}, { aside }])
    await expect(copyDatabase(from, to, options)).rejects.toThrow(FileInUseError);
  await store.close();
  expect(existsSync(aside)).toBe(false);
});

test('a file that root restores gets the owner of the previous file, else of its folder', async () => {
  const from = await filled(aFile());
  const service = unprivilegedAccount() ?? processAccount();
  const [missing, there] = [aFile(), aFile()];
  await filled(there);
  for (const path of [dirname(missing.file), there.file]) chownSync(path, service.uid, service.gid);
  await copyDatabase(from, missing);
  await copyDatabase(from, there, { aside: `${there.file}.old` });
  for (const { file } of [missing, there]) expect(statSync(file)).toMatchObject(service);
  const folder = join(dirname(missing.file), 'backups/of/root');
  makeFolder(folder);
  expect(statSync(folder)).toMatchObject(service);
});

/** Returns the user and the group of this process. Only root can give files to another user. */
const processAccount = () => ({ uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 });
