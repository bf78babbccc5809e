import { vi } from 'vitest';
import { fakeStorage } from './fake-storage.ts';

/** Replaces the global window by an event target with both storages. */
export function fakeWindow(): EventTarget {
  const target = new EventTarget();
  const storage = { sessionStorage: fakeStorage(), localStorage: fakeStorage() };
  vi.stubGlobal('window', Object.assign(target, storage));
  return target;
}
