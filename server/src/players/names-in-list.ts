import { distinctNames } from '@picadito/domain';
import type { Reader } from '../store/store.ts';
import { namesOfPlayers, playersOfList } from '../store/tables/players/players.ts';

/**
 * Returns the names of the players among `playerIds` who exist, by player id. Names that read alike have the numbers
 * that they have in the list.
 */
export async function namesInList(
  db: Reader,
  { userId, listId }: { userId: string; listId: string },
  playerIds: readonly string[],
): Promise<Map<string, string>> {
  const names = await namesOfPlayers(db, userId, playerIds);
  if (names.size === 0) return names;
  const players = [...names].map(([id, name]) => ({ id, name }));
  const apart = distinctNames(players, await playersOfList(db, userId, listId));
  return new Map(apart.map(({ id, name }) => [id, name]));
}
