import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { USER } from './cluster.ts';
import { freePort } from './free-port.ts';
import { installedProgram } from './programs.ts';

const START_MS = 10_000;

/**
 * Returns the configuration of HAProxy. A database server counts as up while it accepts writes; its sessions are closed
 * when it goes down.
 */
const settings = (port: number, servers: readonly URL[]) => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
listen postgres
  bind 127.0.0.1:${port}
  option tcp-check
  tcp-check connect
  tcp-check send-binary ${STARTUP}
  tcp-check send-binary ${QUERY}
  tcp-check expect binary ${Buffer.from('writes: on').toString('hex')}
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.map(({ host }, at) => `  server postgres${at} ${host}\n`).join('')}`;

/**
 * Messages of the PostgreSQL protocol with which HAProxy checks a database server, as hexadecimal digits: the startup
 * with version and user, and a query.
 */
const STARTUP = message('', [0, 3, 0, 0], `user\0${USER}\0database\0postgres\0\0`);
const QUERY = message(
  'Q',
  [],
  `select 'writes: ' || case current_setting('transaction_read_only') when 'off' then 'on' else 'off' end\0`,
);

function message(type: string, start: number[], text: string): string {
  const body = Buffer.concat([Buffer.from(start), Buffer.from(text)]);
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(type), length, body]).toString('hex');
}

/** Starts an HAProxy that connects to whichever of these servers accepts writes; returns the address through it. */
export async function startHaproxy(urls: readonly [string, ...string[]]): Promise<string> {
  const port = await freePort();
  await startWith(
    settings(
      port,
      urls.map((url) => new URL(url)),
    ),
    port,
  );
  return Object.assign(new URL(urls[0]), { port: String(port) }).href;
}

/** Settings for servers of Picadito on these ports (docs/running.md#several-servers). */
const webSettings = (port: number, servers: readonly number[]) => `
defaults
  mode http
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
listen picadito
  bind 127.0.0.1:${port}
  balance source
  hash-type consistent
  option httpchk GET /readyz
  default-server check inter 500ms fall 3 rise 1
  stats uri /of-the-proxy
${servers.map((one, at) => `  server picadito${at} 127.0.0.1:${one}\n`).join('')}`;

/**
 * Starts an HAProxy on `port` that passes requests to whichever of these servers of Picadito is ready. Returns a function
 * that tells whether it knows that all are ready.
 */
export async function startWebProxy(port: number, servers: readonly number[]) {
  await startWith(webSettings(port, servers), port);
  return async () => {
    const table = await (await fetch(`http://127.0.0.1:${port}/of-the-proxy;csv`)).text();
    return table.match(/^picadito,picadito.*,UP,/gm)?.length === servers.length;
  };
}

async function startWith(config: string, port: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, config);
  const child = spawn(installedProgram('haproxy'), ['-db', '-f', file], { stdio: 'ignore' });
  const kill = () => void child.kill('SIGKILL');
  // Nothing else would end the process if the test run is aborted.
  process.once('exit', kill);
  onTestFinished(async () => {
    process.off('exit', kill);
    kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true });
  });
  const patience = Date.now() + START_MS;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > patience)
      throw new Error(`HAProxy does not start on port ${port}`);
    await setTimeout(25);
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
