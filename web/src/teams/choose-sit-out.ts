import { LINEUP_CONTEXT, type SitOut } from '@picadito/domain';
import { TEAM_FAILURES } from './failures.ts';
import { http } from '../sync/http/http.ts';
import { useOptimisticChange } from '../sync/cache/optimistic-change.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';

/** Chooses who sits out of a match: shown at once, as `before` again when it could not be stored. */
export function useChooseSitOut(matchId: string) {
  const params = { id: matchId };
  const change = useOptimisticChange(
    queryKeyOf(LINEUP_CONTEXT.read, params),
    TEAM_FAILURES.chooseSitOut,
  );
  return (sitOut: SitOut, before: SitOut) =>
    change({
      apply: (evening) => ({ ...evening, sitOut }),
      send: () => http(LINEUP_CONTEXT.change, { params, body: { sitOut } }),
      undo: (evening) => ({ ...evening, sitOut: before }),
    });
}
