import { readDatabaseUrl } from '../../config/database-url.ts';
import type { DatabaseAddress } from '../../store/engines/engine-at.ts';
import { exitWithError } from '../process/exit-with-error.ts';

/** An expected failure: its message is the one line that the command ends with. */
export class CommandError extends Error {}

/** Returns the line that it ends with; `signal`: it is to end before. */
export type Command = (given: readonly string[], signal: AbortSignal) => Promise<string>;

/** Runs a command to its end: one line with the result or the error; exit code 0 or 1. */
export async function runCommand(command: Command, given: readonly string[]): Promise<never> {
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end.abort());
  try {
    process.stdout.write(`Picadito: ${await command(given, end.signal)}\n`);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return exitWithError(error.message);
  }
}

/** The database that a variable or an argument names. */
export function addressIn(name: string, value: string | undefined): DatabaseAddress {
  const read = readDatabaseUrl(value?.trim() || null);
  if (read.ok) return read.value;
  throw new CommandError(read.error.replace('DATABASE_URL', name));
}
