import type { Player, PlayersList, PlayerStat, SkillLevel } from '@picadito/domain';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LOGGED } from '../lib/failures.ts';
import { http, httpDelete } from '../lib/http.ts';
import { withPlayer } from './with-player.ts';
import { touched } from './touched.ts';

export type NewPlayer = { name: string; skillLevel: SkillLevel; whatsapp: string | null };

/** The players of a list, by name. */
export function usePlayers(listId: string | null) {
  return useQuery<Player[]>({
    queryKey: [playersPath(listId ?? '')],
    enabled: listId !== null,
    meta: { failure: LOGGED.loadPlayers },
  });
}

export function useAddPlayer(listId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LOGGED.addPlayer },
    mutationFn: (player: NewPlayer) => http<Player>('POST', playersPath(listId), player),
    onSuccess: (player) => {
      client.setQueryData<Player[]>([playersPath(listId)], (players) =>
        withPlayer(players, player),
      );
      listChanged(client, listId, 1);
    },
  });
}

/** A changed name, level or number shows in his matches too. */
export function useUpdatePlayer(listId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LOGGED.updatePlayer },
    mutationFn: ({ id, ...player }: NewPlayer & { id: string }) =>
      http<Player>('PUT', `/api/players/${id}`, player),
    onSuccess: (player) => {
      client.setQueryData<Player[]>([playersPath(listId)], (players) =>
        withPlayer(players, player),
      );
      touched(client, '/api/matches', '/api/players');
    },
  });
}

/** All my players, by name. */
export function useAllPlayers() {
  return useQuery<Player[]>({
    queryKey: ['/api/players'],
    meta: { failure: LOGGED.loadPlayers },
  });
}

/** What the ranking counts, by player. */
export function usePlayerStats() {
  return useQuery<PlayerStat[]>({
    queryKey: ['/api/players/stats'],
    meta: { failure: LOGGED.loadRanking },
  });
}

/** The player's confirmations and his places in teams of matches still to come go with him. */
export function useDeletePlayer(listId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LOGGED.deletePlayer },
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
