import { LISTS } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../sync/cache/query-of.ts';
import { LIST_FAILURES } from './failures.ts';

/** All my lists, newest first. */
export function useLists() {
  return useQuery({
    ...queryOf(LISTS.list),
    meta: { failure: LIST_FAILURES.load },
  });
}
