import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

type Locked = { version?: string; resolved?: string; integrity?: string; link?: boolean };
type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined> & {
  allowScripts?: Record<string, boolean>;
};

/** Installed packages by their paths, from the lock file. A package without an address comes from the registry. */
const lock = (read('package-lock.json') as { packages: Record<string, Locked> }).packages;

/** Returns the paths of packages that do not come from the registry, or have no SHA-512 hash. */
function unvouched(packages: Record<string, Locked>): string[] {
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .filter(
      ([, { resolved, integrity = '' }]) =>
        resolved !== undefined || !integrity.startsWith('sha512-'),
    )
    .map(([place]) => place);
}

test('every package comes from the registry, with a hash of its content', () => {
  expect(Object.keys(lock).length).toBeGreaterThan(300);
  expect(unvouched(lock)).toEqual([]);
  const planted = {
    'node_modules/a': { integrity: 'sha1-x' },
    'node_modules/b': { resolved: 'git+ssh://git@elsewhere.example/b.git', integrity: 'sha512-x' },
    'node_modules/c': { version: '1.0.0' },
  };
  expect(unvouched(planted)).toEqual(Object.keys(planted));
});

test('versions are exact', () => {
  const manifests = ['package.json', ...globSync('*/package.json', { cwd: root })];
  expect(manifests.length).toBeGreaterThan(5);
  const wanted = manifests.flatMap((file) => {
    const { dependencies, devDependencies } = read(file) as Manifest;
    return Object.entries({ ...dependencies, ...devDependencies });
  });
  const loose = wanted.filter(
    ([name, version]) =>
      !name.startsWith('@picadito/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

test('only the runtime has an install script', () => {
  const allowed = (read('package.json') as Manifest).allowScripts;
  expect(Object.keys(allowed ?? {}).filter((name) => allowed?.[name])).toEqual(['node']);
});
