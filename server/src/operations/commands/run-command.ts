import { readDatabaseUrl } from '../../config/database-url.ts';
import type { DatabaseAddress } from '../../store/engines/engine-at.ts';
import { exitWithError } from '../process/exit-with-error.ts';

/** Reports an expected failure; the command prints its message as one line. */
export class CommandError extends Error {}

/** Runs a command and returns the line to print; `signal` aborts it. */
export type Command = (given: readonly string[], signal: AbortSignal) => Promise<string>;

/** Runs a command, prints its result or its error in one line, and exits with code 0 or 1. */
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

/** Returns the database that a variable or an argument names. */
export function addressIn(name: string, value: string | undefined): DatabaseAddress {
  const read = readDatabaseUrl(value?.trim() || null);
  if (read.ok) return read.value;
  throw new CommandError(read.error.replace('DATABASE_URL', name));
}
