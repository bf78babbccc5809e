import { replaceEqualDeep } from '@tanstack/react-query';

/** Of replies as they came. Data that was changed here is another object, and has none. */
const etags = new WeakMap<object, string>();

export function etagOf(data: unknown): string | undefined {
  return isObject(data) ? etags.get(data) : undefined;
}

export function keepEtag(data: unknown, etag: string | null): void {
  if (isObject(data) && etag !== null) etags.set(data, etag);
}

/** Structural sharing of a query: what it makes of a reply has the ETag of the reply. */
export function shareStructure(before: unknown, after: unknown): unknown {
  const shared: unknown = replaceEqualDeep(before, after);
  keepEtag(shared, etagOf(after) ?? null);
  return shared;
}

function isObject(data: unknown): data is object {
  return typeof data === 'object' && data !== null;
}
