import { join } from 'node:path';
import { globSync, rmSync } from 'node:fs';

import manifest from '../../package.json' with { type: 'json' };

export const ROOT = join(import.meta.dirname, '../..');
export const WEB_DIST = join(ROOT, 'web/dist');
/** Folder that all forms of the package are written to. */
export const PACKAGES = join(ROOT, 'packages');

export const { version: VERSION, description: DESCRIPTION, license: LICENSE } = manifest;
export const NODE_VERSION = manifest.dependencies.node;
/** Arguments with which all forms start Node. */
export const NODE_ARGUMENTS = manifest.config.heap.split(' ');

/**
 * Returns the path for a package of the current version. Deletes existing packages of all versions, so that a shell
 * pattern such as `picadito_*.deb` matches only one file.
 */
export function newPackage(before: string, after: string, folder = PACKAGES): string {
  for (const old of globSync(`${before}*${after}`, { cwd: folder })) rmSync(join(folder, old));
  return join(folder, `${before}${VERSION}${after}`);
}
