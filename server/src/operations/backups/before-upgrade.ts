import { existsSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorMessage } from '../../error-message.ts';
import { copyDatabase } from '../../store/copy/copy-database.ts';
import type { DatabaseAddress } from '../../store/engines/engine-at.ts';
import { freeBytes, isDiskFull, makeFolder } from '../../store/engines/sqlite-file.ts';
import { newUpgradeBackup } from './backup-files.ts';

/** Reports that the database cannot be upgraded and was left unchanged; the message says what to do. */
export class UpgradeError extends Error {}

const MEGABYTE = 1024 * 1024;

export type Upgrade = {
  address: DatabaseAddress;
  folder: string;
  /** Holds the size of the database in bytes. */
  size: number;
  /** Holds the number of the database's newest migration. */
  schema: string;
};

/** Holds the file of a backup. `discard` deletes it, unless another server made it. */
export type UpgradeBackup = { file: string; discard: () => void };

/**
 * Makes a verified backup; throws an UpgradeError when it fails or the disk lacks space for the backup and the upgrade.
 */
export async function backUpBeforeUpgrade(upgrade: Upgrade): Promise<UpgradeBackup> {
  const { address, folder, schema } = upgrade;
  const file = newUpgradeBackup(folder, schema);
  try {
    makeFolder(folder);
    refuseFullDisk(upgrade);
    // Another server that starts at the same time has made the backup in this second.
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
 * Throws when a disk lacks space: writing a backup takes twice its size, and a migration at most the size of the
 * database.
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
