import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** So many daily backups are kept. */
const KEEP = 7;
const COMMAND = join(import.meta.dirname, '../commands/backup.ts');

/**
 * Makes a daily backup in a process of its own, as `npm run backup` does, so that no request waits for it. Returns its one
 * line, or throws it.
 */
export async function runBackup(signal: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, [COMMAND, '--daily', '--keep', String(KEEP)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGTERM',
  });
  const ended = once(child, 'close');
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (child.exitCode !== 0) throw new Error(lineOf(error));
  return lineOf(out);
}

const lineOf = (said: string) => said.trim().replace(/^Picadito: /, '');
