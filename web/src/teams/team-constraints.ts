import { TEAM_CONSTRAINTS } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../sync/cache/query-of.ts';
import { LOGGED_TEAM_FAILURES } from './failures.ts';

/** Returns the organiser's keepers, and the pairs of players that play together or apart. */
export function useTeamConstraints() {
  return useQuery({
    ...queryOf(TEAM_CONSTRAINTS.read),
    meta: { failure: LOGGED_TEAM_FAILURES.loadConstraints },
  });
}
