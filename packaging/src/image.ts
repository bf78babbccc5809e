import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Parts } from './form.ts';
import { newPackage, PACKAGES, ROOT, VERSION } from './places.ts';

/**
 * Name of the image. Its tag is the version, so that an older image stays on a server and an operator can go back to
 * it.
 */
const NAME = `picadito:${VERSION}`;
/** Files for Docker Compose, which runs the image together with PostgreSQL and with Caddy for TLS. */
const COMPOSE = ['compose.yaml', 'Caddyfile'];
/**
 * Names of Debian's packages with the libraries that the executable file needs (`ldd packages/picadito` lists them).
 */
const LIBRARIES = ['libc6', 'libgcc-s1', 'libstdc++6'];
/** Folders of the Debian packages in `LIBRARIES` that no program reads, so that the image leaves them out. */
const UNREAD = ['usr/share/lintian', 'usr/share/locale', 'usr/share/gdb', 'usr/share/gcc'];

/**
 * Makes the container image `packages/picadito-<version>.docker.tar`, for `docker load` and `podman load`, and returns
 * its path. Copies the files for Docker Compose next to it. The archive is not in OCI format, because that format
 * cannot store the health check (docs/decisions/294).
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
  for (const name of COMPOSE) {
    const text = readFileSync(join(ROOT, 'packaging/compose', name), 'utf8');
    writeFileSync(join(PACKAGES, name), withVersion(text));
  }
  return image;
}

/** Returns `compose.yaml` with the image of this version, unless `.env` names another one as PICADITO_VERSION. */
export function withVersion(compose: string, version = VERSION): string {
  return compose.replace('picadito:latest', `picadito:\${PICADITO_VERSION:-${version}}`);
}

/**
 * Downloads Debian's current packages of the libraries into `folder` and unpacks them into `root`. Records their names
 * and versions where vulnerability scanners look for them.
 */
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
  // These modules convert character sets for C programs. Node converts them itself.
  for (const path of globSync('usr/lib/*/gconv', { cwd: root }))
    rmSync(join(root, path), { recursive: true });
}
