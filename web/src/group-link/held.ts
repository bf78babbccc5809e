import { GROUP_LINK, type NameHolders } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { usePlayersApart } from '../players/players.ts';
import { queryOf } from '../sync/cache/query-of.ts';

type HeldName = NameHolders[number] & { name: string };

/** The names of a list that devices hold or ask for. Answers by the link are no event of them. */
export function useHeldNames(listId: string): HeldName[] {
  const { data: held = [] } = useQuery({
    ...queryOf(GROUP_LINK.devices, { id: listId }),
    staleTime: 0,
  });
  const players = usePlayersApart(listId).data ?? [];
  return held.flatMap((one) => {
    const name = players.find(({ id }) => id === one.playerId)?.name;
    return name === undefined ? [] : [{ ...one, name }];
  });
}
