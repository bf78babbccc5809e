import { vi } from 'vitest';
import { fakeStorage } from './fake-storage.ts';

/** A window that keeps things and can be told of what happens to it. */
export function fakeWindow(): EventTarget {
  const target = new EventTarget();
  const storage = { sessionStorage: fakeStorage(), localStorage: fakeStorage() };
  vi.stubGlobal('window', Object.assign(target, storage));
  return target;
}
