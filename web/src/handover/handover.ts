import {
  HANDOVER,
  HANDOVERS,
  type HandoverInput,
  type OfferedList,
  pathOf,
} from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../sync/cache/invalidate.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { deleteIfExists, http } from '../sync/http/http.ts';

/** Texts that screens show when an action on the handover of a list fails. */
export const HANDOVER_FAILURES = {
  load: 'No se pudo cargar si pasás la lista. Probá de nuevo.',
  loadOffered: 'No se pudo cargar lo que te pasan. Probá de nuevo.',
  offer: 'No se pudo pasar la lista. Probá de nuevo.',
  withdraw: 'No se pudo cancelar. Probá de nuevo.',
  decline: 'No se pudo rechazar la lista. Probá de nuevo.',
  accept: 'No se pudo aceptar la lista. Probá de nuevo.',
} as const;

/** Returns the query of the offer of a list that its helper has not accepted yet. */
export function useHandover(listId: string) {
  return useQuery({
    ...queryOf(HANDOVER.read, { id: listId }),
    refetchOnMount: 'always',
    meta: { failure: HANDOVER_FAILURES.load },
  });
}

/** Returns the mutations that offer a list to a helper, and withdraw the offer. */
export function useHandoverChanges(listId: string) {
  const client = useQueryClient();
  const params = { id: listId };
  const queryKey = queryKeyOf(HANDOVER.read, params);
  return {
    offer: useMutation({
      meta: { failure: HANDOVER_FAILURES.offer },
      mutationFn: (body: HandoverInput) => http(HANDOVER.offer, { params, body }),
      onSuccess: (reply) => client.setQueryData(queryKey, reply),
    }),
    withdraw: useMutation({
      meta: { failure: HANDOVER_FAILURES.withdraw },
      mutationFn: () => deleteIfExists(HANDOVER.withdraw, params),
      onSuccess: () => client.setQueryData(queryKey, { handover: null }),
      onError: () => invalidate(client, pathOf(HANDOVER.read, params)),
    }),
  };
}

/** Returns the query of the lists that others hand over to the user. */
export function useOfferedLists() {
  return useQuery({
    ...queryOf(HANDOVERS.list),
    refetchOnMount: 'always',
    meta: { failure: HANDOVER_FAILURES.loadOffered },
  });
}

/** Mutation that accepts a list as the user has read the offer. All data of the user is stale afterwards. */
export function useAcceptList({ listId, expiresAt }: OfferedList) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: HANDOVER_FAILURES.accept },
    mutationFn: () => http(HANDOVERS.accept, { params: { id: listId }, body: { expiresAt } }),
    onSuccess: () => void client.invalidateQueries(),
    onError: () => invalidate(client, pathOf(HANDOVERS.list)),
  });
}

/** Mutation that declines an offered list. */
export function useDeclineList({ listId }: OfferedList) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: HANDOVER_FAILURES.decline },
    mutationFn: () => deleteIfExists(HANDOVERS.decline, { id: listId }),
    onSuccess: () => invalidate(client, pathOf(HANDOVERS.list)),
  });
}
