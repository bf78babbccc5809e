import { GROUP_LINK, MATCHES, type NameHolders, pathOf, type PlayersList } from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePlayersApart } from '../players/players.ts';
import { invalidate } from '../sync/cache/invalidate.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { http } from '../sync/http/http.ts';
import { toast, toastError } from '../ui/toast/toasts.ts';
import { LINK_FAILURES } from './link.ts';

export type NameHolder = NameHolders[number] & { name: string };

/**
 * Returns the names of a list that devices own or claim. Each mount fetches the names, because the server sends no
 * event when a player's first answer makes a device the owner of a free name.
 */
export function useNameHolders(listId: string | null): NameHolder[] {
  const { data: holders = [] } = useQuery({
    ...queryOf(GROUP_LINK.devices, { id: listId ?? '' }),
    enabled: listId !== null,
    staleTime: 0,
  });
  const players = usePlayersApart(listId).data ?? [];
  return holders.flatMap((one) => {
    const name = players.find(({ id }) => id === one.playerId)?.name;
    return name === undefined ? [] : [{ ...one, name }];
  });
}

type Named = Pick<NameHolder, 'playerId' | 'name'>;

/** Returns `drop`, which removes one device from a name, so that the device no longer answers for the player. */
export function useDropDevice(listId: PlayersList['id']) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    meta: { failure: LINK_FAILURES.drop },
    mutationFn: ({ playerId, claimedAt }: Named & { claimedAt: string }) =>
      http(GROUP_LINK.dropDevice, { params: { id: listId, playerId }, body: { claimedAt } }),
    onSuccess: (holders) =>
      client.setQueryData(queryKeyOf(GROUP_LINK.devices, { id: listId }), holders),
  });

  function drop(name: Named, claimedAt: string): void {
    mutate(
      { ...name, claimedAt },
      {
        onSuccess: () =>
          toast({ title: 'Celu sacado', description: `Ya no contesta como ${name.name}.` }),
        onError: (error) => toastError(failureSentence(error, { action: LINK_FAILURES.drop })),
      },
    );
  }

  return { drop, isPending };
}

/** Returns a function that removes all devices from a name, so that the name is free again. */
export function useReleaseName(listId: PlayersList['id']): (name: Named) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    meta: { failure: LINK_FAILURES.release },
    mutationFn: ({ playerId }: Named) =>
      http(GROUP_LINK.releaseName, { params: { id: listId, playerId } }),
    onSuccess: (_, { playerId }) => {
      client.setQueryData(queryKeyOf(GROUP_LINK.devices, { id: listId }), (known) =>
        known?.filter((one) => one.playerId !== playerId),
      );
      // The claims of the name are gone too.
      invalidate(client, pathOf(MATCHES.list));
    },
  });
  return (name) =>
    mutate(name, {
      onSuccess: () =>
        toast({
          title: 'Nombre suelto',
          description: `${name.name} lo elige de nuevo cuando entre.`,
        }),
      onError: (error) => toastError(failureSentence(error, { action: LINK_FAILURES.release })),
    });
}
