import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../server/src/http/files/web-files.ts';
import { NODE_ARGUMENTS, PACKAGES, ROOT, WEB_DIST } from './places.ts';

/**
 * Identifies the place in Node's executable that records whether a program is embedded
 * (https://nodejs.org/api/single-executable-applications.html).
 */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';
const POSTJECT = join(ROOT, 'node_modules/.bin/postject');

/** Makes `packages/picadito`, Node with the server and the web client in it, and returns its path. */
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

/** Maps the asset names that packaging/src/program/packaged-program.ts reads to the files of the web client. */
function webAssets(): Record<string, string> {
  const names = filesIn(WEB_DIST)?.names ?? [];
  return Object.fromEntries(names.map((name) => [`web/${name}`, join(WEB_DIST, name)]));
}

/** Runs a command without showing its output, which is in the error if the command fails. */
function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: 'pipe' });
}
