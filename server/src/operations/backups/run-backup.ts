import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { PROGRAM } from '../../program.ts';

/** The number of daily backups that are kept; older ones are deleted. */
const KEEP = 7;

/**
 * Makes a daily backup by the backup command in a child process, so that no request waits for it. Returns the line that
 * the command prints, or throws an error with its error line.
 */
export async function runBackup(signal: AbortSignal): Promise<string> {
  const command = [...PROGRAM.entry, 'backup', '--daily', '--keep', String(KEEP)];
  const child = spawn(process.execPath, command, {
    // The option 'ignore' would open /dev/null, which may be missing where a packaged program runs.
    stdio: 'pipe',
    signal,
  });
  const ended = once(child, 'close');
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (child.exitCode !== 0) throw new Error(lineOf(error));
  return lineOf(out);
}

const lineOf = (said: string) => said.trim().replace(/^Picadito: /, '');
