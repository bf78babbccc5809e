import { endCaptains } from '../captain/end-captains.ts';
import { endInvitations } from '../helpers/end-invitations.ts';
import { renewLinks } from '../group-link/renew-links.ts';
import { endSessionsOf } from '../identity/sessions/sessions.ts';
import { inDatabase, refuseUnknownUser } from './in-database.ts';
import { CommandError, type Command } from './run-command.ts';

const LINKS = '--links';

/**
 * Implements `npm run end-sessions [-- USER | --links]`: ends the sessions of all users in DATABASE_URL, or of one,
 * even while servers use the database. With `--links` all sessions the links of captains and open invitations of
 * helpers end, and all group links and personal links get new addresses.
 */
export const endSessions: Command = async ([argument, ...more]) => {
  if (more.length > 0 || (argument?.startsWith('-') && argument !== LINKS))
    throw new CommandError(`end-sessions takes nothing, the id of one USER, or ${LINKS}.`);
  return inDatabase(async (store) => {
    if (argument !== undefined && argument !== LINKS) {
      await refuseUnknownUser(store, argument);
      return `ended ${await endSessionsOf(store, argument)} sessions of ${argument}`;
    }
    const ended = await endSessionsOf(store, null);
    if (argument !== LINKS) return `ended ${ended} sessions; everybody signs in again`;
    await store.transaction(endCaptains);
    await store.transaction(endInvitations);
    const links = await renewLinks(store);
    return `ended ${ended} sessions; everybody signs in again; ${links} links have new addresses`;
  });
};
