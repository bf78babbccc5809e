import { resolve } from 'node:path';
import { endCaptains } from '../captain/end-captains.ts';
import { endInvitations } from '../helpers/end-invitations.ts';
import { raiseLinks } from '../group-link/renew-links.ts';
import { pauseAutomation } from '../store/tables/autopilot/paused-users.ts';
import { renewEntries } from '../store/tables/matches/calendar-entries.ts';
import { nameOf } from '../config/database-url.ts';
import { copying } from './copying.ts';
import { momentOf } from '../backups/backup-files.ts';
import { databaseInForce, CommandError, type Command } from './run-command.ts';

const REPLACE = '--replace';
const KEEP_LINKS = '--keep-links';
const OPTIONS = [REPLACE, KEEP_LINKS];

/**
 * Implements `npm run restore -- FILE [--replace] [--keep-links]`: copies a backup into DATABASE_URL. The target must
 * be empty; with `--replace` an existing SQLite file is moved aside. Group links get new addresses and the links of
 * captains and open invitations of helpers end, unless `--keep-links` is given (docs/decisions/240). Autopilots,
 * notices and automatic decisions are paused for all users until each organiser resumes them (docs/decisions/266), so
 * that none of them works with outdated data. Calendar entries count as changed, because calendars may have read newer
 * ones than the backup has.
 */
export const restore: Command = async (args, signal) => {
  const [name, ...more] = args.filter((argument) => !OPTIONS.includes(argument));
  if (name === undefined || more.length > 0 || name.startsWith('-'))
    throw new CommandError(
      `restore takes the FILE of a backup, and perhaps ${OPTIONS.join(' and ')}.`,
    );
  const to = databaseInForce();
  const replaced = `${nameOf(to)}.replaced-${momentOf(new Date())}`;
  const aside = args.includes(REPLACE) ? replaced : null;
  const from = { engine: 'sqlite', file: resolve(name) } as const;
  const { rows, movedAside, isCompared } = await copying(from, to, {
    aside,
    signal,
    whenArrived: async (tx) => {
      await pauseAutomation(tx);
      await renewEntries(tx, Date.now());
      if (args.includes(KEEP_LINKS)) return;
      await raiseLinks(tx);
      await endCaptains(tx);
      await endInvitations(tx);
    },
    advice: ` (${REPLACE} moves it aside)`,
  });
  const before = movedAside ? `; the database that was there is now ${replaced}` : '';
  const compared = isCompared
    ? ''
    : '; it is of an older version and does not say what it held, so that nothing was compared';
  return `restored ${rows} into ${nameOf(to)}${before}${compared}`;
};
