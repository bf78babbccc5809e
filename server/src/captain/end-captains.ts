import { newLinkKey } from '../security/link-code.ts';
import type { Writer } from '../store/store.ts';
import { endEveryCaptain } from '../store/tables/captain/captains.ts';
import { raiseLastTimestamp } from '../store/tables/account/users.ts';
import { changeServerKey } from '../store/tables/group-link/server-keys.ts';
import { timestamp } from '../store/timestamps.ts';

/**
 * Ends the links of all captains, because others may know them, and makes a new key. A restored database may have links
 * that have ended since the backup.
 */
export async function endCaptains(tx: Writer): Promise<void> {
  await changeServerKey(tx, 'captains', newLinkKey());
  const at = timestamp(Date.now());
  // Cached responses say that there is a captain; a new timestamp makes their ETags invalid.
  for (const userId of new Set(await endEveryCaptain(tx))) await raiseLastTimestamp(tx, userId, at);
}
