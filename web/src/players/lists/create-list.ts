import {
  BADGES,
  type BodyOf,
  collectionOf,
  LISTS,
  pathOf,
  PLAYERS,
  type PlayersList,
} from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CREATING_LIST } from './creating-list.ts';
import { LOGGED_LIST_FAILURES } from './failures.ts';
import { http } from '../../sync/http/http.ts';
import { queryKeyOf, queryOf } from '../../sync/cache/query-of.ts';
import { invalidate, updateCache } from '../../sync/cache/invalidate.ts';

/** `onCreated` is called before the list is anywhere on screen, and also for a user who has left. */
export function useCreateList(onCreated: (list: PlayersList) => void = () => {}) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CREATING_LIST,
    meta: { failure: LOGGED_LIST_FAILURES.create },
    mutationFn: (list: BodyOf<typeof LISTS.create>) => http(LISTS.create, { body: list }),
    onSuccess: async (list) => {
      onCreated(list);
      await updateCache(client, [pathOf(LISTS.list)], () =>
        client.setQueryData(queryKeyOf(LISTS.list), (lists) => lists && [list, ...lists]),
      );
      invalidate(client, pathOf(PLAYERS.list), collectionOf(BADGES.list));
      // a match of the new list is probably next, and its roster is known by them
      void client.prefetchQuery(queryOf(LISTS.players, { id: list.id }));
    },
  });
}
