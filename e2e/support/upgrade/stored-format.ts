import type { StoredProfile } from './profile.ts';

const PENDING = 'picadito-waiting:{{user}}:';
/** Matches the id of a pending change, which consists of the order of the taps in base 36 and the tab's id. */
const CHANGE_ID = /[0-9a-z]{12}-[0-9a-f]{8}/g;

/**
 * Returns the pending changes in the order of the taps, in the form in which they are stored. Their ids are replaced,
 * because these differ in each run.
 */
export function pendingChanges({ local }: StoredProfile): unknown[] {
  const keys = Object.keys(local).filter((key) => key.startsWith(PENDING));
  return keys.toSorted().map((key) => ({
    key: key.replaceAll(CHANGE_ID, '{{change}}'),
    value: JSON.parse((local[key] ?? '').replaceAll(CHANGE_ID, '{{change}}')) as unknown,
  }));
}

/**
 * Returns the types of all fields of the `localStorage` entries that match `keys`, by key. Pending changes are left
 * out.
 */
export function storedShapes({ local }: StoredProfile, keys: RegExp): Record<string, unknown> {
  const others = Object.entries(local).filter(
    ([key]) => !key.startsWith(PENDING) && keys.test(key),
  );
  return Object.fromEntries(others.map(([key, text]) => [key, shapeOf(parsed(text))]));
}

/** Returns the values in `sessionStorage`, by key. A value that is not JSON stays a text. */
export function sessionValues({ session }: StoredProfile): Record<string, unknown> {
  return Object.fromEntries(Object.entries(session).map(([key, text]) => [key, parsed(text)]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Returns the type of a value, or the types of an object's fields. For an array, returns the different types of its
 * items.
 */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    const shapes = new Map(value.map((one) => [JSON.stringify(shapeOf(one)), shapeOf(one)]));
    return [...shapes].toSorted().map(([, shape]) => shape);
  }
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted()
      .map(([field, one]) => [field, shapeOf(one)]),
  );
}
