import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../server/src/http/files/web-files.ts';
import { NODE_ARGUMENTS, PACKAGES, ROOT, WEB_DIST } from './places.ts';

/** The place in Node that says whether a program is in it (https://nodejs.org/api/single-executable-applications.html). */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';
const POSTJECT = join(ROOT, 'node_modules/.bin/postject');

/** `packages/picadito`: Node with the server and the web client in it. */
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
  // without binutils it is 18 MB larger
  spawnSync('strip', [made]);
  run(POSTJECT, made, 'NODE_SEA_BLOB', blob, '--sentinel-fuse', FUSE);
  renameSync(made, file);
  return file;
}

/** The files of the web client, as packaging/src/program/packaged-web.ts names them. */
function webAssets(): Record<string, string> {
  const names = filesIn(WEB_DIST)?.names ?? [];
  return Object.fromEntries(names.map((name) => [`web/${name}`, join(WEB_DIST, name)]));
}

/** What it prints is of interest where it fails. */
function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: 'pipe' });
}
