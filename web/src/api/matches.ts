import type { Match } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { LOGGED } from '../sync/failures.ts';

/** All my matches, newest date first. */
export function useMatches() {
  return useQuery<Match[]>({
    queryKey: ['/api/matches'],
    meta: { failure: LOGGED.loadMatches },
  });
}

export function useMatch(id: string | null) {
  return useQuery<Match>({
    queryKey: [`/api/matches/${id ?? ''}`],
    enabled: id !== null,
    meta: { failure: LOGGED.selectMatch },
  });
}
