import { session } from '../sync/storage.ts';
import { pick } from '@picadito/domain';

/**
 * Returns access to the stored draft of a user's form: its unsaved input in session storage, so that a reload or a
 * failed save loses nothing. `read` returns the stored value unvalidated, or null if there is none.
 */
export function draftOf(uid: string, form: string) {
  const key = `picadito:${uid}:draft-${form}`;
  return {
    read: (): unknown => parse(session.get(key)),
    store: (draft: unknown): void => session.set(key, JSON.stringify(draft)),
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

/** Returns `base` with the fields of a stored draft. Unknown fields and fields of another type are ignored. */
export function restoreValues<Values extends object>(stored: unknown, base: Values): Values {
  if (typeof stored !== 'object' || stored === null) return base;
  const types = new Map(Object.entries(base).map(([field, value]) => [field, typeof value]));
  const fitting = Object.entries(stored).filter(
    ([field, value]) => typeof value === types.get(field),
  );
  return { ...base, ...Object.fromEntries(fitting) };
}

/** Returns the names of the fields in which `values` differ from `base`. */
export function changedKeys<Values extends object>(
  values: Values,
  base: Values,
): Extract<keyof Values, string>[] {
  const keys = Object.keys(values) as Extract<keyof Values, string>[];
  return keys.filter((key) => values[key] !== base[key]);
}

export function areSame<Values extends object>(values: Values, base: Values): boolean {
  return changedKeys(values, base).length === 0;
}

/** Returns the fields in which `values` differ from `base`. */
export function changedFields<Values extends object>(
  values: Values,
  base: Values,
): Partial<Values> {
  return pick<Values, keyof Values>(values, changedKeys(values, base));
}

/** Time in milliseconds after a change for which its stored undo can be offered. */
const OFFERED_MS = 10 * 60_000;

/**
 * Returns access to the stored undo of a user, so that a change can still be undone after a reload. `read` returns the
 * stored undo unvalidated, or null if there is none or `OFFERED_MS` have passed.
 */
export function undoOffer(draft: ReturnType<typeof draftOf>) {
  return {
    read: (): unknown => {
      const stored = draft.read();
      if (typeof stored !== 'object' || stored === null) return null;
      const { at, undo = null } = stored as Partial<Record<'at' | 'undo', unknown>>;
      return Date.now() - Number(at) < OFFERED_MS ? undo : null;
    },
    store: (undo: unknown): void => draft.store({ at: Date.now(), undo }),
    clear: draft.clear,
  };
}
