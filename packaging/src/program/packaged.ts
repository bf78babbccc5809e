import { join, resolve } from 'node:path';
import { getAssetKeys, getRawAsset, isSea } from 'node:sea';
import { filesIn, type WebFiles } from '../../../server/src/http/files/web-files.ts';
import type { Program } from '../../../server/src/program.ts';
import { shellQuote } from '../../../server/src/shell-quote.ts';
import { dataFolder } from './data-folder.ts';

/** Beside the bundle in the npm package, and what the names of the executable's assets begin with. */
const WEB = 'web';
const HERE = import.meta.dirname;
const IS_BY_NPX = process.env['npm_lifecycle_event'] === 'npx';
const NAME = nameInAnyFolder();

/** Stands in the place of server/src/program.ts in the bundle of all packaged forms. */
export const PROGRAM: Program = {
  version: BUILT.version,
  sources: () => BUILT.sources,
  root: HERE,
  web: () => (isSea() ? filesOfExecutable() : filesIn(join(HERE, WEB))),
  playersPage: () => import('picadito:players-page'),
  dataFolder,
  call: (command, args) => [NAME, command, args].filter(Boolean).join(' '),
  entry: isSea() ? [] : [import.meta.filename],
  isPackaged: true,
};

/** What calls it again in a new shell: the executable may be anywhere, and npx puts nothing in the PATH. */
function nameInAnyFolder(): string {
  if (IS_BY_NPX) return shellQuote(join(HERE, 'picadito'));
  const { argv0 } = process;
  if (!isSea()) return 'picadito';
  return argv0.includes('/') ? shellQuote(resolve(argv0)) : argv0;
}

/**
 * npx calls its command by a shell, which does not pass a signal on: the server ends as by SIGTERM when that shell is
 * gone.
 */
function endWithNpx(): void {
  const shell = process.ppid;
  const look = () => process.ppid !== shell && process.kill(process.pid, 'SIGTERM');
  setInterval(look, 500).unref();
}

if (IS_BY_NPX) endWithNpx();

function filesOfExecutable(): WebFiles {
  const prefix = `${WEB}/`;
  return {
    where: process.execPath,
    names: getAssetKeys().map((key) => key.slice(prefix.length)),
    // not copied: they are pages of the executable itself
    read: (name) => Buffer.from(getRawAsset(prefix + name)),
  };
}
