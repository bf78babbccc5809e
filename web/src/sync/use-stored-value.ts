import { useSyncExternalStore } from 'react';
import { onStorageChange, session } from './storage.ts';

/** A value of session storage as state: every screen that shows it follows its changes. */
export function useKeptValue(
  key: string,
): readonly [value: string | null, set: (value: string | null) => void] {
  const value = useSyncExternalStore(onStorageChange, () => session.get(key));
  const set = (next: string | null) =>
    next === null ? session.remove(key) : session.set(key, next);
  return [value, set];
}
