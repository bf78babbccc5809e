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
 * Starts the installed Caddy with the Caddyfile for compose.yaml. Caddy signs the certificate of `domain` with its own
 * authority.
 */
export async function startCaddy(domain: string, port: number, servers: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-caddy-'));
  const plainPort = await freePort();
  const options = ['local_certs', 'skip_install_trust', 'admin off'];
  options.push(`https_port ${port}`, `http_port ${plainPort}`);
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    XDG_DATA_HOME: folder,
    DOMAIN: domain,
    SERVERS: servers.join(' '),
    CADDY_OPTIONS: options.join('\n'),
  };
  const child = spawn('caddy', ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.once('error', (error) => (said += error.message));
  for (const end = Date.now() + START_MS; !said.includes('certificate obtained');) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`Caddy: ${said}`);
    await setTimeout(25);
  }
  return {
    plainPort,
    /** Root certificate of Caddy's own authority, which a client has to trust. */
    certificate: readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt')),
    stop: async () => {
      const ended = child.exitCode === null ? once(child, 'exit') : null;
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
