import { replaceEqualDeep } from '@tanstack/react-query';

/**
 * Maps replies of the server to their ETags. Data that was changed in the browser is a new object, which has no ETag.
 */
const etags = new WeakMap<object, string>();

export function etagOf(data: unknown): string | undefined {
  return isObject(data) ? etags.get(data) : undefined;
}

export function storeEtag(data: unknown, etag: string | null): void {
  if (isObject(data) && etag !== null) etags.set(data, etag);
}

/**
 * Returns the cached object if the new data is equal, as the structural sharing of the query library does, and gives
 * this object the ETag of the reply.
 */
export function shareStructure(before: unknown, after: unknown): unknown {
  const shared: unknown = replaceEqualDeep(before, after);
  storeEtag(shared, etagOf(after) ?? null);
  return shared;
}

function isObject(data: unknown): data is object {
  return typeof data === 'object' && data !== null;
}
