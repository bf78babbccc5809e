import { createHmac, randomBytes } from 'node:crypto';

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
