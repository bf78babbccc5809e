import type { MatchPlayer } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LOGGED } from '../sync/failures.ts';
import { http, httpDelete } from '../lib/http.ts';
import { touched, written } from '../sync/cache/invalidate.ts';

/** What a match's players count for. */
const COUNTED_IN = ['/api/matches', '/api/players/stats', '/api/users'];

/** Brings a player into this match; needed once it has started, when its list no longer does. */
export function useAddToMatch() {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LOGGED.addPlayer },
    mutationFn: ({ matchId, playerId }: { matchId: string; playerId: string }) =>
      http<MatchPlayer>('POST', `/api/matches/${matchId}/players`, { playerId }),
    onSuccess: () => touched(client, ...COUNTED_IN),
  });
}

/** Takes a player out of this match only; his confirmation and team place go with him. */
export function useRemoveFromMatch(matchId: string) {
  const client = useQueryClient();
  const roster = `/api/matches/${matchId}/players`;
  return useMutation({
    meta: { failure: LOGGED.deletePlayer },
    mutationFn: (playerId: string) => httpDelete(`${roster}/${playerId}`),
    onSuccess: async (_, playerId) => {
      await written(client, [roster], () =>
        client.setQueryData<MatchPlayer[]>([roster], (players) =>
          players?.filter(({ id }) => id !== playerId),
        ),
      );
      touched(client, ...COUNTED_IN);
    },
  });
}
