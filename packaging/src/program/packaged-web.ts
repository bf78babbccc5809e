import { join } from 'node:path';
import { getAssetKeys, getRawAsset, isSea } from 'node:sea';
import type { BuiltWeb } from '../../../server/src/built-web.ts';
import { filesIn, type WebFiles } from '../../../server/src/http/web-files.ts';

/** Folder of the web client in the npm package; also the first part of the names of the executable's assets. */
const WEB = 'web';

/** The files of the web client in a package. In the bundle this module replaces server/src/built-web.ts. */
export const BUILT_WEB: BuiltWeb = {
  files: () => (isSea() ? filesOfExecutable() : filesIn(join(import.meta.dirname, WEB))),
  playersPage: () => import('picadito:players-page'),
};

function filesOfExecutable(): WebFiles {
  const prefix = `${WEB}/`;
  return {
    where: process.execPath,
    names: getAssetKeys().map((key) => key.slice(prefix.length)),
    // The buffer shares the memory of the executable, so nothing is copied.
    read: (name) => Buffer.from(getRawAsset(prefix + name)),
  };
}
