import type { QueryClient } from '@tanstack/react-query';

/**
 * Resolves when the first screen has its data: a reply has come and no other reply is awaited. Resolves after
 * `withinMs` milliseconds in any case.
 */
export function firstData(client: QueryClient, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, withinMs);
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      // Data that a previous visit has stored enters the cache without a reply.
      if (!event.action.manual && client.isFetching() === 0) finish();
    });

    function finish(): void {
      unsubscribe();
      clearTimeout(timer);
      resolve();
    }
  });
}
