import {
  BADGES,
  collectionOf,
  LISTS,
  MATCHES,
  pathOf,
  type Player,
  type PlayerInput,
  type PlayerPatch,
  PLAYERS,
  type PlayersList,
  distinctNames,
} from '@picadito/domain';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { deleteIfExists, http } from '../sync/http/http.ts';
import { withPlayers } from './with-players.ts';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';

/** Texts that screens show when an action on a player fails (docs/specification.md#toasts). */
export const PLAYER_FAILURES = {
  load: 'Error al cargar los jugadores. Por favor intenta de nuevo.',
  add: 'No se pudo agregar el jugador. Intentá nuevamente.',
  delete: 'No se pudo eliminar el jugador. Intentá nuevamente.',
  addToList: 'Error al añadir jugador. Por favor intenta de nuevo.',
  update: 'Error al actualizar jugador. Por favor intenta de nuevo.',
  deleteOfList: 'Error al eliminar jugador. Por favor intenta de nuevo.',
} as const;

const playersOf = (listId: string | null) => ({
  ...queryOf(LISTS.players, { id: listId ?? '' }),
  enabled: listId !== null,
  meta: { failure: PLAYER_FAILURES.load },
});

/** Returns the query of a list's players, sorted by name, with their names as typed. */
export const usePlayers = (listId: string | null) => useQuery(playersOf(listId));

/** Returns the query of a list's players, in which players with equal names get names that distinguish them. */
export const usePlayersApart = (listId: string | null) =>
  useQuery({ ...playersOf(listId), select: (players) => distinctNames(players) });

export function useAddPlayer(listId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: PLAYER_FAILURES.addToList },
    mutationFn: (player: PlayerInput) =>
      http(LISTS.addPlayer, { params: { id: listId }, body: player }),
    onSuccess: (player) =>
      listChanged(client, listId, 1, (players) => withPlayers(players, [player])),
  });
}

/**
 * Mutation that adds several players to a list, all or none, and resolves with the added players in the order of the
 * request.
 */
export function useAddPlayers(listId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: PLAYER_FAILURES.addToList },
    mutationFn: (players: readonly PlayerInput[]) =>
      http(LISTS.addPlayer, { params: { id: listId }, body: players }),
    onSuccess: (added) =>
      listChanged(client, listId, added.length, (players) => withPlayers(players, added)),
  });
}

/**
 * Mutation that changes some fields of a player. Other fields are not sent, so that changes of them by another device
 * stay.
 */
export function useUpdatePlayer(listId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: PLAYER_FAILURES.update },
    mutationFn: ({ id, changes }: { id: string; changes: PlayerPatch }) =>
      http(PLAYERS.change, { params: { id }, body: changes }),
    onSuccess: (player) =>
      listChanged(client, listId, 0, (players) => withPlayers(players, [player])),
  });
}

/**
 * Returns the query of the players of all lists of the organiser and of those that the organiser helps with, sorted by
 * name.
 */
export function useAllPlayers() {
  return useQuery({
    ...queryOf(PLAYERS.list),
    meta: { failure: PLAYER_FAILURES.load },
  });
}

/**
 * Mutation that deletes a player. In matches that are not completed the player's attendance and team places are deleted
 * too.
 */
export function useDeletePlayer(listId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: PLAYER_FAILURES.deleteOfList },
    mutationFn: (id: string) => deleteIfExists(PLAYERS.remove, { id }),
    onSuccess: (_, id) =>
      listChanged(client, listId, -1, (players) => players?.filter((player) => player.id !== id)),
  });
}

/**
 * Changes the cached players of a list and adds `more` (may be negative) to its cached number of players. Marks other
 * cached data with players as stale.
 */
async function listChanged(
  client: QueryClient,
  listId: string,
  more: number,
  change: (players: Player[] | undefined) => Player[] | undefined,
): Promise<void> {
  const counted = (list: PlayersList) =>
    list.id === listId ? { ...list, playerCount: Math.max(0, list.playerCount + more) } : list;
  await updateCache(client, [pathOf(LISTS.list)], () => {
    client.setQueryData(queryKeyOf(LISTS.players, { id: listId }), change);
    client.setQueryData(queryKeyOf(LISTS.list), (lists) => lists?.map(counted));
  });
  invalidate(client, pathOf(MATCHES.list), pathOf(PLAYERS.list), collectionOf(BADGES.list));
}
