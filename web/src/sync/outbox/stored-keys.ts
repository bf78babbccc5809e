import { local } from '../storage.ts';

/** A prefix of its own: pending changes outlive an expired session and the stored queries. */
const prefixOf = (uid: string) => `picadito-waiting:${uid}:`;

export function storedKeyOf(uid: string, id: string): string {
  return prefixOf(uid) + id;
}

/** The keys under which this browser stores the pending changes of a user, of every tab. */
export function storedKeys(uid: string): string[] {
  return local.keys().filter((key) => key.startsWith(prefixOf(uid)));
}
