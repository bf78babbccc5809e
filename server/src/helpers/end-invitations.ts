import { newLinkKey } from '../security/link-code.ts';
import type { Writer } from '../store/store.ts';
import { raiseLastTimestamp } from '../store/tables/account/users.ts';
import { changeServerKey } from '../store/tables/group-link/server-keys.ts';
import { deleteEveryInvitation } from '../store/tables/helpers/helpers.ts';
import { timestamp } from '../store/timestamps.ts';

/**
 * Ends all invitations that nobody has accepted, because others may know their links, and makes a new key. Helpers
 * stay.
 */
export async function endInvitations(tx: Writer): Promise<void> {
  await changeServerKey(tx, 'helpers', newLinkKey());
  const at = timestamp(Date.now());
  for (const userId of new Set(await deleteEveryInvitation(tx)))
    await raiseLastTimestamp(tx, userId, at);
}
