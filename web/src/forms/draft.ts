import { session } from '../sync/storage.ts';

/**
 * What a user has typed and not saved yet, in session storage: a reload or a failed save loses
 * nothing. `read` hands back whatever is kept, for the form to judge; null for none.
 */
export function draftOf(uid: string, form: string) {
  const key = `picadito:${uid}:draft-${form}`;
  return {
    read: (): unknown => parsed(session.get(key)),
    keep: (draft: unknown): void => session.set(key, JSON.stringify(draft)),
    clear: (): void => session.remove(key),
  };
}

function parsed(kept: string | null): unknown {
  try {
    return kept === null ? null : JSON.parse(kept);
  } catch {
    return null;
  }
}
