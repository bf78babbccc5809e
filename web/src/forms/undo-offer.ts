import type { draftOf } from './draft.ts';

/** A stored undo can be offered for this long after the change, in milliseconds. */
const OFFERED_MS = 10 * 60_000;

/**
 * Returns access to the stored undo of a user, so that the offer to undo a change outlives a reload. `read` returns it
 * unvalidated, or null if there is none or the time for it is over.
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
