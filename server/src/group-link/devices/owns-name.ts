import { holderOf } from '../../store/tables/group-link/devices.ts';
import type { Context } from '../../transactions/context.ts';
import type { LinkedList } from '../page/read-page.ts';
import { hashDevice } from './device.ts';

/** Tells whether the device with this token owns a name of the list; a claim is not enough. */
export async function ownsName(
  { store, now }: Context,
  { userId, listId }: LinkedList,
  device: string | null,
): Promise<boolean> {
  if (device === null) return false;
  const deviceHash = hashDevice(device, listId);
  const held = await holderOf(store.read, { userId, listId, deviceHash, now: now() });
  return held !== undefined && !held.isClaim;
}
