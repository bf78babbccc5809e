import type { Badge } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { LOGGED } from '../sync/failures.ts';
import { useSession } from '../api/session.ts';

/** My badges, by the day they were earned. */
export function useBadges() {
  const uid = useSession((session) => session.user?.uid ?? '');
  return useQuery<Badge[]>({
    queryKey: [`/api/users/${uid}/badges`],
    enabled: uid !== '',
    meta: { failure: LOGGED.loadRanking },
  });
}
