import type { QueryClient } from '@tanstack/react-query';

/**
 * Marks every answer under these paths as out of date: those on screen are asked for again now,
 * the others when a screen next needs them. A path is a whole resource: '/api/lists/1' touches
 * '/api/lists/1/players' and '/api/lists/1?q=ana', not '/api/lists/12'. Nobody needs to wait for it.
 */
export function touched(client: QueryClient, ...resources: string[]): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && resources.some((resource) => isUnder(resource, path)),
  });
}

export function isUnder(resource: string, path: string): boolean {
  return path === resource || path.startsWith(`${resource}/`) || path.startsWith(`${resource}?`);
}
