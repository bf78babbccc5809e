import { type Player, sortKey } from '@picadito/domain';

/**
 * Returns the players with `added` among them, in place of players with the same ids, by name and then by creation, as
 * the server would list them. Returns undefined without `players`.
 */
export function withPlayers(
  players: readonly Player[] | undefined,
  added: readonly Player[],
): Player[] | undefined {
  if (!players) return undefined;
  const ids = new Set(added.map(({ id }) => id));
  const all = [...players.filter(({ id }) => !ids.has(id)), ...added];
  const keys = new Map(
    all.map((player) => [player, `${sortKey(player.name)}\n${player.createdAt}`]),
  );
  const keyOf = (player: Player) => keys.get(player) ?? '';
  return all.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));
}
