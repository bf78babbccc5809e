import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isInUse, removeFile } from '../engines/restore-target.ts';

const LEFTOVER = /\.[\da-f]{8}\.partial$/;

/**
 * Removes the partial files that killed copies have left in the folder of `file`. Files in use belong to running copies
 * and stay.
 */
export function removePartialCopies(file: string): void {
  const folder = dirname(file);
  for (const name of namesIn(folder)) {
    const leftover = join(folder, name);
    if (LEFTOVER.test(name) && !isInUse(leftover)) removeFile(leftover);
  }
}

/** Returns the names of the files in a folder, or an empty list if it cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
