import { deleteDevice } from '../../store/tables/answers/devices.ts';
import type { Context } from '../../transactions/context.ts';
import { write } from '../../transactions/write.ts';
import { ownerOf } from '../answering/answer-by-link.ts';
import { hashDevice } from './device.ts';
import type { LinkedList } from '../page/read-page.ts';

/** The device holds no name of the list any more. One that held none changes nothing. */
export async function forgetDevice(
  context: Context,
  { userId, listId }: LinkedList,
  device: string | null,
): Promise<void> {
  const owner = device === null ? undefined : await ownerOf(context, { userId });
  if (!owner || device === null) return;
  const deviceHash = hashDevice(device, listId);
  await write(context, owner, async (tx, { nextTimestamp }) => {
    // another version: the page of before is the device's no more
    if (await deleteDevice(tx, { userId, listId, deviceHash })) nextTimestamp();
  });
}
