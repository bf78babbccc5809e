import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../server/testing/postgres/free-port.ts';
import { ROOT } from './server.ts';

const CADDYFILE = join(ROOT, 'packaging/compose/Caddyfile');
const START_MS = 10_000;

/**
 * Type of a running Caddy: its folder, in which its own authority has its certificates, and a function that ends it.
 */
type Caddy = { folder: string; stop: () => Promise<void> };

/**
 * Starts the installed Caddy with the Caddyfile for compose.yaml. Caddy signs the certificate of `domain` with its own
 * authority.
 */
export async function startCaddy(domain: string, port: number, servers: readonly string[]) {
  const plainPort = await freePort();
  const options = ['local_certs', 'skip_install_trust'];
  options.push(`https_port ${port}`, `http_port ${plainPort}`);
  const { folder, stop } = await runCaddy(domain, servers, options, 'certificate obtained');
  /** Root certificate of Caddy's own authority, which a client has to trust. */
  const certificate = readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'));
  return { plainPort, certificate, stop };
}

/** Starts the installed Caddy as `startCaddy` does, but for the address `origin`, which is on loopback without TLS. */
export function startPlainCaddy(origin: string, servers: readonly string[]): Promise<Caddy> {
  return runCaddy(origin, servers, [], 'serving initial configuration');
}

/** Starts Caddy, and resolves when its log contains the text `ready`. */
async function runCaddy(
  domain: string,
  servers: readonly string[],
  options: readonly string[],
  ready: string,
): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-caddy-'));
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    XDG_DATA_HOME: folder,
    DOMAIN: domain,
    SERVERS: servers.join(' '),
    CADDY_OPTIONS: ['admin off', ...options].join('\n'),
  };
  const child = spawn('caddy', ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.once('error', (error) => (said += error.message));
  for (const end = Date.now() + START_MS; !said.includes(ready);) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`Caddy: ${said}`);
    await setTimeout(25);
  }
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, 'exit') : null;
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, stop };
}
