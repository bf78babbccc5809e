import type { Asked } from '@picadito/domain';
import { noteOwnLink, touchDevice } from '../../store/tables/answers/devices.ts';
import type { Writer } from '../../store/transaction.ts';
import type { Context } from '../../transactions/context.ts';
import { write, type WriteContext } from '../../transactions/write.ts';
import { giveName } from '../devices/claim-name.ts';
import { hashDevice } from '../devices/device.ts';
import { playerOfKey } from '../personal-links.ts';
import { readLinked, type Linked, type LinkedList } from '../page/read-page.ts';
import { linkOf, ownerOf, type Answered } from './answer-by-link.ts';

/** `device`: the token of its cookie, new or not. `link`: the own one of a player, if it is that. */
export type Asking = {
  list: LinkedList;
  device: string;
  link?: { code: string; key: string } | null;
  /** The rows of the device do not tell that it was used. */
  isUntold?: boolean;
};
export type Work = {
  tx: Writer;
  writeContext: WriteContext;
  linked: Linked;
  deviceHash: string;
};

/** In one transaction, while the link is on, and the own one opens the page; `work` says what is asked instead, or null. */
export async function asDevice(
  context: Context,
  { list, device, link: ownLink = null, isUntold = false }: Asking,
  work: (work: Work) => Promise<{ asked: Asked } | null>,
): Promise<Answered | null> {
  const owner = await ownerOf(context, list);
  if (!owner) return null;
  const deviceHash = hashDevice(device, list.listId);
  return write(context, owner, async (tx, writeContext) => {
    const link = await linkOf(tx, list);
    if (!link) return null;
    const own = ownLink && (await playerOfKey(tx, ownLink));
    if (ownLink && !own) return null;
    const reading = { now: writeContext.now, device, own: own?.playerId ?? null };
    const linked = await readLinked(tx, link, reading);
    const asked = await work({ tx, writeContext, linked, deviceHash });
    if (asked) return asked;
    const { userId, listId } = list;
    const stored = { userId, listId, deviceHash };
    if (own && linked.holder !== own.playerId)
      await giveName(tx, writeContext, stored, own.playerId);
    if (own) await noteOwnLink(tx, stored);
    if (!isUntold) await touchDevice(tx, stored, writeContext.nextTimestamp());
    return own ? { token: device, player: linked.keyOf(own.playerId) } : { token: device };
  });
}
