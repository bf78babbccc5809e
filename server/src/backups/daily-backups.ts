import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { PROGRAM } from '../program.ts';
import { claimBackup, lastBackup, storeBackup } from '../store/tables/backups/last-backup.ts';
import type { Context } from '../transactions/context.ts';
import { logOnce } from '../logging/log-once.ts';
import { reasonOf } from '../logging/reason-of.ts';
import { errorMessage } from '../terminal.ts';

const EVERY_MS = 60_000;
const LATE_MS = 2 * 24 * 60 * 60 * 1000;
const KEEP = 7;

/** Type of the function that makes a backup and returns one line about it; it throws when the backup fails. */
export type MakeBackup = (signal: AbortSignal) => Promise<string>;

type Reports = {
  /** Called with a line about each successful backup. */
  say: (line: string) => void;
  /** Called with the time of the last good backup in epoch milliseconds; null when there is none. */
  onLast: (at: number | null) => void;
};

/**
 * Tells whether the last good backup is older than two days; without one (`last` is null), whether this process has run
 * for two days. Both times are in epoch milliseconds.
 */
export function isLate(last: number | null, now: number): boolean {
  return now - (last ?? performance.timeOrigin) > LATE_MS;
}

/**
 * Starts the daily backups: of the servers that share a database, one makes each backup. Checks every `everyMs`
 * milliseconds whether one is due, and warns once when the last good backup is older than two days. `stop` aborts the
 * backup in progress.
 */
export function startDailyBackups(
  context: Context,
  make: MakeBackup,
  { say, onLast, everyMs = EVERY_MS }: Reports & { everyMs?: number },
): { stop: () => Promise<void> } {
  const { store, now, log } = context;
  const end = new AbortController();
  const warn = logOnce(log);
  let timer: NodeJS.Timeout | undefined;
  let running = run();

  async function run(): Promise<void> {
    try {
      if (await store.transaction((tx) => claimBackup(tx, now()))) await backUp();
      const last = await lastBackup(store.read);
      onLast(last);
      if (isLate(last, now())) warn('the last good backup is older than two days');
      else warn();
    } catch (error) {
      warn(`no daily backup could be made: ${reasonOf(error)}`);
    }
    if (!end.signal.aborted) timer = setTimeout(next, everyMs);
  }

  async function backUp(): Promise<void> {
    try {
      const line = await make(end.signal);
      await store.transaction((tx) => storeBackup(tx, now()));
      say(`daily backup: ${line}`);
    } catch (error) {
      if (end.signal.aborted) return;
      log(`the daily backup failed: ${errorMessage(error)}`);
    }
  }

  function next(): void {
    running = run();
  }

  return {
    async stop() {
      end.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

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

const lineOf = (output: string) => output.trim().replace(/^Picadito: /, '');
