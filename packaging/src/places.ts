import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

export const ROOT = join(import.meta.dirname, '../..');
export const WEB_DIST = join(ROOT, 'web/dist');
/** Folder that all forms of the package are written to. */
export const PACKAGES = join(ROOT, 'packages');

export const { version: VERSION, description: DESCRIPTION, license: LICENSE } = manifest;
export const NODE_VERSION = manifest.dependencies.node;
/** Arguments with which all forms start Node. */
export const NODE_ARGUMENTS = manifest.config.heap.split(' ');
