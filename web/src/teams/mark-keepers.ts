import { type Player, TEAM_CONSTRAINTS } from '@picadito/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { http } from '../sync/http/http.ts';
import { invalidate } from '../sync/cache/invalidate.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { toastError } from '../ui/toast/toasts.ts';
import { SAVE_CONSTRAINT_FAILURE } from './team-constraints.ts';

/**
 * Returns a function that marks new players of a pasted list as keepers. `players` are the new players, and `keepers`
 * the names that the text marks as keepers. A toast reports a failure; the players stay.
 */
export function useMarkKeepers() {
  const client = useQueryClient();
  return (players: readonly Player[], keepers: readonly string[]) =>
    markKeepers(client, players, keepers);
}

export async function markKeepers(
  client: QueryClient,
  players: readonly Player[],
  keepers: readonly string[],
): Promise<void> {
  const marked = players.filter(({ name }) => keepers.includes(name));
  if (marked.length === 0) return;
  try {
    for (const { id } of marked) {
      await http(TEAM_CONSTRAINTS.setKeeper, { params: { id }, body: { isKeeper: true } });
    }
  } catch (error) {
    console.error('mark keepers', error);
    toastError(SAVE_CONSTRAINT_FAILURE);
  } finally {
    invalidate(client, ...queryKeyOf(TEAM_CONSTRAINTS.read));
  }
}
