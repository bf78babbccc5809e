import { existsSync } from 'node:fs';
import { openDatabase } from '../startup/open-database.ts';
import { renewLinks } from '../group-link/renew-links.ts';
import { endAllSessions } from '../identity/sessions/sessions.ts';
import { databaseInForce, CommandError, type Command } from './run-command.ts';

const LINKS = '--links';

/**
 * Implements `npm run end-sessions [-- --links]`: ends the sessions of all users in DATABASE_URL, even while servers
 * use the database. With `--links` all group links get new addresses.
 */
export const endSessions: Command = async (args) => {
  if (args.some((argument) => argument !== LINKS))
    throw new CommandError(`end-sessions takes nothing but ${LINKS}.`);
  const address = databaseInForce();
  if (address.engine === 'sqlite' && !existsSync(address.file))
    throw new CommandError(`DATABASE_URL: there is no ${address.file}.`);
  const opened = await openDatabase(address, { backupDir: process.env['BACKUP_DIR'] });
  if (!opened.ok) throw new CommandError(opened.error);
  const ended = await endAllSessions(opened.value);
  const changed = args.includes(LINKS) ? await renewLinks(opened.value) : null;
  await opened.value.close();
  const links = changed === null ? '' : `; ${changed} links have new addresses`;
  return `ended ${ended} sessions; everybody signs in again${links}`;
};
