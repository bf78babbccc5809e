import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES, VERSION } from './places.ts';

/**
 * Returns the path for a package of this version. Deletes the packages of other versions, so that a pattern of a shell
 * matches one file only.
 */
export function newPackage(before: string, after: string, folder = PACKAGES): string {
  for (const old of globSync(`${before}*${after}`, { cwd: folder })) rmSync(join(folder, old));
  return join(folder, `${before}${VERSION}${after}`);
}
