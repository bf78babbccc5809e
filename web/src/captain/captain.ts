import { CAPTAIN, type Match, type MatchPlayer } from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { invalidate } from '../sync/cache/invalidate.ts';
import { http } from '../sync/http/http.ts';
import { isOwn } from '../helpers/may.ts';
import { useSession } from '../identity/session.ts';
import { deciderText } from './captain-text.ts';

export const CAPTAIN_FAILURES = {
  make: 'No se pudo armar el link. Probá de nuevo.',
  remove: 'No se pudo sacar el link. Probá de nuevo.',
} as const;

/** Returns the captain of a match and what its captains have done; undefined while that is not loaded. */
export function useCaptain({ id }: Pick<Match, 'id'>) {
  return useQuery(queryOf(CAPTAIN.read, { id })).data;
}

/**
 * Returns the function that says who decided that a player comes or not; before what captains and helpers have done is
 * loaded, it was the owner.
 */
export function useDecider(match: Match): (player: MatchPlayer) => string {
  const reply = useCaptain(match) ?? { actions: [], namedSince: null };
  const ownName = useSession((session) => session.user?.name);
  return (player) => deciderText(player, reply, { isOwn: isOwn(match), ownName });
}

/** Mutation that makes a player the captain of a match, and returns the link for the player. */
export function useMakeCaptain({ id }: Pick<Match, 'id'>) {
  const refresh = useRefresh(id);
  return useMutation({
    meta: { failure: CAPTAIN_FAILURES.make },
    mutationFn: (playerId: string) => http(CAPTAIN.make, { params: { id }, body: { playerId } }),
    onSuccess: refresh,
  });
}

/** Mutation that takes the link from the captain of a match. */
export function useRemoveCaptain({ id }: Pick<Match, 'id'>) {
  const refresh = useRefresh(id);
  return useMutation({
    meta: { failure: CAPTAIN_FAILURES.remove },
    mutationFn: () => http(CAPTAIN.remove, { params: { id } }),
    onSuccess: refresh,
  });
}

function useRefresh(id: string) {
  const client = useQueryClient();
  return () => invalidate(client, queryKeyOf(CAPTAIN.read, { id })[0]);
}
