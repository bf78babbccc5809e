import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  backupFolder,
  newBackup,
  newUpgradeBackup,
  prune,
  pruneUpgradeBackups,
  refusalOfFolder,
  upgradeBackups,
} from './backup-files.ts';

function aFolder(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of names) writeFileSync(join(folder, name), '');
  return folder;
}

const OF_A_DAY = (day: number) => `picadito-2026112${day}T120000Z.db`;
const OTHERS = ['daily-20261101T120000Z.db', 'picadito-old.db', 'notes.txt'];

test('the oldest backups of a kind are deleted, and no other file', () => {
  const folder = aFolder(...[3, 1, 4, 2].map(OF_A_DAY), ...OTHERS);
  expect(prune(folder, 'manual', 2)).toBe(2);
  expect(readdirSync(folder).toSorted()).toEqual([...OTHERS, OF_A_DAY(3), OF_A_DAY(4)].toSorted());
  expect(prune(folder, 'manual', 2)).toBe(0);
  expect(prune(folder, 'daily', 2)).toBe(0);
});

test('of the backups before upgrades the newest of each schema stays, for at most three schemas', () => {
  const of = (schema: string, day: string) => `before-upgrade-of-${schema}-202611${day}T120000Z.db`;
  const folder = aFolder(
    of('019', '01'),
    of('024', '03'),
    of('020', '02'),
    of('027', '04'),
    of('027', '05'),
    of('027', '06'),
  );
  pruneUpgradeBackups(folder);
  const stored = [of('027', '06'), of('024', '03'), of('020', '02')];
  expect(upgradeBackups(folder).map(({ file }) => file)).toEqual(
    stored.map((name) => join(folder, name)),
  );
});

test('new backups get names by which they are found again', () => {
  const folder = aFolder();
  writeFileSync(newUpgradeBackup(folder, '027'), '');
  for (const kind of ['manual', 'daily'] as const) writeFileSync(newBackup(folder, kind), '');
  expect(upgradeBackups(folder)).toMatchObject([{ schema: '027' }]);
  expect([prune(folder, 'manual', 1), prune(folder, 'daily', 1)]).toEqual([0, 0]);
  expect(readdirSync(folder)).toHaveLength(3);
});

test('without BACKUP_DIR, backups are in a folder next to the database', () => {
  expect(backupFolder(null, { engine: 'sqlite', file: '/var/lib/a/b.db' })).toBe(
    '/var/lib/a/backups',
  );
  expect(backupFolder('/mnt/c', { engine: 'sqlite', file: '/var/lib/a/b.db' })).toBe('/mnt/c');
});

test('a folder for backups is created, or refused if it cannot be created', () => {
  const folder = join(aFolder(), 'of', 'backups');
  expect(refusalOfFolder(folder)).toBe(null);
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, 'a file'), '');
  for (const place of [join(folder, 'a file'), join(folder, 'a file/in it'), '/proc/none/deeper'])
    expect(refusalOfFolder(place)).toMatch(/^BACKUP_DIR: cannot write .+ \(E\w+: .+\)\. Let this/);
});
