import type { draftOf } from './draft.ts';

/** A reload offers the undo for this long after the change, in milliseconds. */
const OFFERED_MS = 10 * 60_000;

/**
 * Stores what a user can undo, so that the offer outlives a reload. `read` returns it unvalidated, or null if there is
 * nothing or it is too late.
 */
export function undoOffer(draft: ReturnType<typeof draftOf>) {
  return {
    read: (): unknown => {
      const kept = draft.read();
      if (typeof kept !== 'object' || kept === null) return null;
      const { at, undo = null } = kept as Partial<Record<'at' | 'undo', unknown>>;
      return Date.now() - Number(at) < OFFERED_MS ? undo : null;
    },
    keep: (undo: unknown): void => draft.keep({ at: Date.now(), undo }),
    clear: draft.clear,
  };
}
