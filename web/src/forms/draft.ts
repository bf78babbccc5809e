import { session } from '../sync/storage.ts';

/**
 * Returns access to the stored draft of a user's form: its unsaved input in session storage, so that a reload or a
 * failed save loses nothing. `read` returns the stored value unvalidated, or null if there is none.
 */
export function draftOf(uid: string, form: string) {
  const key = `picadito:${uid}:draft-${form}`;
  return {
    read: (): unknown => parse(session.get(key)),
    keep: (draft: unknown): void => session.set(key, JSON.stringify(draft)),
    clear: (): void => session.remove(key),
  };
}

function parse(stored: string | null): unknown {
  try {
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}
