import type { Asked } from '@picadito/domain';
import { touchDevice } from '../../store/tables/answers/devices.ts';
import type { Writer } from '../../store/transaction.ts';
import type { Context } from '../../transactions/context.ts';
import { write, type WriteContext } from '../../transactions/write.ts';
import { hashDevice } from '../devices/device.ts';
import { readLinked, type Linked, type LinkedList } from '../page/read-page.ts';
import { linkOf, ownerOf, type Answered } from './answer-by-link.ts';

/** `device`: the token of its cookie, new or not. */
export type Asking = { list: LinkedList; device: string };
export type Work = {
  tx: Writer;
  writeContext: WriteContext;
  linked: Linked;
  deviceHash: string;
};

/** In one transaction, while the link is on; `work` says what is asked instead, or null. */
export async function asDevice(
  context: Context,
  { list, device }: Asking,
  work: (work: Work) => Promise<{ asked: Asked } | null>,
): Promise<Answered | null> {
  const owner = await ownerOf(context, list);
  if (!owner) return null;
  const deviceHash = hashDevice(device, list.listId);
  return write(context, owner, async (tx, writeContext) => {
    const link = await linkOf(tx, list);
    if (!link) return null;
    const linked = await readLinked(tx, link, { now: writeContext.now, device: deviceHash });
    const asked = await work({ tx, writeContext, linked, deviceHash });
    if (asked) return asked;
    const { userId, listId } = list;
    await touchDevice(tx, { userId, listId, deviceHash }, writeContext.nextTimestamp());
    return { token: device };
  });
}
