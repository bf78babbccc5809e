import { useSyncExternalStore } from 'react';
import { onStorageChange, session } from './storage.ts';

/**
 * Returns a value of session storage as state, null if there is none, and its setter, which removes the value with
 * null. All components with the same key share the state.
 */
export function useStoredValue(
  key: string,
): readonly [value: string | null, set: (value: string | null) => void] {
  const value = useSyncExternalStore(onStorageChange, () => session.get(key));
  const set = (next: string | null) =>
    next === null ? session.remove(key) : session.set(key, next);
  return [value, set];
}
