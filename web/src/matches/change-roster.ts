import { ROSTER } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PLAYER_FAILURES } from '../players/players.ts';
import { http, deleteIfExists } from '../sync/http/http.ts';
import { MATCH_DEPENDENTS } from './matches.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';

/**
 * Mutation that adds players to a match, all of them or none. A match that has started needs it, because new players of
 * its list no longer join such a match automatically.
 */
export function useAddToMatch() {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: PLAYER_FAILURES.addToList },
    mutationFn: ({ matchId, playerIds }: { matchId: string; playerIds: readonly string[] }) =>
      http(ROSTER.add, { params: { id: matchId }, body: { playerIds } }),
    onSuccess: () => invalidate(client, ...MATCH_DEPENDENTS),
  });
}

/** Mutation that removes a player from this match only, together with the player's attendance and place in a team. */
export function useRemoveFromMatch(matchId: string) {
  const client = useQueryClient();
  const roster = queryKeyOf(ROSTER.read, { id: matchId });
  return useMutation({
    meta: { failure: PLAYER_FAILURES.deleteOfList },
    mutationFn: (playerId: string) => deleteIfExists(ROSTER.remove, { id: matchId, playerId }),
    onSuccess: async (_, playerId) => {
      await updateCache(client, roster, () =>
        client.setQueryData(roster, (players) => players?.filter(({ id }) => id !== playerId)),
      );
      invalidate(client, ...MATCH_DEPENDENTS);
    },
  });
}
