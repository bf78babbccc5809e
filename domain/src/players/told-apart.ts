import { searchText } from '../text/sort-key.ts';

type Named = { id: string; name: string };

/**
 * Returns the players with names that tell them apart: names that read alike get a number in the order of `everyone`
 * ('Nico', 'Nico 2'), which a server lists by name and then by creation. `everyone` holds the players of the match or
 * list; other players are numbered last.
 */
export function toldApart<Player extends Named>(
  players: readonly Player[],
  everyone: readonly Named[] = players,
): Player[] {
  const told = numbered(new Map([...everyone, ...players].map(({ id, name }) => [id, name])));
  return players.map((player) => ({ ...player, name: told.get(player.id) ?? player.name }));
}

/**
 * Returns the names, with a number after each name that reads like an earlier one; case, accents and dots make no
 * difference. Numbers that would make a name read like another one are skipped.
 */
export function numbered<Key>(names: ReadonlyMap<Key, string>): Map<Key, string> {
  const taken = new Set([...names.values()].map(asRead));
  /** Holds the last number that each name has got. */
  const numbers = new Map<string, number>();
  return new Map(
    [...names].map(([key, name]) => {
      const read = asRead(name);
      let number = numbers.get(read) ?? 0;
      let told = name;
      while (number && taken.has(asRead(told))) told = `${name} ${++number}`;
      numbers.set(read, number || 1);
      return [key, told];
    }),
  );
}

/** Returns a key that is equal for names that read alike. */
export function asRead(name: string): string {
  return searchText(name.replaceAll('.', ''));
}
