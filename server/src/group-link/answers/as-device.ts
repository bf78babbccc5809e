import type { PageMessage } from '@picadito/domain';
import {
  devicesOfList,
  notePersonalLink,
  touchDevice,
} from '../../store/tables/group-link/devices.ts';
import type { Writer } from '../../store/store.ts';
import type { Context } from '../../transactions/context.ts';
import type { WriteContext } from '../../transactions/write.ts';
import { takeName } from '../devices/device.ts';
import { readLinked, type Linked, type OpenedList } from '../page/read-page.ts';
import { writeByLink, type Answered } from './answer-by-link.ts';

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
export async function asDevice(
  context: Context,
  { list, device, link: personalLink, isSecret = false }: PageSender,
  work: (work: Work) => Promise<{ asked: PageMessage } | null>,
): Promise<Answered | null> {
  return writeByLink(context, list, { token: device, link: personalLink ?? {} }, async (opened) => {
    const { tx, writeContext, link, own, deviceHash } = opened;
    const linked = await readLinked(tx, link, { now: writeContext.now, device, own });
    const asked = await work({ tx, writeContext, linked, deviceHash });
    if (asked) return asked;
    const { userId, listId } = list;
    const stored = { userId, listId, deviceHash };
    if (own && linked.holder !== own) {
      const devices = await devicesOfList(tx, { userId, listId, playerId: own }, writeContext.now);
      await takeName(tx, stored, { playerId: own, at: writeContext.nextTimestamp(), devices });
    }
    if (own) await notePersonalLink(tx, stored);
    if (!isSecret) await touchDevice(tx, stored, writeContext.nextTimestamp());
    return own ? { token: device, sent: { player: linked.keyOf(own) } } : { token: device };
  });
}
