import { deleteDevice } from '../../store/tables/group-link/devices.ts';
import { deleteProposalsOfDevice } from '../../store/tables/group-link/proposals.ts';
import type { Context } from '../../transactions/context.ts';
import { write } from '../../transactions/write.ts';
import type { OpenedList } from '../page/read-page.ts';
import { hashDevice } from './device.ts';

/**
 * Makes a list forget a device: releases the name that the device owns or claims there, and deletes the device's
 * proposals. Does nothing for an unknown device.
 */
export async function forgetDevice(
  context: Context,
  { owner, userId, listId }: OpenedList,
  device: string | null,
): Promise<void> {
  if (device === null) return;
  const deviceHash = hashDevice(device, listId);
  await write(context, owner, async (tx, { recordChange }) => {
    const hasHeld = await deleteDevice(tx, { userId, listId, deviceHash });
    const hasProposed = await deleteProposalsOfDevice(tx, { userId, listId, deviceHash });
    if (hasHeld || hasProposed) recordChange('list', listId);
  });
}
