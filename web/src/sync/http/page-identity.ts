import { randomId } from '../../lib/ids.ts';
import { releaseAllKeys } from './idempotency-keys.ts';

/** The id of this page: it gets no change events of its own writes. */
export const TAB = randomId();

let actingUid: string | null = null;

/** The user whom the page shows, or null. */
export function actingUser(): string | null {
  return actingUid;
}

/** Sets the user whom the page shows: the server refuses its requests once the browser's session is another user's. */
export function setActingUser(uid: string | null): void {
  // a page begins without a user: the keys of before its reload are of the same one (`claim`)
  if (actingUid !== null && uid !== actingUid) releaseAllKeys();
  actingUid = uid;
}
