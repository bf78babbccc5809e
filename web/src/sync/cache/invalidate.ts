import { BADGES, collectionOf, HOME, LISTS, MATCHES, pathOf } from '@picadito/domain';
import type { Query, QueryClient } from '@tanstack/react-query';

const HOME_PATH = pathOf(HOME.read);
/** Home has lists, matches and achievements: it is under each of these collections. */
const HOME_PARTS = [LISTS.list, MATCHES.list, BADGES.list].map(collectionOf);

/**
 * Marks every query under these paths as stale: active ones are refetched now, the others when a screen next needs
 * them. A path is a whole resource: '/api/lists/1' includes '/api/lists/1/players' and '/api/lists/1?q=ana', not
 * '/api/lists/12'; '/api/lists?' is the collection alone, with its searches; with a query it includes those that say
 * more. Callers need not wait.
 */
export function invalidate(client: QueryClient, ...resources: string[]): void {
  const predicate = under(resources);
  // a fetch under way would bring data of before, and clear the mark
  for (const query of client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })) {
    const again = () => client.invalidateQueries({ queryKey: query.queryKey });
    if (!query.isActive()) void query.cancel({ revert: true });
    // the first one of an active query is not started again while it runs
    else if (!query.state.data) void query.promise?.then(again, again);
  }
  void client.invalidateQueries({ predicate });
}

/**
 * Changes cached data under these paths as a write has changed it on the server. A fetch under way would bring back the
 * state before the write: it is cancelled before `change`, and started again after it.
 */
export async function updateCache(
  client: QueryClient,
  resources: string[],
  change: () => void,
): Promise<void> {
  const predicate = under(resources);
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

function under(resources: string[]): (query: Query) => boolean {
  return ({ queryKey: [path] }) =>
    typeof path === 'string' && resources.some((resource) => isUnder(resource, path));
}
