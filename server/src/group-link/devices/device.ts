import { createHmac, randomBytes } from 'node:crypto';

/** 128 random bits, what the cookie of a device is. */
export function newDeviceToken(): string {
  return randomBytes(16).toString('base64url');
}

/** The token of a cookie; null of anything that is none of ours. */
export function deviceTokenOf(cookie: string | undefined): string | null {
  return cookie !== undefined && /^[\w-]{22}$/.test(cookie) ? cookie : null;
}

/** What is stored of a device in a list: of two lists, the rows of one device have nothing in common. */
export function hashDevice(token: string, listId: string): string {
  return createHmac('sha256', Buffer.from(token, 'base64url')).update(listId).digest('base64url');
}
