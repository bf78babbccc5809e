import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { vi } from 'vitest';

const command = promisify(execFile);
const STAND_INS = join(import.meta.dirname, 'stand-ins');
/**
 * Shell command that starts Docker's server with its own network, processes and /run. Thus all its containers end when
 * the server ends.
 */
const SERVER = `ip link set lo up && mount -t tmpfs tmpfs /run && {
  dockerd --data-root "$0/data" --exec-root /run/docker -H "unix://$0/socket" -p /run/docker.pid & wait
}`;
const OWN = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
const START = { timeout: 60_000, interval: 100 };

/**
 * Addresses in the network that connects this machine and Docker's server: two of this machine, and one of the server.
 */
export const NETWORK = { here: ['192.0.2.1', '192.0.2.2'], server: '192.0.2.3' } as const;
const LINK = 'picadito-test';

export type Docker = Awaited<ReturnType<typeof startDocker>>;

export async function startDocker() {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-docker-'));
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    DOCKER_HOST: `unix://${folder}/socket`,
  };
  const run = async (program: 'docker' | 'docker-compose', args: readonly string[], cwd = folder) =>
    (await command(program, args, { cwd, env })).stdout.trim();
  const start = async () => {
    const server = spawn('unshare', [...OWN, 'sh', '-c', SERVER, folder], { stdio: 'ignore' });
    await vi.waitFor(() => run('docker', ['version']), START);
    await connect(server);
    return server;
  };
  const kill = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    // The link may be gone already, because it disappears together with its other end.
    await ip('link', 'del', LINK).catch(() => {});
  };
  let server = await start();
  return {
    run,
    folder,
    /** Kills the server and all containers at once, as a power cut does, and starts the server again. */
    cutPower: async () => {
      await kill();
      server = await start();
    },
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

const ip = (...args: string[]) => command('ip', args);

async function connect({ pid }: ChildProcess): Promise<void> {
  const there = (...args: string[]) => command('nsenter', ['-n', '-t', `${pid}`, 'ip', ...args]);
  await ip('link', 'add', LINK, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', `${pid}`);
  for (const address of NETWORK.here) await ip('addr', 'add', `${address}/29`, 'dev', LINK);
  await ip('link', 'set', LINK, 'up');
  await there('addr', 'add', `${NETWORK.server}/29`, 'dev', 'eth0');
  await there('link', 'set', 'eth0', 'up');
}

/**
 * Makes the images that compose.yaml takes from a registry, from Debian's packages instead, because the test must not
 * depend on a registry.
 */
export async function makeStandIns({ run, folder }: Docker): Promise<void> {
  const { VERSION_CODENAME: suite = '' } = parseEnv(readFileSync('/etc/os-release', 'utf8'));
  const root = join(folder, 'root.tar');
  const packages = ['--variant=apt', '--include=postgresql,caddy'];
  const quick = ['--dpkgopt=force-unsafe-io', '--dpkgopt=path-exclude=/usr/share/doc/*'];
  await command('mmdebstrap', ['--quiet', '--mode=root', ...packages, ...quick, suite, root]);
  await run('docker', ['import', root, 'debian-with-both']);
  for (const [target, image] of Object.entries({ postgres: 'postgres:18', caddy: 'caddy:2' }))
    await run('docker', ['build', '--target', target, '--tag', image, STAND_INS]);
}
