import { useSyncExternalStore } from 'react';
import { onStorageChange, session } from './storage.ts';

/** A value of session storage as state, shared by all components that use the key. */
export function useStoredValue(
  key: string,
): readonly [value: string | null, set: (value: string | null) => void] {
  const value = useSyncExternalStore(onStorageChange, () => session.get(key));
  const set = (next: string | null) =>
    next === null ? session.remove(key) : session.set(key, next);
  return [value, set];
}
