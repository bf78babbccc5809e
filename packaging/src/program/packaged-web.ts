import { join } from 'node:path';
import { getAssetKeys, getRawAsset, isSea } from 'node:sea';
import type { BuiltWeb } from '../../../server/src/built-web.ts';
import { filesIn, type WebFiles } from '../../../server/src/http/files/web-files.ts';

/** Names the folder of the npm package that has the web client, and the prefix of the executable's assets. */
const WEB = 'web';

/** Reads the web client of a package. It replaces server/src/built-web.ts in the bundle of all packages. */
export const BUILT_WEB: BuiltWeb = {
  files: () => (isSea() ? filesOfExecutable() : filesIn(join(import.meta.dirname, WEB))),
  playersPage: () => import('picadito:players-page'),
};

function filesOfExecutable(): WebFiles {
  const prefix = `${WEB}/`;
  return {
    where: process.execPath,
    names: getAssetKeys().map((key) => key.slice(prefix.length)),
    // The bytes are pages of the executable itself, so that nothing is copied.
    read: (name) => Buffer.from(getRawAsset(prefix + name)),
  };
}
