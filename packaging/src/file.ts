import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../server/src/http/web-files.ts';
import { NODE_ARGUMENTS, PACKAGES, ROOT, WEB_DIST } from './places.ts';

/**
 * Text in Node's executable that marks the place which records whether a program is embedded
 * (https://nodejs.org/api/single-executable-applications.html).
 */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';
const POSTJECT = join(ROOT, 'node_modules/.bin/postject');

/**
 * Makes the executable file `packages/picadito`, which contains Node, the server and the web client, and returns its
 * path.
 */
export async function executableFile(bundle: string, scratch: string): Promise<string> {
  const [config, blob] = [join(scratch, 'sea.json'), join(scratch, 'sea.blob')];
  const options = {
    main: bundle,
    output: blob,
    assets: webAssets(),
    useCodeCache: true,
    execArgv: NODE_ARGUMENTS,
    disableExperimentalSEAWarning: true,
  };
  writeFileSync(config, JSON.stringify(options));
  run(process.execPath, '--experimental-sea-config', config);

  const file = join(PACKAGES, 'picadito');
  const made = `${file}.new`;
  copyFileSync(process.execPath, made);
  chmodSync(made, 0o755);
  // `strip` is a part of binutils. On a machine without it the file is 18 MB larger.
  spawnSync('strip', [made]);
  run(POSTJECT, made, 'NODE_SEA_BLOB', blob, '--sentinel-fuse', FUSE);
  renameSync(made, file);
  return file;
}

/**
 * Returns the files of the web client by the names of the executable's assets, which
 * packaging/src/program/packaged-program.ts reads.
 */
function webAssets(): Record<string, string> {
  const names = filesIn(WEB_DIST)?.names ?? [];
  return Object.fromEntries(names.map((name) => [`web/${name}`, join(WEB_DIST, name)]));
}

/** Runs a command and hides its output. If the command fails, the thrown error contains the output. */
function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: 'pipe' });
}
