import { existsSync } from 'node:fs';
import { openDatabase } from '../process/open-database.ts';
import { endAllSessions } from '../../identity/sessions/end-all-sessions.ts';
import { addressIn, CommandError, runCommand } from './run-command.ts';

/** `npm run end-sessions`: signs all users out of DATABASE_URL, also while servers work on it. */
await runCommand(async () => {
  if (process.argv.length > 2) throw new CommandError('end-sessions takes nothing.');
  const address = addressIn('DATABASE_URL', process.env['DATABASE_URL']);
  if (address.engine === 'sqlite' && !existsSync(address.file))
    throw new CommandError(`DATABASE_URL: there is no ${address.file}.`);
  const opened = await openDatabase(address);
  if (!opened.ok) throw new CommandError(opened.error);
  const ended = await endAllSessions(opened.value);
  await opened.value.close();
  return `ended ${ended} sessions; everybody signs in again`;
});
