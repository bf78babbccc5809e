import { closeSync, openSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { errorMessage } from '../terminal.ts';
import { PROGRAM } from '../program.ts';
import { namesIn } from '../store/copy/partial-copies.ts';
import type { DatabaseAddress } from '../store/engines/engine-at.ts';
import { isDiskFull, makeFolder, partialName } from '../store/engines/sqlite-file.ts';

/**
 * The names of backups: the server makes `daily` ones, an operator makes `manual` ones with the backup command. A newer
 * version of the program also makes `before-upgrade-` backups when it starts.
 */
const KINDS = {
  manual: { prefix: 'picadito', pattern: /^picadito-\d{8}T\d{6}Z\.db$/ },
  daily: { prefix: 'daily', pattern: /^daily-\d{8}T\d{6}Z\.db$/ },
} as const;
export type BackupKind = keyof typeof KINDS;

const BEFORE_UPGRADE = /^before-upgrade-of-(\d{3})-(\d{8}T\d{6}Z)\.db$/;

/**
 * Returns the folder of backups. `named` is the value of BACKUP_DIR. Without it, the folder is next to the SQLite file,
 * or for PostgreSQL in the default data folder.
 */
export function backupFolder(named: string | null | undefined, address: DatabaseAddress): string {
  const folder = named?.trim();
  if (folder) return resolve(folder);
  if (address.engine === 'sqlite') return join(dirname(address.file), 'backups');
  const usual = PROGRAM.dataFolder();
  return resolve(usual.ok ? usual.value : 'data', 'backups');
}

/**
 * Returns in one line why no backup can be written to a folder, or null. A full disk does not count, because it may
 * have space at the time of the backup.
 */
export function refusalOfFolder(folder: string): string | null {
  const file = partialName(join(resolve(folder), 'trial'));
  try {
    makeFolder(dirname(file));
    closeSync(openSync(file, 'wx', 0o600));
    rmSync(file, { force: true });
    return null;
  } catch (error) {
    if (isDiskFull(error)) return null;
    return `BACKUP_DIR: cannot write ${folder} (${errorMessage(error)}). Let this user write there, or name another folder.`;
  }
}

/** Returns a time in UTC in the form that file names of backups contain: 20261121T130500Z. */
export function momentOf(date: Date): string {
  return date.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

export function newBackup(folder: string, kind: BackupKind): string {
  return join(folder, `${KINDS[kind].prefix}-${momentOf(new Date())}.db`);
}

/**
 * Returns the file name for a backup before an upgrade. `schema` is the number of the newest migration that the
 * database has.
 */
export function newUpgradeBackup(folder: string, schema: string): string {
  return join(folder, `before-upgrade-of-${schema}-${momentOf(new Date())}.db`);
}

/** Deletes all but the `keep` newest backups of a kind in a folder; returns how many were deleted. */
export function prune(folder: string, kind: BackupKind, keep: number): number {
  const old = namesIn(folder)
    .filter((name) => KINDS[kind].pattern.test(name))
    .toSorted()
    .slice(0, -keep);
  for (const name of old) rmSync(join(folder, name), { force: true });
  return old.length;
}

/** Returns the paths of the backups that were made before upgrades, with the schema of each, newest first. */
export function upgradeBackups(folder: string): { file: string; schema: string }[] {
  return namesIn(folder)
    .flatMap((name) => {
      const [, schema = '', moment = ''] = BEFORE_UPGRADE.exec(name) ?? [];
      return moment === '' ? [] : [{ file: join(folder, name), schema, moment }];
    })
    .toSorted((one, other) => (one.moment < other.moment ? 1 : -1));
}

/**
 * Keeps the newest backup of each schema, for at most `keep` schemas, and deletes all other backups that were made
 * before upgrades. An upgrade that is tried repeatedly thus deletes no backup of another schema.
 */
export function pruneUpgradeBackups(folder: string, keep = 3): void {
  const seen = new Set<string>();
  for (const { file, schema } of upgradeBackups(folder)) {
    if (seen.has(schema) || seen.size >= keep) rmSync(file, { force: true });
    seen.add(schema);
  }
}
