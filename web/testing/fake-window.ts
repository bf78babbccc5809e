import { vi } from 'vitest';

/** Returns a storage that behaves like that of browsers: stored values are own properties of the object. */
export function fakeStorage(): Storage {
  const values: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void (values[key] = value),
    removeItem: (key: string) => void delete values[key],
    clear: () => Object.keys(values).forEach((key) => delete values[key]),
    key: (index: number) => Object.keys(values)[index] ?? null,
  };
  return new Proxy(values, {
    get: (_, name) =>
      name === 'length'
        ? Object.keys(values).length
        : (Reflect.get(methods, name) ?? Reflect.get(values, name)),
  }) as Storage & Record<string, string>;
}

/** Replaces the global window by an event target with both storages. */
export function fakeWindow(): EventTarget {
  const target = new EventTarget();
  const storage = { sessionStorage: fakeStorage(), localStorage: fakeStorage() };
  vi.stubGlobal('window', Object.assign(target, storage));
  return target;
}
