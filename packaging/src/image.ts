import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Parts } from './form.ts';
import { newPackage } from './new-package.ts';
import { PACKAGES, ROOT, VERSION } from './places.ts';

const NAME = 'picadito:latest';
/** What a server needs beside the image, for PostgreSQL and TLS. */
const COMPOSE = ['compose.yaml', 'Caddyfile'];
/** What the executable file is linked with (`ldd packages/picadito`). */
const LIBRARIES = ['libc6', 'libgcc-s1', 'libstdc++6'];
/** Of those packages, what no program reads. */
const UNREAD = ['usr/share/lintian', 'usr/share/locale', 'usr/share/gdb', 'usr/share/gcc'];

/**
 * `packages/picadito-<version>.docker.tar`, for `docker load` and `podman load`, and `compose.yaml` beside it. Not an OCI archive: that format has no
 * place for the health check (docs/decisions/296).
 */
export async function containerImage({ executable, scratch }: Parts): Promise<string> {
  const context = join(scratch, 'image');
  const libraries = join(context, 'libraries');
  mkdirSync(join(context, 'data'), { recursive: true });
  mkdirSync(libraries);
  takeLibraries(libraries, join(scratch, 'debian'));
  copyFileSync(await executable(), join(context, 'picadito'));

  const image = newPackage('picadito-', '.docker.tar');
  const store = join(scratch, 'containers');
  const buildah = (...args: string[]) =>
    execFileSync(
      'buildah',
      ['--root', store, '--runroot', `${store}.run`, '--storage-driver', 'vfs', ...args],
      { stdio: 'pipe' },
    );
  const file = join(ROOT, 'packaging/image/Containerfile');
  const label = `org.opencontainers.image.version=${VERSION}`;
  const format = ['--format', 'docker', '--isolation', 'chroot', '--label', label];
  buildah('build', ...format, '--tag', NAME, '--file', file, context);
  buildah('push', NAME, `docker-archive:${image}:${NAME}`);
  for (const name of COMPOSE)
    copyFileSync(join(ROOT, 'packaging/compose', name), join(PACKAGES, name));
  return image;
}

/** Unpacks Debian's current packages, and says where scanners look which these are. */
function takeLibraries(root: string, folder: string): void {
  mkdirSync(folder);
  execFileSync('apt-get', ['download', '-q', ...LIBRARIES], { cwd: folder, stdio: 'pipe' });
  const status = join(root, 'var/lib/dpkg/status.d');
  mkdirSync(status, { recursive: true });
  for (const name of readdirSync(folder)) {
    const deb = join(folder, name);
    execFileSync('dpkg-deb', ['--extract', deb, root]);
    const fields = execFileSync('dpkg-deb', ['--field', deb], { encoding: 'utf8' });
    writeFileSync(join(status, name.replace(/_.*/, '')), fields);
  }
  for (const path of UNREAD) rmSync(join(root, path), { recursive: true, force: true });
  // character sets of C programs
  for (const path of globSync('usr/lib/*/gconv', { cwd: root }))
    rmSync(join(root, path), { recursive: true });
}
