import { LINEUP_CONTEXT, type LineupContext, parsePath, type SitOut } from '@picadito/domain';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryOf, queryKeyOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';
import { changeOptimistically } from '../sync/cache/optimistic-change.ts';

const LOAD_FAILURE = 'No se pudo cargar lo que hace falta para armar los equipos.';
export const SIT_OUT_FAILURE = 'No se pudo guardar quién descansa. Intentá nuevamente.';

/**
 * Returns the query of the line-up context of a match: the sit-out rule, the calls and the recent teams of the list.
 */
export function useLineupContext(matchId: string) {
  return useQuery({
    ...queryOf(LINEUP_CONTEXT.read, { id: matchId }),
    meta: { failure: LOAD_FAILURE },
  });
}

const NOBODY: readonly string[] = [];

/** Returns the ids of the guests of a match who are on no list; an earlier version stored none. */
export function useGuestsWithoutList(matchId: string): ReadonlySet<string> {
  const context: Partial<LineupContext> = useLineupContext(matchId).data ?? {};
  const { guestIds = NOBODY } = context;
  return useMemo(() => new Set(guestIds), [guestIds]);
}

/**
 * Invalidates the cached line-up contexts of all matches except the match `bySaving`, because the teams saved for this
 * match are recent teams in the other contexts.
 */
export function invalidateLineupContexts(client: QueryClient, bySaving: string): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => {
      const match = parsePath(LINEUP_CONTEXT.read, String(path));
      return match !== null && match.id !== bySaving;
    },
  });
}

type Choice = { matchId: string; sitOut: SitOut; before: SitOut };

/**
 * Stores which rule decides who sits out in a match with too many players. The update is optimistic; a failure restores
 * the rule `before`.
 */
export function chooseSitOut(client: QueryClient, { matchId, sitOut, before }: Choice) {
  const params = { id: matchId };
  return changeOptimistically(client, queryKeyOf(LINEUP_CONTEXT.read, params), {
    apply: (evening) => ({ ...evening, sitOut }),
    send: () => http(LINEUP_CONTEXT.change, { params, body: { sitOut } }),
    undo: (evening) => ({ ...evening, sitOut: before }),
    failure: SIT_OUT_FAILURE,
  });
}
