import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aFile } from '../../testing/copies.ts';
import { newUpgradeBackup } from '../backups/backup-files.ts';
import { backUpBeforeUpgrade } from './before-upgrade.ts';

const address = { engine: 'postgres', url: 'postgres://nobody@127.0.0.1:1/nothing' } as const;

test('an upgrade without space for its backup is refused with the space that it needs and where', async () => {
  const folder = join(dirname(aFile().file), 'backups');
  const size = 1024 ** 5;
  await expect(backUpBeforeUpgrade({ address, folder, size, schema: '027' })).rejects.toThrow(
    /^it needs 2147483648 MB free in \S+\/backups, and \d+ MB are\. Free some space and start again, or set BACKUP_DIR to another disk$/,
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder in which no backup can be written is named with advice', async () => {
  const folder = aFile().file;
  writeFileSync(folder, 'no folder');
  await expect(backUpBeforeUpgrade({ address, folder, size: 0, schema: '027' })).rejects.toThrow(
    /^it needs a backup in \S+copy\.db first, which cannot be made \(.*EEXIST.*\)\. Check that folder, or set BACKUP_DIR to another one$/,
  );
});

test('a backup that another server made in the same second is never deleted', async () => {
  vi.setSystemTime(Date.parse('2026-11-26T12:00:00Z'));
  onTestFinished(() => void vi.useRealTimers());
  const folder = join(dirname(aFile().file), 'backups');
  mkdirSync(folder);
  const file = newUpgradeBackup(folder, '027');
  writeFileSync(file, 'of another server');
  const made = await backUpBeforeUpgrade({ address, folder, size: 0, schema: '027' });
  made.discard();
  expect([made.file, ...readdirSync(folder)]).toEqual([file, basename(file)]);
});
