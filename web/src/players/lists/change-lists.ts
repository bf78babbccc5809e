import type { PlayersList, SkillLevel } from '@picadito/domain';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { LOGGED } from '../../sync/failures.ts';
import { http, httpDelete } from '../../lib/http.ts';
import { touched, written } from '../../sync/cache/invalidate.ts';

/** A list with the players that are created with it, all or nothing (http-api.md). */
export type NewList = {
  name: string;
  players?: { name: string; skillLevel: SkillLevel; whatsapp: string | null }[];
};

const CREATING = ['create list'];

/** Whether a list is being saved, also for a screen that has been left and opened again meanwhile. */
export function useIsCreatingList(): boolean {
  return useIsMutating({ mutationKey: CREATING }) > 0;
}

export function useCreateList() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CREATING,
    meta: { failure: LOGGED.createList },
    mutationFn: (list: NewList) => http<PlayersList>('POST', '/api/lists', list),
    onSuccess: async (list) => {
      await written(client, ['/api/lists'], () =>
        client.setQueryData<PlayersList[]>(['/api/lists'], (lists) => lists && [list, ...lists]),
      );
      touched(client, '/api/players', '/api/users');
      // a match of the new list is probably next, and its roster is known by them
      void client.prefetchQuery({ queryKey: [`/api/lists/${list.id}/players`] });
    },
  });
}

export function useRenameList(id: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LOGGED.renameList },
    mutationFn: (name: string) => http<PlayersList>('PATCH', `/api/lists/${id}`, { name }),
    onSuccess: (list) =>
      written(client, ['/api/lists'], () =>
        client.setQueryData<PlayersList[]>(['/api/lists'], (lists) =>
          lists?.map((one) => (one.id === list.id ? list : one)),
        ),
      ),
  });
}

/** Its players go with it; its matches stay, without a list (decisions.md, "deleting"). */
export function useDeleteList() {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LOGGED.deleteList },
    mutationFn: (id: string) => httpDelete(`/api/lists/${id}`),
    onSuccess: async (_, id) => {
      await written(client, ['/api/lists'], () =>
        client.setQueryData<PlayersList[]>(['/api/lists'], (lists) =>
          lists?.filter((list) => list.id !== id),
        ),
      );
      client.removeQueries({ queryKey: [`/api/lists/${id}/players`] });
      touched(client, '/api/matches', '/api/players', '/api/users');
    },
  });
}
