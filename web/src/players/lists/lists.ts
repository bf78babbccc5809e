import type { PlayersList } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { LOGGED } from '../../sync/failures.ts';

/** All my lists, newest first. */
export function useLists() {
  return useQuery<PlayersList[]>({
    queryKey: ['/api/lists'],
    meta: { failure: LOGGED.loadLists },
  });
}
