import { existsSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorMessage } from '../terminal.ts';
import { copyDatabase } from '../store/copy/copy-database.ts';
import type { DatabaseAddress } from '../store/engines/engine-at.ts';
import { freeBytes, isDiskFull, makeFolder } from '../store/engines/sqlite-file.ts';
import { newUpgradeBackup } from '../backups/backup-files.ts';

/** The error of an upgrade that cannot be made; the database was left unchanged, and the message says what to do. */
export class UpgradeError extends Error {}

const MEGABYTE = 1024 * 1024;

export type Upgrade = {
  address: DatabaseAddress;
  folder: string;
  /** The size of the database in bytes. */
  size: number;
  /** The number of the newest migration that the database has. */
  schema: string;
};

/** A backup made before an upgrade. `discard` deletes the file, unless another server made it. */
export type UpgradeBackup = { file: string; discard: () => void };

/**
 * Makes a backup before an upgrade, unless another server has just made it. Throws an `UpgradeError` when that fails,
 * or when a disk lacks space for the backup and the upgrade.
 */
export async function backUpBeforeUpgrade(upgrade: Upgrade): Promise<UpgradeBackup> {
  const { address, folder, schema } = upgrade;
  const file = newUpgradeBackup(folder, schema);
  try {
    makeFolder(folder);
    refuseFullDisk(upgrade);
    // If the file exists, another server that starts in the same second has made the backup.
    if (existsSync(file)) return { file, discard: () => {} };
    await copyDatabase(address, { engine: 'sqlite', file }, { isBackup: true });
  } catch (error) {
    if (error instanceof UpgradeError) throw error;
    const reason = isDiskFull(error) ? 'the disk is full' : errorMessage(error);
    throw new UpgradeError(
      `it needs a backup in ${folder} first, which cannot be made (${reason}). Check that folder, or set BACKUP_DIR to another one`,
      { cause: error },
    );
  }
  return { file, discard: () => rmSync(file, { force: true }) };
}

/**
 * Throws an UpgradeError when a disk lacks space: writing a backup takes twice its size, and a migration at most the
 * size of the database.
 */
function refuseFullDisk({ address, folder, size }: Upgrade): void {
  const needs = new Map([[folder, 2 * size]]);
  if (address.engine === 'sqlite') {
    const home = dirname(address.file);
    const isSameDisk = statSync(home).dev === statSync(folder).dev;
    needs.set(isSameDisk ? folder : home, size + (isSameDisk ? 2 * size : 0));
  }
  for (const [place, bytes] of needs) {
    const free = freeBytes(place);
    if (free < bytes)
      throw new UpgradeError(
        `it needs ${Math.ceil(bytes / MEGABYTE)} MB free in ${place}, and ${Math.floor(free / MEGABYTE)} MB are. Free some space and start again, or set BACKUP_DIR to another disk`,
      );
  }
}
