import { createHmac, randomBytes } from 'node:crypto';
import { holderOf, deleteDevice } from '../../store/tables/group-link/devices.ts';
import type { Context } from '../../transactions/context.ts';
import type { LinkedList } from '../page/read-page.ts';
import { deleteProposalsOfDevice } from '../../store/tables/group-link/proposals.ts';
import { write } from '../../transactions/write.ts';
import { ownerOf } from '../answers/write-by-link.ts';

/** Returns a token for the cookie of a device: 128 random bits. */
export function newDeviceToken(): string {
  return randomBytes(16).toString('base64url');
}

/** Returns the token in the value of the device's cookie; null for a text that is not a token, or without a cookie. */
export function deviceTokenOf(cookie: string | undefined): string | null {
  return cookie !== undefined && /^[\w-]{22}$/.test(cookie) ? cookie : null;
}

/**
 * Returns the hash by which a list stores a device. It depends on the list, so that the hashes of one device in two
 * lists cannot be linked.
 */
export function hashDevice(token: string, listId: string): string {
  return createHmac('sha256', Buffer.from(token, 'base64url')).update(listId).digest('base64url');
}

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

/**
 * Makes a list forget a device: releases the name that the device owns or claims there, and deletes the device's
 * proposals. Does nothing for an unknown device.
 */
export async function forgetDevice(
  context: Context,
  { userId, listId }: LinkedList,
  device: string | null,
): Promise<void> {
  const owner = device === null ? undefined : await ownerOf(context, { userId });
  if (!owner || device === null) return;
  const deviceHash = hashDevice(device, listId);
  await write(context, owner, async (tx, { recordChange }) => {
    const hasHeld = await deleteDevice(tx, { userId, listId, deviceHash });
    const hasProposed = await deleteProposalsOfDevice(tx, { userId, listId, deviceHash });
    if (hasHeld || hasProposed) recordChange('list', listId);
  });
}
