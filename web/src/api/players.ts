import type { Player, PlayersList, SkillLevel } from '@picadito/domain';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http, httpDelete } from '../lib/http.ts';
import { withPlayer } from './with-player.ts';
import { touched } from './touched.ts';

export type NewPlayer = { name: string; skillLevel: SkillLevel; whatsapp: string | null };

/** The players of a list, by name. */
export function usePlayers(listId: string | null) {
  return useQuery<Player[]>({ queryKey: [playersPath(listId ?? '')], enabled: listId !== null });
}

export function useAddPlayer(listId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (player: NewPlayer) => http<Player>('POST', playersPath(listId), player),
    onSuccess: (player) => {
      client.setQueryData<Player[]>([playersPath(listId)], (players) =>
        withPlayer(players, player),
      );
      listChanged(client, listId, 1);
    },
  });
}

/** The player's confirmations and his places in teams of matches still to come go with him. */
export function useDeletePlayer(listId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => httpDelete(`/api/players/${id}`),
    onSuccess: (_, id) => {
      client.setQueryData<Player[]>([playersPath(listId)], (players) =>
        players?.filter((player) => player.id !== id),
      );
      listChanged(client, listId, -1);
    },
  });
}

function playersPath(listId: string): string {
  return `/api/lists/${listId}/players`;
}

/** The counts follow at once; the matches that call this list are asked for again. */
function listChanged(client: QueryClient, listId: string, by: 1 | -1): void {
  const counted = (list: PlayersList) =>
    list.id === listId ? { ...list, playerCount: Math.max(0, list.playerCount + by) } : list;
  client.setQueryData<PlayersList>([`/api/lists/${listId}`], (list) => list && counted(list));
  client.setQueryData<PlayersList[]>(['/api/lists'], (lists) => lists?.map(counted));
  touched(client, '/api/matches', '/api/players');
}
