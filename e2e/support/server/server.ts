import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import manifest from '../../../package.json' with { type: 'json' };

export const ROOT = join(import.meta.dirname, '..', '..', '..');

/**
 * Arguments and environment of every server of the tests: the heap of `npm run serve`, and a compile cache, because the
 * tests start hundreds of servers.
 */
const AS_SERVED = {
  args: manifest.config.heap.split(' '),
  env: { NODE_COMPILE_CACHE: 'node_modules/.cache/node' },
};

export function newDatabase(): string {
  return `file:${join(mkdtempSync(join(tmpdir(), 'picadito-e2e-')), 'data', 'test.db')}`;
}

export type Server = {
  url: string;
  /** Returns the output of the process so far: the line with its address, and the log. */
  said: () => string;
  /** Ends the process with a signal, and resolves with its exit code; null if the signal killed the process. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/**
 * Starts the program that is built in the folder `root` as a process on a free port. Resolves once it has printed its
 * address.
 */
export async function startServer(env: Record<string, string>, root = ROOT): Promise<Server> {
  const child = launch({ PORT: '0', ...env }, root);
  let said = '';
  for (const out of [child.stdout, child.stderr])
    out?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = await address(child);
  return {
    url,
    said: () => said,
    stop: async (signal = 'SIGTERM') => {
      const ended =
        child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/**
 * Starts the program as `startServer` does, and sends a first request to the provider of the demonstration accounts,
 * which loads its code. On a busy machine loading may take longer than a sign-in waits for a provider.
 */
export async function startDemo(...how: Parameters<typeof startServer>): Promise<Server> {
  const server = await startServer(...how);
  await (await fetch(`${server.url}/demo/.well-known/openid-configuration`)).text();
  return server;
}

/**
 * Runs the program with these arguments until it ends by itself, and resolves with its output. If it serves instead, it
 * does so on a free port.
 */
export async function runServer(env: Record<string, string>, ...args: string[]) {
  const child = launch({ PORT: '0', ...env }, ROOT, args);
  const output = { out: '', error: '' };
  child.stdout?.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output.error += chunk.toString()));
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await once(child, 'close');
  clearTimeout(timer);
  return { code: child.exitCode, ...output };
}

function launch(env: Record<string, string>, root = ROOT, args: string[] = []): ChildProcess {
  return spawn(process.execPath, [...AS_SERVED.args, join(root, 'server/src/main.ts'), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...AS_SERVED.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /https?:\/\/\S+/.exec(printed)?.[0];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(`the server ended: ${printed}`)));
  });
}

/** Settings of a server without rate limits, for tests that write a lot. */
export const FULL_SPEED = {
  RATE_LIMIT_USER: 'off',
  RATE_LIMIT_ADDRESS: 'off',
  LOG_LEVEL: 'error',
};
