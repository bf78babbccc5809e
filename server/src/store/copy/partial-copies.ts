import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isInUse, removeFile } from '../engines/restore-target.ts';

const LEFTOVER = /\.[\da-f]{8}\.partial$/;

/**
 * Removes the partial files that copies have left in the folder of `file` when their process was killed. Files that
 * another process has open belong to running copies and stay.
 */
export function removePartialCopies(file: string): void {
  const folder = dirname(file);
  for (const name of namesIn(folder)) {
    const leftover = join(folder, name);
    if (LEFTOVER.test(name) && !isInUse(leftover)) removeFile(leftover);
  }
}

/** Returns the names of the files in a folder, or an empty list if the folder cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
