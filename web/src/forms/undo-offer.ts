import type { draftOf } from './draft.ts';

/** How long after the change a reload still offers to undo it. */
const OFFERED_MS = 10 * 60_000;

/** What a user could undo before a reload, unvalidated; null when there is nothing, or too late (docs/decisions/217). */
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
