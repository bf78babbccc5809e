import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

export const ROOT = join(import.meta.dirname, '../..');
export const WEB_DIST = join(ROOT, 'web/dist');
/** The folder that packages are written to. */
export const PACKAGES = join(ROOT, 'packages');

export const { version: VERSION, description: DESCRIPTION, license: LICENSE } = manifest;
export const NODE_VERSION = manifest.dependencies.node;
/** Holds the arguments of Node that all forms run with. */
export const NODE_ARGUMENTS = manifest.config.heap.split(' ');
