import { MATCHES } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '../sync/cache/query-of.ts';
import { isNotFound } from '../sync/http/api-error.ts';

/** Asks the server for a match, and resolves to true if it answers that there is no such match. */
export async function isMatchGone(client: QueryClient, id: string): Promise<boolean> {
  return client.fetchQuery({ ...queryOf(MATCHES.read, { id }), staleTime: 0 }).then(
    () => false,
    (error: unknown) => isNotFound(error),
  );
}
