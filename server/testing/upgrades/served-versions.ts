import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { aFile } from '../copies.ts';

const PROGRAM = join(import.meta.dirname, 'served-version.ts');

/**
 * Returns the environment of a server on this PostgreSQL, without limits of rates, that a proxy on this machine leads
 * to.
 */
export const settingsOf = (databaseUrl: string, publicUrl: string) => ({
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: publicUrl,
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  TRUST_PROXY: '127.0.0.1',
  RATE_LIMIT_USER: 'off',
  RATE_LIMIT_ADDRESS: 'off',
  LOG_LEVEL: 'warn',
});

/** Starts a server of this version or of the next one; resolves when it is ready. `said` returns its log. */
export async function aServer(version: 'this' | 'next', port: number, env: Record<string, string>) {
  const cwd = dirname(aFile().file);
  const child = spawn(process.execPath, [PROGRAM, version], {
    cwd,
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
  });
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  onTestFinished(() => void child.kill('SIGKILL'));
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  if (child.exitCode !== null) throw new Error(said);
  const ended = once(child, 'exit');
  return {
    said: () => said,
    /** Resolves with the exit code when the server has ended by itself. */
    exitCode: () => ended.then(([code]: unknown[]) => code),
    stop: async () => {
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    },
  };
}
