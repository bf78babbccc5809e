import { randomId } from '../../lib/ids.ts';
import { releaseAllKeys } from './idempotency-keys.ts';

/** Identifies this page in its requests and in the change events of its own writes. */
export const TAB = randomId();

let actingUid: string | null = null;

/** Returns the id of the user that the page shows, or null. */
export function actingUser(): string | null {
  return actingUid;
}

/**
 * Sets the user that the page shows. The server refuses requests of the page when the session belongs to another user.
 */
export function setActingUser(uid: string | null): void {
  // A page starts without a user, and the keys from before a reload belong to the same user (`claim`).
  if (actingUid !== null && uid !== actingUid) releaseAllKeys();
  actingUid = uid;
}
