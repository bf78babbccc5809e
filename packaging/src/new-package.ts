import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES, VERSION } from './places.ts';

/** Where a form is put. Those of other versions are deleted: a pattern of a shell is to find one. */
export function newPackage(before: string, after: string, folder = PACKAGES): string {
  for (const old of globSync(`${before}*${after}`, { cwd: folder })) rmSync(join(folder, old));
  return join(folder, `${before}${VERSION}${after}`);
}
