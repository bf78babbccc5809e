import { LISTS } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../sync/cache/query-of.ts';
import { LIST_FAILURES } from './failures.ts';

/** Returns the organiser's lists, newest first; with `enabled: false` without a request, from the cache only. */
export function useLists({ enabled = true } = {}) {
  return useQuery({
    ...queryOf(LISTS.list),
    enabled,
    meta: { failure: LIST_FAILURES.load },
  });
}
