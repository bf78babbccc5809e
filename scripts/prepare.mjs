/**
 * Installs the dependencies when they are not those of the lock file. It runs before anything is there, on
 * whatever Node the machine has: only `node:` modules, and no syntax newer than Node 16 knows.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.installed');
const lock = join(root, '.prepare-lock');
const owner = join(lock, 'pid');
/** npm leaves out what the Node that it runs on is too old for, also if another one is to run it (docs/decisions/309). */
const isNewEnough = (major, minor) =>
  (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
const NPM = '11.19.1';
/** A lock folder without a process in it is given this long to get one. */
const HALF_MADE_MS = 10_000;

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');

if (!isInstalled()) {
  takeLock();
  try {
    if (!isInstalled()) install();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

/** `--include=dev`: the build needs them, also where NODE_ENV says production. */
function install() {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (!isNewEnough(major, minor)) first.push(...byNewerNpm());
  const { status } = spawnSync(command, [...first, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    rmSync(lock, { recursive: true, force: true });
    process.exit(status === null ? 1 : status);
  }
  writeFileSync(stamp, wanted);
}

function byNewerNpm() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const packages = [`node@${manifest.dependencies.node}`, `npm@${NPM}`];
  return [
    'exec',
    '--yes',
    '--loglevel=error',
    ...packages.map((name) => `--package=${name}`),
    '--',
    'npm',
  ];
}

/** Two starts at once: one installs, the other waits. A lock whose owner is gone is taken over. */
function takeLock() {
  for (;;) {
    try {
      mkdirSync(lock);
      writeFileSync(owner, String(process.pid));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isAbandoned()) rmSync(lock, { recursive: true, force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

function isAbandoned() {
  try {
    process.kill(Number(readFileSync(owner, 'utf8')), 0);
    return false;
  } catch (error) {
    if (error.code === 'ESRCH') return true;
    if (error.code !== 'ENOENT') return false;
  }
  try {
    return Date.now() - statSync(lock).mtimeMs > HALF_MADE_MS;
  } catch (error) {
    return error.code !== 'ENOENT';
  }
}
