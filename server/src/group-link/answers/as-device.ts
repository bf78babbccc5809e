import type { Asked } from '@picadito/domain';
import {
  devicesOfList,
  notePersonalLink,
  touchDevice,
} from '../../store/tables/group-link/devices.ts';
import type { Writer } from '../../store/store.ts';
import type { Context } from '../../transactions/context.ts';
import type { WriteContext } from '../../transactions/write.ts';
import { takeName } from '../devices/claim-name.ts';
import { readLinked, type Linked, type LinkedList } from '../page/read-page.ts';
import type { Answered } from './answer-by-link.ts';
import { writeByLink } from './write-by-link.ts';

/**
 * Identifies the device of a request. `device` is the token of its cookie, old or new; `link` is the personal link of
 * the request, if any.
 */
export type Asking = {
  list: LinkedList;
  device: string;
  link?: { code: string; key: string } | null;
  /** When true, the request does not update the time at which the device was last used. */
  isUntold?: boolean;
};
export type Work = {
  tx: Writer;
  writeContext: WriteContext;
  linked: Linked;
  deviceHash: string;
};

/**
 * Runs `work` in one transaction if the link is on and a personal link is valid. `work` returns the question for the
 * page when it has stored nothing, or null.
 */
export async function asDevice(
  context: Context,
  { list, device, link: personalLink, isUntold = false }: Asking,
  work: (work: Work) => Promise<{ asked: Asked } | null>,
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
    if (!isUntold) await touchDevice(tx, stored, writeContext.nextTimestamp());
    return own ? { token: device, sent: { player: linked.keyOf(own) } } : { token: device };
  });
}
