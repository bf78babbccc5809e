import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { deleteAccount } from '../account/delete-account.ts';
import { exportOf } from '../account/export-account.ts';
import { PROGRAM } from '../program.ts';
import type { Store } from '../store/store.ts';
import { countMatchesOf } from '../store/tables/matches/matches.ts';
import { countLists } from '../store/tables/players/lists.ts';
import { countPlayers } from '../store/tables/players/players.ts';
import { findUser, usersForOperator } from '../store/tables/account/users.ts';
import { errorMessage } from '../terminal.ts';
import { changeFeed } from '../transactions/change-feed.ts';
import { asOrganiser } from '../transactions/context.ts';
import { inDatabase, refuseUnknownUser } from './in-database.ts';
import { CommandError, type Command } from './run-command.ts';

const YES = '--yes';

/**
 * Implements `picadito users [EMAIL]`: prints the number of accounts, and the id, creation and last use of each
 * account, or only of the accounts with the address EMAIL. The output contains no name and no e-mail address.
 */
export const users: Command = async ([email, ...more]) => {
  if (more.length > 0) throw new CommandError('users takes nothing, or one EMAIL.');
  return inDatabase(async ({ read }) => {
    const rows = await usersForOperator(read, email ?? null);
    const lines = rows.map(
      ({ userId, createdAt, lastSeenAt }) =>
        `${userId}  created ${createdAt}  last seen ${lastSeenAt ?? 'unknown'}`,
    );
    const heading = `${rows.length} ${rows.length === 1 ? 'user' : 'users'}`;
    return [heading, ...lines].join('\n');
  });
};

/**
 * Implements `picadito export-user USER FILE`: writes what `exportOf` returns of an account into a new file,
 * uncompressed.
 */
export const exportUser: Command = async ([userId, name, ...more]) => {
  if (!userId || !name || more.length > 0)
    throw new CommandError('export-user takes the USER, as `users` prints it, and a new FILE.');
  const path = resolve(name);
  return inDatabase(async (store) => {
    await refuseUnknownUser(store, userId);
    const zipped = await exportOf(store, { userId, current: undefined, now: Date.now() });
    try {
      const file = await open(path, 'wx', 0o600);
      await pipeline(Readable.from(zipped), createGunzip(), file.createWriteStream());
    } catch (error) {
      throw new CommandError(`${path}: cannot write it (${errorMessage(error)}).`);
    }
    return `exported ${userId} into ${path}; it contains names and phone numbers`;
  });
};

/**
 * Implements `picadito delete-user USER [--yes]`: deletes all data of an account and ends its sessions, even while
 * servers use the database. Without `--yes` it changes nothing, and fails with a line that says what would be deleted.
 */
export const deleteUser: Command = async (given) => {
  const [userId, ...more] = given.filter((argument) => argument !== YES);
  if (!userId || more.length > 0)
    throw new CommandError(`delete-user takes the USER, as \`users\` prints it, and ${YES}.`);
  return inDatabase(async (store) => {
    await refuseUnknownUser(store, userId);
    if (!given.includes(YES))
      throw new CommandError(
        `nothing has changed. The account has ${await contentOf(store, userId)}. ${PROGRAM.call('delete-user', `${userId} ${YES}`)} deletes it for good; backups keep it.`,
      );
    const user = await findUser(store.read, userId);
    const feed = changeFeed(store);
    const context = { store, feed, now: Date.now, log: () => {} };
    try {
      if (user) await deleteAccount(context, { forget: () => {} }, asOrganiser(user));
    } finally {
      await feed.close();
    }
    return `deleted ${userId}; backups keep it until they are deleted`;
  });
};

async function contentOf({ read }: Store, userId: string): Promise<string> {
  const counts = [
    `${await countLists(read, userId)} lists`,
    `${await countPlayers(read, userId)} players`,
    `${await countMatchesOf(read, userId)} matches`,
  ];
  return counts.join(', ');
}
