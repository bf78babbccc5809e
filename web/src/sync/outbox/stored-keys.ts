import { local } from '../storage.ts';

/** Returns a prefix outside the stored queries, because pending changes outlive an expired session. */
const prefixOf = (uid: string) => `picadito-waiting:${uid}:`;

export function storedKeyOf(uid: string, id: string): string {
  return prefixOf(uid) + id;
}

/** Returns the keys of a user's pending changes of every tab of this browser. */
export function storedKeys(uid: string): string[] {
  return local.keys().filter((key) => key.startsWith(prefixOf(uid)));
}
