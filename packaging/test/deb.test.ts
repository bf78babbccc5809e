import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { timesLonger } from '../../server/testing/how-many.ts';
import { freePort } from '../../server/testing/postgres/free-port.ts';
import { PACKAGES, ROOT, VERSION } from '../src/places.ts';
import { bootedDebian, cleanDebian } from './support/clean-debian.ts';
import { anEvening, expectLists } from './support/evening.ts';

const [PACKAGE = ''] = globSync(join(PACKAGES, `picadito_${VERSION}_*.deb`));
const DATA = 'var/lib/picadito';
const ENV = 'etc/picadito.env';
const STOP_MS = 5000;
const REMOVE_MS = 60_000;
const TEST_MS = 300_000;
/**
 * Makes the Debian of the tests. With PICADITO_TEST_TIMES=10 it is booted, so that its systemd starts the service;
 * otherwise the service runs in a chroot.
 */
const newDebian = timesLonger(1) > 1 ? bootedDebian : cleanDebian;

function earlierVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-deb-'));
  const content = join(folder, 'content');
  execFileSync('dpkg-deb', ['--raw-extract', PACKAGE, content]);
  const control = join(content, 'DEBIAN/control');
  writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: .*/m, 'Version: 0.0.1'));
  const file = join(folder, 'earlier.deb');
  execFileSync('dpkg-deb', ['-Znone', '--build', content, file], { stdio: 'ignore' });
  rmSync(content, { recursive: true });
  return file;
}

test(
  'the Debian package is installed, upgraded, removed and purged, and the data survive all but the last',
  async () => {
    const debian = await newDebian();
    onTestFinished(debian.remove, REMOVE_MS);
    const at = (path: string) => join(debian.root, path);
    const apt = (...args: string[]) => debian.run('apt-get', '-y', '-q', ...args);
    const status = async () =>
      (await debian.run('dpkg-query', '-Wf', '${Version} ${db:Status-Status}', 'picadito')).trim();
    copyFileSync(earlierVersion(), at('opt/earlier.deb'));
    copyFileSync(PACKAGE, at('opt/picadito.deb'));

    await apt('install', '/opt/earlier.deb');
    expect(await status()).toBe('0.0.1 installed');
    const uid = Number(await debian.run('id', '-u', 'picadito'));
    expect(uid).toBeGreaterThan(0);
    const accessOf = (path: string) => [statSync(at(path)).uid, statSync(at(path)).mode & 0o777];
    expect(accessOf(DATA)).toEqual([uid, 0o700]);
    expect(accessOf(ENV)).toEqual([0, 0o600]);
    expect((await debian.run('systemctl', 'is-enabled', 'picadito')).trim()).toBe('enabled');
    appendFileSync(at(ENV), `PORT=${await freePort()}\n`);

    const serving = async (work: (url: string) => Promise<void>) => {
      const server = await debian.start();
      try {
        await work(server.url);
      } finally {
        const began = performance.now();
        expect(await server.stop()).toBe(0);
        expect(performance.now() - began).toBeLessThan(STOP_MS);
      }
    };
    await serving(anEvening);
    await apt('install', '/opt/picadito.deb');
    expect(await status()).toBe(`${VERSION} installed`);
    await serving((url) => expectLists(url, 4));
    await apt('remove', 'picadito');
    expect(await status()).toBe(`${VERSION} config-files`);
    expect(existsSync(at('usr/bin/picadito'))).toBe(false);
    await apt('install', '/opt/picadito.deb');
    await serving((url) => expectLists(url, 4));

    await apt('purge', 'picadito');
    const left = ['usr/bin', 'etc/**', 'var/lib', 'usr/share/doc'].flatMap((folder) =>
      globSync(`${folder}/*picadito*`, { cwd: debian.root }),
    );
    expect(left).toEqual([]);
  },
  TEST_MS,
);

test('the service can do little else but serve: systemd rates its exposure at most 2.0', () => {
  const unit = join(ROOT, 'packaging/deb/picadito.service');
  const args = ['security', '--offline=true', '--no-pager', '--threshold=20', unit];
  // The command fails if the exposure is above the threshold.
  expect(execFileSync('systemd-analyze', args, { encoding: 'utf8' })).toMatch(
    /exposure level for picadito.service: [01]\.\d/,
  );
});
