import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { PROGRAM } from '../../program.ts';

/** So many daily backups are kept. */
const KEEP = 7;

/**
 * Makes a daily backup in a process of its own, as `npm run backup` does, so that no request waits for it. Returns its one
 * line, or throws it.
 */
export async function runBackup(signal: AbortSignal): Promise<string> {
  const command = [...PROGRAM.entry, 'backup', '--daily', '--keep', String(KEEP)];
  const child = spawn(process.execPath, command, {
    // all pipes: 'ignore' opens /dev/null, which may be missing where a packaged program runs
    stdio: 'pipe',
    signal,
  });
  const ended = once(child, 'close');
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (child.exitCode !== 0) throw new Error(lineOf(error));
  return lineOf(out);
}

const lineOf = (said: string) => said.trim().replace(/^Picadito: /, '');
