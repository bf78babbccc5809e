import { existsSync } from 'node:fs';
import { openDatabase } from '../startup/open-database.ts';
import type { Store } from '../store/store.ts';
import { findUser } from '../store/tables/account/users.ts';
import { errorMessage } from '../terminal.ts';
import { CommandError, databaseInForce } from './run-command.ts';

/**
 * Opens the database of the settings, runs `work` and closes the database. Throws a CommandError if there is no
 * database, if it cannot be opened, if it is unavailable, or if its disk is full.
 */
export async function inDatabase<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const address = databaseInForce();
  if (address.engine === 'sqlite' && !existsSync(address.file))
    throw new CommandError(`DATABASE_URL: there is no ${address.file}.`);
  const opened = await openDatabase(address, { backupDir: process.env['BACKUP_DIR'] });
  if (!opened.ok) throw new CommandError(opened.error);
  const store = opened.value;
  try {
    return await work(store);
  } catch (error) {
    if (error instanceof CommandError || !store.engine.isUnavailable(error)) throw error;
    const reason = store.engine.isFull(error) ? 'its disk is full' : 'it does not answer';
    throw new CommandError(
      `DATABASE_URL: ${reason} (${errorMessage(error)}); nothing has changed.`,
    );
  } finally {
    await store.close();
  }
}

export async function refuseUnknownUser({ read }: Store, userId: string): Promise<void> {
  if ((await findUser(read, userId)) === undefined)
    throw new CommandError(
      `there is no user '${userId}'; \`users\` prints them. Nothing has changed.`,
    );
}
