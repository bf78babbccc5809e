import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../src/places.ts';
import { cleanDebian, IN_ROOT } from './support/clean-debian.ts';
import { anEvening } from './support/evening.ts';
import { start } from './support/program.ts';

const TEST_MS = 600_000;
/** Path in the clean Debian of the file with the certificates of a registry that has its own authority. */
const AUTHORITIES = '/opt/authorities.pem';
const REGISTRY = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();

test(
  'a clone starts on a bare Debian with its git and npm, although their Node is older',
  async () => {
    const debian = await cleanDebian();
    onTestFinished(debian.remove, TEST_MS);
    copyFileSync('/etc/resolv.conf', join(debian.root, 'etc/resolv.conf'));
    const authorities = process.env['NODE_EXTRA_CA_CERTS'];
    if (authorities) copyFileSync(authorities, join(debian.root, AUTHORITIES));
    await debian.run('apt-get', 'update');
    await debian.run('apt-get', 'install', '-y', '--no-install-recommends', 'git', 'npm');
    const clone = join(debian.root, 'opt/picadito');
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${ROOT}`, clone]);

    const server = await start({
      command: 'unshare',
      args: ['--mount', 'sh', '-c', IN_ROOT, debian.root, 'cd /opt/picadito && exec npm start'],
      env: {
        PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
        HOME: '/root',
        npm_config_registry: REGISTRY,
        ...(authorities && { NODE_EXTRA_CA_CERTS: AUTHORITIES }),
      },
    });
    process.stdout.write(`npm start is ready after ${Math.round(server.readyMs)} ms\n`);
    onTestFinished(async () => void (await server.stop()));
    await anEvening(server.url);
    expect(await server.stop()).toBe(0);
  },
  TEST_MS,
);
