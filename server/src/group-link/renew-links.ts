import type { Store, Writer } from '../store/store.ts';
import { deleteProposalsOfList } from '../store/tables/group-link/proposals.ts';
import { endSubscriptionsOfList } from '../store/tables/notices/subscriptions.ts';
import { everyLink, updateLink } from '../store/tables/group-link/group-links.ts';
import {
  changeServerKey,
  findServerKey,
  lockServerKey,
} from '../store/tables/group-link/server-keys.ts';
import { raiseLastTimestamp } from '../store/tables/account/users.ts';
import { timestamp } from '../store/timestamps.ts';
import { codeOf, hashCode, newLinkKey } from '../security/link-code.ts';

/**
 * Gives every group link and personal link a new address by changing the key that all addresses derive from. Operators
 * need it when others may know the key, the database or a backup. Open proposals are deleted, and players' devices get
 * no more notices. Returns the number of group links.
 */
export function renewLinks(store: Store): Promise<number> {
  const key = newLinkKey();
  return store.transaction(async (tx) => {
    // A concurrent request that turns a link on waits for this lock and uses the new key.
    await lockServerKey(tx, 'links', key);
    await changeServerKey(tx, 'links', key);
    return storeEveryLink(tx, key, 0);
  });
}

/**
 * Raises the version of every link in a restored database, so that all get new addresses: an address in the backup may
 * have been changed after the backup, because strangers knew it. Open proposals are deleted, and players' devices get
 * no more notices.
 */
export async function raiseLinks(tx: Writer): Promise<void> {
  const key = await findServerKey(tx, 'links');
  if (key !== undefined) await storeEveryLink(tx, key, 1);
}

async function storeEveryLink(tx: Writer, key: string, later: number): Promise<number> {
  const links = await everyLink(tx);
  const at = timestamp(Date.now());
  for (const link of links) {
    const version = link.version + later;
    const code = codeOf(key, { listId: link.list_id, version });
    await updateLink(tx, { ...link, version }, hashCode(code));
    const list = { userId: link.user_id, listId: link.list_id };
    await deleteProposalsOfList(tx, list);
    await endSubscriptionsOfList(tx, list);
    // Cached responses contain the former address; a new timestamp makes their ETags invalid.
    await raiseLastTimestamp(tx, link.user_id, at);
  }
  return links.length;
}
