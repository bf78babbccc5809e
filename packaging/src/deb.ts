import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { putDocuments } from './documents.ts';
import type { Parts } from './form.ts';
import { newPackage, ROOT, VERSION } from './places.ts';

const FILES = join(ROOT, 'packaging/deb');
/** Maps Node's names of processors to Debian's names where they differ. */
const ARCHITECTURES: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64' };
const ARCHITECTURE = ARCHITECTURES[process.arch] ?? process.arch;
const ENV = 'etc/picadito.env';
const SCRIPTS = ['postinst', 'prerm', 'postrm'];

/**
 * Returns the text of Debian's control file. The package depends on a libstdc++ at least as new as the GCC that built
 * Node.
 */
const control = (kilobytes: number) => `Package: picadito
Version: ${VERSION}
Architecture: ${ARCHITECTURE}
Maintainer: The Picadito developers <picadito@localhost>
Installed-Size: ${kilobytes}
Depends: libc6 (>= 2.28), libgcc-s1, libstdc++6 (>= 8), systemd
Section: web
Priority: optional
Description: organiser of amateur football
 Lists of players, matches, answers by link, and two even teams. In Spanish.
 .
 The service listens on http://127.0.0.1:3000; its settings are in
 /etc/picadito.env.
`;

/**
 * Makes `packages/picadito_<version>_<architecture>.deb` and returns its path. The package installs the executable file
 * as a systemd service with few rights (docs/decisions/294).
 */
export async function debianPackage({ executable, scratch }: Parts): Promise<string> {
  const root = join(scratch, 'deb');
  const put = (from: string, to: string, mode = 0o644) => {
    const file = join(root, to);
    mkdirSync(dirname(file), { recursive: true });
    cpSync(from, file);
    chmodSync(file, mode);
  };
  put(await executable(), 'usr/bin/picadito', 0o755);
  put(join(FILES, 'picadito.service'), 'lib/systemd/system/picadito.service');
  put(join(FILES, 'sysusers.conf'), 'usr/lib/sysusers.d/picadito.conf');
  // Only root may read the file, since administrators write secrets into it.
  put(join(FILES, 'picadito.env'), ENV, 0o600);
  // Debian expects the license under this name.
  put(join(ROOT, 'LICENSE'), 'usr/share/doc/picadito/copyright');
  putDocuments(join(root, 'usr/share/doc/picadito'));

  const files = globSync('**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  const contents = files.map((file) => readFileSync(join(root, file)));
  const bytes = contents.reduce((sum, { length }) => sum + length, 0);
  const sums = files.map((file, at) => [md5(contents[at] ?? Buffer.of()), file] as const);
  for (const name of SCRIPTS) put(join(FILES, name), `DEBIAN/${name}`, 0o755);
  const write = (name: string, text: string) => writeFileSync(join(root, 'DEBIAN', name), text);
  write('control', control(Math.ceil(bytes / 1024)));
  write('conffiles', `/${ENV}\n`);
  write('md5sums', sums.map(([sum, file]) => `${sum}  ${file}\n`).join(''));

  const deb = newPackage('picadito_', `_${ARCHITECTURE}.deb`);
  // xz takes a minute to make the package a fifth smaller, and not every Debian can read zstd.
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '-z1', '--build', root, deb], {
    stdio: 'pipe',
  });
  return deb;
}

/** Returns the MD5 checksum of a file, as `dpkg --verify` compares it. */
function md5(content: Buffer): string {
  return createHash('md5').update(content).digest('hex');
}
