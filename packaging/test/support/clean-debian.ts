import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseEnv, promisify } from 'node:util';
import { start, type Running } from './program.ts';

const SERVICE = 'picadito.service';
const START_MS = 20_000;
const command = promisify(execFile);

/**
 * Shell command that runs the script `$1` with `$0` as the root folder. The command needs its own mount namespace; the
 * mounted /proc disappears when that namespace ends.
 */
export const IN_ROOT = 'mount -t proc proc "$0/proc" && exec chroot "$0" sh -c "$1"';

export type CleanDebian = {
  root: string;
  /** Runs a program in the root folder, and resolves with its output. Rejects if the program fails. */
  run: (program: string, ...args: string[]) => Promise<string>;
  start: () => Promise<Pick<Running, 'url' | 'stop'>>;
  remove: () => Promise<void>;
};

/**
 * Makes a folder with a minimal Debian: the essential packages, apt and systemd. systemd itself does not run there, so
 * `start` reads the service's unit file and starts the program.
 */
export async function cleanDebian(): Promise<CleanDebian> {
  const root = mkdtempSync(join(tmpdir(), 'picadito-debian-'));
  const { VERSION_CODENAME: suite = '' } = parseEnv(readFileSync('/etc/os-release', 'utf8'));
  const variant = ['--variant=apt', '--include=systemd', '--dpkgopt=force-unsafe-io'];
  await command('mmdebstrap', ['--quiet', '--mode=root', ...variant, suite, root]);
  return {
    root,
    run: (...args) => within('chroot', root, ...args),
    start: () => {
      const { user, program, env } = serviceIn(root);
      const args = ['--userspec', `${user}:${user}`, root, ...program];
      return start({ command: '/usr/sbin/chroot', args, env });
    },
    remove: async () => rmSync(root, { recursive: true, force: true }),
  };
}

/**
 * Shell command that boots the system in the folder `$0`. systemd-nspawn requires a new /run if this machine does not
 * run systemd.
 */
const BOOT = `mount -t tmpfs -o mode=755 tmpfs /run && mkdir -p /run/systemd/nspawn &&
  exec systemd-nspawn --quiet --keep-unit --register=no --link-journal=no --console=pipe --boot -D "$0"`;

/** Makes a minimal Debian and boots it, so that its own systemd starts the service. */
export async function bootedDebian(): Promise<CleanDebian> {
  const { root, remove } = await cleanDebian();
  const container = spawn('unshare', ['-m', 'sh', '-c', BOOT, root], { stdio: 'ignore' });
  const children = `/proc/${container.pid}/task/${container.pid}/children`;
  const init = () => readFileSync(children, 'utf8').trim().split(' ').at(-1) ?? '';
  const run: CleanDebian['run'] = (...args) => within('nsenter', '-at', init(), ...args);
  await until(async () => (await run('systemctl', 'is-system-running')).trim() === 'running');
  return {
    root,
    run,
    start: async () => {
      // The installation has already started the service, with the settings of that time.
      await run('systemctl', 'restart', SERVICE);
      const url = `http://127.0.0.1:${serviceIn(root).env['PORT'] ?? '3000'}`;
      await until(async () => (await fetch(`${url}/readyz`)).ok);
      return {
        url,
        stop: async () => {
          await run('systemctl', 'stop', SERVICE);
          return Number(await run('systemctl', 'show', '-P', 'ExecMainStatus', SERVICE));
        },
      };
    },
    remove: async () => {
      // This signal makes systemd-nspawn shut the system down.
      const ended = once(container, 'exit');
      container.kill();
      await ended;
      await remove();
    },
  };
}

/**
 * Returns the user, the program with its arguments, and the environment that the installed unit file of the service
 * specifies.
 */
function serviceIn(root: string) {
  const unit = readFileSync(join(root, 'lib/systemd/system', SERVICE), 'utf8');
  const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  return {
    user: valueOf('User'),
    program: valueOf('ExecStart').split(' '),
    env: parseEnv(readFileSync(join(root, valueOf('EnvironmentFile')), 'utf8')) as Record<
      string,
      string
    >,
  };
}

async function within(...[program, ...args]: [string, ...string[]]): Promise<string> {
  const env = { PATH: process.env['PATH'] ?? '', DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  return (await command(program, args, { env })).stdout;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + START_MS; ; await setTimeout(100)) {
    const error = await isSo().then(
      (so) => (so ? null : 'not yet'),
      (reason: unknown) => String(reason),
    );
    if (error === null) return;
    if (Date.now() > end) throw new Error(`the system does not start: ${error}`);
  }
}
