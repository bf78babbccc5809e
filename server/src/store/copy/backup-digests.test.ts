import { readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { aDatabase, aFile, arrivedAt, contentOf, filled } from '../../../testing/copies.ts';
import { ChangedBackupError } from './backup-digests.ts';
import { copyDatabase } from './copy-database.ts';

async function aBackup() {
  const backup = aFile();
  await copyDatabase(await filled(aFile()), backup, { isBackup: true });
  const change = (statement: string) => {
    const database = new DatabaseSync(backup.file, { enableForeignKeyConstraints: false });
    database.exec(statement);
    database.close();
  };
  return { backup, change };
}

test('a backup is restored as it was when it was made', async () => {
  const { backup } = await aBackup();
  const to = await aDatabase({ empty: true });
  expect(await copyDatabase(backup, to)).toMatchObject({ isCompared: true });
  expect(await contentOf(to)).toEqual(await contentOf(backup));
});

test.each([
  ['one changed letter', "update players set name = 'Ñandú8' where name = 'Ñandú7'"],
  ['a row that is gone', "delete from badge_players where user_id = 'user-3'"],
  ['another row', "insert into server_keys values ('other', 'key')"],
  ['a table that is gone', 'drop table keepers'],
  ['a digest that is gone', "delete from backup_digests where name = 'keepers'"],
])('a backup with %s is refused, and nothing arrives', async (_, statement) => {
  const { backup, change } = await aBackup();
  change(statement);
  const to = await aDatabase({ empty: true });
  await expect(copyDatabase(backup, to)).rejects.toThrow(ChangedBackupError);
  expect(await arrivedAt(to)).toEqual([]);
});

test('an older backup without digests is restored', async () => {
  const { backup, change } = await aBackup();
  change('drop table backup_digests');
  const to = aFile();
  expect(await copyDatabase(backup, to)).toMatchObject({ isCompared: false });
  expect(await contentOf(to)).toEqual(await contentOf(backup));
});

test('the next copy removes the files of killed copies, but not those of running ones', async () => {
  const to = aFile();
  const writing = new DatabaseSync(`${to.file}.0a1b2c3d.partial`);
  onTestFinished(() => writing.close());
  writing.exec('begin immediate; create table half (text text)');
  for (const name of ['11111111.partial', '22222222.partial-wal', '22222222.partial'])
    writeFileSync(`${to.file}.${name}`, 'half a page');
  const own = `${dirname(to.file)}/notes.partial`;
  writeFileSync(own, 'of others');
  await copyDatabase(await filled(aFile()), to);
  expect(readdirSync(dirname(to.file))).toEqual([
    'copy.db',
    'copy.db.0a1b2c3d.partial',
    'copy.db.0a1b2c3d.partial-journal',
    'notes.partial',
  ]);
});
