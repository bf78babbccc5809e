import { type Player, sortKey } from '@picadito/domain';

/** The players with this one at his place in the order of names, as the server would list them. */
export function withPlayer(players: Player[] | undefined, added: Player): Player[] | undefined {
  if (!players) return undefined;
  const others = players.filter((player) => player.id !== added.id);
  const key = sortKey(added.name);
  const place = others.findIndex((player) => sortKey(player.name) > key);
  return place < 0 ? [...others, added] : others.toSpliced(place, 0, added);
}
