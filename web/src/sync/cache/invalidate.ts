import { BADGES, collectionOf, HOME, LISTS, MATCHES, pathOf } from '@picadito/domain';
import type { Query, QueryClient } from '@tanstack/react-query';

const HOME_PATH = pathOf(HOME.read);
/** Collections that home contains, so that home is invalidated with each of them. */
const HOME_PARTS = [LISTS.list, MATCHES.list, BADGES.list].map(collectionOf);

/**
 * Marks every query under these paths as stale. Active queries are refetched now, others when a screen next uses them.
 * A path means a whole resource: '/api/lists/1' includes '/api/lists/1/players' and '/api/lists/1?q=ana', but not
 * '/api/lists/12'. '/api/lists?' is the collection with its searches but without its items; a path with a query
 * includes paths with further parameters. Callers need not wait.
 */
export function invalidate(client: QueryClient, ...resources: string[]): void {
  const predicate = isQueryOf(resources);
  // A running fetch would return old data and clear the stale mark.
  for (const query of client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })) {
    const again = () => client.invalidateQueries({ queryKey: query.queryKey });
    if (!query.isActive()) void query.cancel({ revert: true });
    // The first fetch of an active query is not restarted while it runs, so that the query is invalidated after it.
    else if (!query.state.data) void query.promise?.then(again, again);
  }
  void client.invalidateQueries({ predicate });
}

/**
 * Changes cached data under these paths in the way a write has changed it on the server. Running fetches would restore
 * the state before the write: they are cancelled before `change` and restarted after it.
 */
export async function updateCache(
  client: QueryClient,
  resources: string[],
  change: () => void,
): Promise<void> {
  const predicate = isQueryOf(resources);
  const cancelled = client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' });
  await client.cancelQueries({ predicate });
  change();
  for (const { queryKey } of cancelled) {
    void client.invalidateQueries({ queryKey, exact: true });
  }
}

export function isUnder(resource: string, path: string): boolean {
  if (path === HOME_PATH && HOME_PARTS.includes(resource)) return true;
  if (resource.endsWith('?')) return `${path}?`.startsWith(resource);
  return path === resource || ['/', '?', '&'].some((next) => path.startsWith(resource + next));
}

/** Returns a function that tells whether a query is of one of these resources, as `invalidate` names them. */
export function isQueryOf(resources: string[]): (query: Query) => boolean {
  return ({ queryKey: [path] }) =>
    typeof path === 'string' && resources.some((resource) => isUnder(resource, path));
}
