import { MATCHES } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '../sync/cache/query-of.ts';
import { isNotFound } from '../sync/http/api-error.ts';
import { toastError } from '../ui/toast/toasts.ts';

/** Sentence about a match that was deleted, or handed over with its list: the server answers the same for both. */
export const MATCH_GONE = 'Este partido ya no está.';

/**
 * Asks the server for a match. If there is none, a toast says so and the function resolves to true. The toast is left
 * out if the address names the match, because then the screen says so itself; otherwise it shows another match.
 */
export async function reportGoneMatch(client: QueryClient, id: string): Promise<boolean> {
  const error: unknown = await client
    .fetchQuery({ ...queryOf(MATCHES.read, { id }), staleTime: 0 })
    .then(
      () => null,
      (reason: unknown) => reason,
    );
  if (!isNotFound(error)) return false;
  if (new URLSearchParams(window.location.search).get('matchId') !== id) toastError(MATCH_GONE);
  return true;
}
