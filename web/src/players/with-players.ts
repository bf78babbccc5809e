import { type Player, sortKey } from '@picadito/domain';

/** The players with these among them in the order of names, as the server would list them. */
export function withPlayers(
  players: readonly Player[] | undefined,
  added: readonly Player[],
): Player[] | undefined {
  if (!players) return undefined;
  const ids = new Set(added.map(({ id }) => id));
  const all = [...players.filter(({ id }) => !ids.has(id)), ...added];
  const keys = new Map(all.map((player) => [player, sortKey(player.name)]));
  const keyOf = (player: Player) => keys.get(player) ?? '';
  return all.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));
}
