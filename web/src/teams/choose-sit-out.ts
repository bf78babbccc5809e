import { LINEUP_CONTEXT, type SitOut } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { TEAM_FAILURES } from './failures.ts';
import { http } from '../sync/http/http.ts';
import { changeOptimistically } from '../sync/cache/optimistic-change.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';

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
    failure: TEAM_FAILURES.chooseSitOut,
  });
}
