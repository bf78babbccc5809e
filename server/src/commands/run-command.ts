import { withSecretFiles } from '../config/secret-files.ts';
import { readDatabaseUrl } from '../config/database-url.ts';
import type { DatabaseAddress } from '../store/engines/engine-at.ts';
import { exitWithError } from '../terminal.ts';

/** The error of a command that fails in an expected way; its message is printed as one line. */
export class CommandError extends Error {}

/** Type of a command: it gets the arguments, and returns the text to print. `signal` aborts the command. */
export type Command = (args: readonly string[], signal: AbortSignal) => Promise<string>;

/**
 * Runs a command and ends the process: with code 0 after printing the result, with code 1 after a `CommandError`. Other
 * errors are thrown.
 */
export async function runCommand(command: Command, args: readonly string[]): Promise<never> {
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end.abort());
  try {
    process.stdout.write(`Picadito: ${await command(args, end.signal)}\n`);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return exitWithError(error.message);
  }
}

/** Returns the database of the settings, DATABASE_URL; throws a CommandError for an invalid value. */
export function databaseInForce(): DatabaseAddress {
  const env = withSecretFiles(process.env);
  if (!env.ok) throw new CommandError(env.error);
  return addressIn('DATABASE_URL', env.value['DATABASE_URL']);
}

/**
 * Returns the database that an environment variable or an argument specifies; throws a CommandError for an invalid
 * value. `name` is the variable or argument, for the message.
 */
export function addressIn(name: string, value: string | undefined): DatabaseAddress {
  const read = readDatabaseUrl(value?.trim() || null);
  if (read.ok) return read.value;
  throw new CommandError(read.error.replace('DATABASE_URL', name));
}
