import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isInUse, removeFile } from '../engines/restore-target.ts';

const LEFTOVER = /\.[\da-f]{8}\.partial$/;

/** Removes what copies that were killed have left in the folder of `file`; those that are being written are in use. */
export function removePartialCopies(file: string): void {
  const folder = dirname(file);
  for (const name of namesIn(folder)) {
    const leftover = join(folder, name);
    if (LEFTOVER.test(name) && !isInUse(leftover)) removeFile(leftover);
  }
}

/** Of the files in a folder; none where it cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
