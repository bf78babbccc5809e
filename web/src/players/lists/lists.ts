import { LISTS } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../sync/cache/query-of.ts';
import { LOGGED } from '../../sync/failures.ts';

/** All my lists, newest first. */
export function useLists() {
  return useQuery({
    ...queryOf(LISTS.list),
    meta: { failure: LOGGED.loadLists },
  });
}
