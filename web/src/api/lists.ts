import type { PlayersList, SkillLevel } from '@picadito/domain';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http, httpDelete } from '../lib/http.ts';
import { touched } from './touched.ts';

/** A list with the players that are created with it, all or nothing (http-api.md). */
export type NewList = {
  name: string;
  players?: { name: string; skillLevel: SkillLevel; whatsapp: string | null }[];
};

/** All my lists, newest first. */
export function useLists() {
  return useQuery<PlayersList[]>({ queryKey: ['/api/lists'] });
}

const CREATING = ['create list'];

/** Whether a list is being saved, also for a screen that has been left and opened again meanwhile. */
export function useIsCreatingList(): boolean {
  return useIsMutating({ mutationKey: CREATING }) > 0;
}

export function useCreateList() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CREATING,
    mutationFn: (list: NewList) => http<PlayersList>('POST', '/api/lists', list),
    onSuccess: (list) => {
      client.setQueryData([`/api/lists/${list.id}`], list);
      client.setQueryData<PlayersList[]>(['/api/lists'], (lists) => lists && [list, ...lists]);
    },
  });
}

/** Its players go with it; its matches stay, without a list (decisions.md, "deleting"). */
export function useDeleteList() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => httpDelete(`/api/lists/${id}`),
    onSuccess: (_, id) => {
      client.setQueryData<PlayersList[]>(['/api/lists'], (lists) =>
        lists?.filter((list) => list.id !== id),
      );
      client.removeQueries({ queryKey: [`/api/lists/${id}`] });
      client.removeQueries({ queryKey: [`/api/lists/${id}/players`] });
      touched(client, '/api/matches', '/api/players');
    },
  });
}
