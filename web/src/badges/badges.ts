import { BADGES } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../sync/cache/query-of.ts';
import { RANKING_FAILURES } from './failures.ts';
import { useSession } from '../identity/session.ts';

/** Returns the organiser's badges in the order in which they were earned. */
export function useBadges() {
  const uid = useSession((session) => session.user?.uid ?? '');
  return useQuery({
    ...queryOf(BADGES.list, { id: uid }),
    enabled: uid !== '',
    meta: { failure: RANKING_FAILURES.load },
  });
}
