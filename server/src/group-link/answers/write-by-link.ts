import { findLinkByCode } from '../../store/tables/group-link/group-links.ts';
import { findUser } from '../../store/tables/account/users.ts';
import type { Writer } from '../../store/store.ts';
import { asOrganiser, type Context, type Organiser } from '../../transactions/context.ts';
import { write, type WriteContext } from '../../transactions/write.ts';
import { hashDevice } from '../devices/device.ts';
import { linkedList, type LinkedList } from '../page/read-page.ts';
import { playerOfKey } from '../personal-links.ts';

export type Opened = {
  tx: Writer;
  writeContext: WriteContext;
  /** The list and its link as the transaction has read them, which may be newer than the caller's. */
  link: LinkedList;
  /** Id of the player whose personal link the request used; null for the group link. */
  own: string | null;
  deviceHash: string;
};

/**
 * Runs a write that comes by a group link or personal link in one transaction, on behalf of the organiser. Returns null
 * when the link has been turned off or the personal link is invalid. `token` is the token of the device; `link` has a
 * key if it is a personal link.
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

/** Returns the organiser on whose behalf a change of a public page is stored. */
export async function ownerOf(
  { store }: Context,
  { userId }: Pick<LinkedList, 'userId'>,
): Promise<Organiser | undefined> {
  const user = await findUser(store.read, userId);
  return user && asOrganiser(user);
}
