/**
 * Installs the dependencies if they differ from the lock file. The script runs before any dependency is installed, on
 * any Node that the machine has, so it uses only `node:` modules and no syntax newer than Node 16.
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
/**
 * Returns whether npm on this version of Node installs all dependencies. On an older Node npm leaves out packages that
 * require a newer one, although the pinned Node runs them later.
 */
const isNewEnough = (major, minor) =>
  (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
const NPM = '11.19.1';
/**
 * Age in milliseconds at which a lock folder without its owner's process id counts as abandoned, because an owner
 * writes the id at once.
 */
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

/** Installs the development dependencies too, even if NODE_ENV is production, since the build needs them. */
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

/**
 * Waits until this process has the lock. Of two simultaneous starts, one installs the dependencies and the other waits.
 * The lock of a process that has ended is taken over.
 */
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
