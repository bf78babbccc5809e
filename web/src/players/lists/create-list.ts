import { BADGES, type BodyOf, collectionOf, LISTS, pathOf, PLAYERS } from '@picadito/domain';
import {
  type QueryClient,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { LOGGED_LIST_FAILURES } from './lists.ts';
import { celebrate } from '../../moments/celebrate.ts';
import { http } from '../../sync/http/http.ts';
import { queryKeyOf, queryOf } from '../../sync/cache/query-of.ts';
import { invalidate, updateCache } from '../../sync/cache/invalidate.ts';
import { isOwn } from '../../helpers/may.ts';

const CREATING = ['create list'];

/**
 * Returns `create`, which creates a list. `isCreating` is true while a list is being created, also for a form that was
 * left and opened again while the request runs.
 */
export function useCreateList() {
  const client = useQueryClient();
  const isCreating = useIsMutating({ mutationKey: CREATING }) > 0;
  const { mutateAsync: create } = useMutation({
    mutationKey: CREATING,
    meta: { failure: LOGGED_LIST_FAILURES.create },
    mutationFn: (list: BodyOf<typeof LISTS.create>) => http(LISTS.create, { body: list }),
    onSuccess: async (list) => {
      await updateCache(client, [pathOf(LISTS.list)], () =>
        client.setQueryData(queryKeyOf(LISTS.list), (lists) => lists && [list, ...lists]),
      );
      invalidate(client, pathOf(PLAYERS.list), collectionOf(BADGES.list));
      // The next step is probably a match of the new list, and these players are its roster.
      void client.prefetchQuery(queryOf(LISTS.players, { id: list.id }));
      celebrateIfFirst(client).catch((error: unknown) =>
        console.info('The lists could not be counted.', error),
      );
    },
  });
  return { create, isCreating };
}

/** Celebrates a new list if the account has no other. The lists are read if no screen has read them yet. */
async function celebrateIfFirst(client: QueryClient): Promise<void> {
  const lists = await client.fetchQuery(queryOf(LISTS.list));
  if (lists.filter(isOwn).length === 1) celebrate('¡PRIMERA LISTA!');
}
