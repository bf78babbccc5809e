import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Marks every answer under these paths as out of date: those on screen are asked for again now,
 * the others when a screen next needs them. A path is a whole resource: '/api/lists/1' touches
 * '/api/lists/1/players' and '/api/lists/1?q=ana', not '/api/lists/12'; '/api/lists?' is the collection alone,
 * with its searches. Nobody needs to wait for it.
 */
export function touched(client: QueryClient, ...resources: string[]): void {
  void client.invalidateQueries({ predicate: under(resources) });
}

/**
 * Changes what is known under these paths as a write has changed it on the server. What is being read meanwhile
 * would come back without the write: it is stopped before, and asked for again after.
 */
export async function written(
  client: QueryClient,
  resources: string[],
  change: () => void,
): Promise<void> {
  const predicate = under(resources);
  const stopped = client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' });
  await client.cancelQueries({ predicate });
  change();
  for (const { queryKey } of stopped) {
    void client.invalidateQueries({ queryKey, exact: true });
  }
}

export function isUnder(resource: string, path: string): boolean {
  if (resource.endsWith('?')) return `${path}?`.startsWith(resource);
  return path === resource || path.startsWith(`${resource}/`) || path.startsWith(`${resource}?`);
}

function under(resources: string[]): (query: Query) => boolean {
  return ({ queryKey: [path] }) =>
    typeof path === 'string' && resources.some((resource) => isUnder(resource, path));
}
