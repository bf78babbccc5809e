import { holderOf } from '../../store/tables/answers/devices.ts';
import type { Context } from '../../transactions/context.ts';
import type { LinkedList } from '../page/read-page.ts';
import { hashDevice } from './device.ts';

/** Returns the player whose name the device owns in the list. */
export async function ownerOfDevice(
  { store, now }: Context,
  { userId, listId }: LinkedList,
  device: string | null,
): Promise<string | null> {
  if (device === null) return null;
  const deviceHash = hashDevice(device, listId);
  const held = await holderOf(store.read, { userId, listId, deviceHash, now: now() });
  return held && !held.isClaim ? held.playerId : null;
}
