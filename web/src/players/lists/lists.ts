import { LISTS } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../sync/cache/query-of.ts';
import { LIST_FAILURES } from './failures.ts';

/** All my lists, newest first; with `enabled: false` only what another query has brought. */
export function useLists({ enabled = true } = {}) {
  return useQuery({
    ...queryOf(LISTS.list),
    enabled,
    meta: { failure: LIST_FAILURES.load },
  });
}
