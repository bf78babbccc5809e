import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES, VERSION } from './places.ts';

/**
 * Returns the path for a package of the current version. Deletes packages of other versions, so that a shell pattern
 * such as `picadito_*.deb` matches only one file.
 */
export function newPackage(before: string, after: string, folder = PACKAGES): string {
  for (const old of globSync(`${before}*${after}`, { cwd: folder })) rmSync(join(folder, old));
  return join(folder, `${before}${VERSION}${after}`);
}
