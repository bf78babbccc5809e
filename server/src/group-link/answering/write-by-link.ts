import { findLinkByCode } from '../../store/tables/links/group-links.ts';
import { findUser } from '../../store/tables/users.ts';
import type { Writer } from '../../store/transaction.ts';
import { asOrganiser, type Context, type Organiser } from '../../transactions/context.ts';
import { write, type WriteContext } from '../../transactions/write.ts';
import { hashDevice } from '../devices/device.ts';
import { linkedList, type LinkedList } from '../page/read-page.ts';
import { playerOfKey } from '../personal-links.ts';

export type Opened = {
  tx: Writer;
  writeContext: WriteContext;
  /** The link is as it is in the transaction. */
  link: LinkedList;
  /** The request came by the personal link of this player; null for the group link. */
  own: string | null;
  deviceHash: string;
};

/**
 * Runs what a device writes by a link in one transaction, as the organiser. Returns null when the link has been turned
 * off meanwhile or a personal link opens nothing. `token` is that of the device. `link` has a key if it is the personal
 * link of a player.
 */
export async function writeByLink<T>(
  context: Context,
  list: LinkedList,
  { token, link: { code, key } }: { token: string; link: { code?: string; key?: string } },
  work: (opened: Opened) => Promise<T | null>,
): Promise<T | null> {
  const owner = await ownerOf(context, list);
  if (!owner) return null;
  return write(context, owner, async (tx, writeContext) => {
    const row = await findLinkByCode(tx, list.codeHash);
    if (!row) return null;
    const isOwn = code !== undefined && key !== undefined;
    const own = isOwn ? await playerOfKey(tx, { code, key }) : null;
    if (isOwn && !own) return null;
    const deviceHash = hashDevice(token, list.listId);
    const link = linkedList(row, list.codeHash);
    return work({ tx, writeContext, link, own: own?.playerId ?? null, deviceHash });
  });
}

/** Returns the organiser as which a change of a public page is stored. */
export async function ownerOf(
  { store }: Context,
  { userId }: Pick<LinkedList, 'userId'>,
): Promise<Organiser | undefined> {
  const user = await findUser(store.read, userId);
  return user && asOrganiser(user);
}
