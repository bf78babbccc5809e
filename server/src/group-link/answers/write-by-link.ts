import type { PageMessage, SpokenAnswer } from '@picadito/domain';
import {
  devicesOfList,
  notePersonalLink,
  touchDevice,
} from '../../store/tables/group-link/devices.ts';
import type { Writer } from '../../store/store.ts';
import type { Context } from '../../transactions/context.ts';
import { requireOwner } from '../../transactions/load-owned.ts';
import { write, type WriteContext } from '../../transactions/write.ts';
import { hashDevice, takeName } from '../devices/device.ts';
import { findLinkByCode } from '../../store/tables/group-link/group-links.ts';
import {
  linkedList,
  playerOfKey,
  readLinked,
  type Linked,
  type LinkedList,
  type OpenedList,
} from '../page/read-page.ts';

/**
 * Outcome of a write from the players' page, such as an answer or a guest. If it succeeded, `token` is for the device's
 * cookie, and `outcome` has the key of the player for whom the device has answered or whose personal link was used;
 * `waiting` is the answer if it does not count before someone accepts it. Otherwise nothing was stored: `asked` is the
 * question or refusal for the page, and `token` is present when the server must recognise the device in its next
 * request.
 */
export type Answered =
  | { token: string; outcome?: { player: string; waiting?: SpokenAnswer } }
  | { asked: PageMessage; token?: string };

type Opened = {
  tx: Writer;
  writeContext: WriteContext;
  /** The list and its link as the transaction has read them, which may be newer than the caller's. */
  link: LinkedList;
  /** Id of the player whose personal link the request used; null for the group link. */
  linkPlayerId: string | null;
  deviceHash: string;
};

/**
 * Runs a write that comes by a group link or personal link in one transaction, on behalf of the organiser. Returns null
 * when the link has been turned off or the personal link is invalid. `token` is the token of the device; `link` has a
 * key if it is a personal link.
 */
export async function writeByLink<T>(
  context: Context,
  list: OpenedList,
  { token, link: { code, key } }: { token: string; link: { code?: string; key?: string } },
  work: (opened: Opened) => Promise<T | null>,
): Promise<T | null> {
  return write(context, list.owner, async (tx, writeContext) => {
    const row = await findLinkByCode(tx, list.codeHash);
    if (!row) return null;
    requireOwner(row, list.owner);
    const isPersonal = code !== undefined && key !== undefined;
    const found = isPersonal ? await playerOfKey(tx, { code, key }) : null;
    if (isPersonal && !found) return null;
    const deviceHash = hashDevice(token, list.listId);
    const link = linkedList(row, list.codeHash);
    return work({ tx, writeContext, link, linkPlayerId: found?.playerId ?? null, deviceHash });
  });
}

/**
 * The device and the link of a request from the players' page. `device` is the token of the device's cookie, or a new
 * token; `link` is the personal link of the request, if any.
 */
export type PageSender = {
  list: OpenedList;
  device: string;
  link?: { code: string; key: string } | null;
  /** True if the request must not update the time at which the device was last used. */
  isSecret?: boolean;
};
export type Work = {
  tx: Writer;
  writeContext: WriteContext;
  linked: Linked;
  deviceHash: string;
};

/**
 * Runs the work of a request from the players' page in one transaction. `work` returns null when it has succeeded, and
 * otherwise the refusal or question for the page, after which nothing else is stored. After a success, a personal link
 * gives its player's name to the device, and the time of last use is stored unless `isSecret` is true. Returns null
 * when the link has been turned off or the personal link is invalid.
 */
export async function writeByDevice(
  context: Context,
  { list, device, link: personalLink, isSecret = false }: PageSender,
  work: (work: Work) => Promise<{ asked: PageMessage } | null>,
): Promise<Answered | null> {
  return writeByLink(context, list, { token: device, link: personalLink ?? {} }, async (opened) => {
    const { tx, writeContext, link, linkPlayerId, deviceHash } = opened;
    const linked = await readLinked(tx, link, { now: writeContext.now, device, linkPlayerId });
    const asked = await work({ tx, writeContext, linked, deviceHash });
    if (asked) return asked;
    const { userId, listId } = list;
    const stored = { userId, listId, deviceHash };
    if (linkPlayerId && linked.ownedPlayerId !== linkPlayerId) {
      const devices = await devicesOfList(
        tx,
        { userId, listId, playerId: linkPlayerId },
        writeContext.now,
      );
      await takeName(tx, stored, {
        playerId: linkPlayerId,
        at: writeContext.nextTimestamp(),
        devices,
      });
    }
    if (linkPlayerId) await notePersonalLink(tx, stored);
    if (!isSecret) await touchDevice(tx, stored, writeContext.nextTimestamp());
    return linkPlayerId
      ? { token: device, outcome: { player: linked.keyOf(linkPlayerId) } }
      : { token: device };
  });
}
