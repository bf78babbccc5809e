import type { Player, PlayersList, PlayerStat, SkillLevel } from '@picadito/domain';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LOGGED } from '../sync/failures.ts';
import { http, httpDelete } from '../lib/http.ts';
import { withPlayer } from './with-player.ts';
import { touched, written } from '../sync/cache/invalidate.ts';

export type NewPlayer = { name: string; skillLevel: SkillLevel; whatsapp: string | null };

/** Stands for a player who is gone: the server says so. */
const NOBODY: Partial<NewPlayer> = {};

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
    onSuccess: (player) => listChanged(client, listId, 1, (players) => withPlayer(players, player)),
  });
}

/**
 * Changes some fields of a player; they show in his matches too. The server takes a player whole: he is read first, so
 * that what another device has changed meanwhile stays.
 */
export function useUpdatePlayer(listId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LOGGED.updatePlayer },
    mutationFn: async ({ id, changes }: { id: string; changes: Partial<NewPlayer> }) => {
      const players = await http<Player[]>('GET', playersPath(listId));
      const { name, skillLevel, whatsapp } = players.find((player) => player.id === id) ?? NOBODY;
      return http<Player>('PUT', `/api/players/${id}`, { name, skillLevel, whatsapp, ...changes });
    },
    onSuccess: (player) => listChanged(client, listId, 0, (players) => withPlayer(players, player)),
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
    onSuccess: (_, id) =>
      listChanged(client, listId, -1, (players) => players?.filter((player) => player.id !== id)),
  });
}

function playersPath(listId: string): string {
  return `/api/lists/${listId}/players`;
}

/** The list's players and its count follow at once; what else shows them is asked for again. */
async function listChanged(
  client: QueryClient,
  listId: string,
  more: 1 | 0 | -1,
  change: (players: Player[] | undefined) => Player[] | undefined,
): Promise<void> {
  const counted = (list: PlayersList) =>
    list.id === listId ? { ...list, playerCount: Math.max(0, list.playerCount + more) } : list;
  await written(client, ['/api/lists'], () => {
    client.setQueryData<Player[]>([playersPath(listId)], change);
    client.setQueryData<PlayersList[]>(['/api/lists'], (lists) => lists?.map(counted));
  });
  touched(client, '/api/matches', '/api/players', '/api/users');
}
