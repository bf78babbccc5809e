import { searchText } from '../text/sort-key.ts';

type Named = { id: string; name: string };

/**
 * Returns the players with names that tell them apart: names that read alike get a number in the order of `everyone`
 * ('Nico', 'Nico 2'), which a server lists by name and then by creation. `everyone` are the players of the match or
 * list; those of `players` who are not among them come last. A player whose name stays is the same object.
 */
export function toldApart<Player extends Named>(
  players: readonly Player[],
  everyone: readonly Named[] = players,
): Player[] {
  const own = new Map(players.map((player) => [player.id, player]));
  const known = new Set(everyone.map(({ id }) => id));
  const all = [
    ...everyone.map((one) => own.get(one.id) ?? one),
    ...players.filter(({ id }) => !known.has(id)),
  ];
  const names = numbered(all.map(({ name }) => name));
  const nameOf = new Map(all.map(({ id }, at) => [id, names[at]]));
  return players.map((player) => {
    const name = nameOf.get(player.id) ?? player.name;
    return name === player.name ? player : { ...player, name };
  });
}

/**
 * Returns the names with a number after each that reads like an earlier one; case, accents and dots make no difference.
 * A number that belongs to another name is left out. Names at the places of `isKept` come before all others.
 */
export function numbered(
  names: readonly string[],
  isKept: (at: number) => boolean = () => false,
): string[] {
  const read = names.map(asRead);
  const taken = new Set(read);
  const told = [...names];
  if (taken.size === names.length) return told;
  const seen = new Set<string>();
  /** The last number that a name has got. */
  const numbers = new Map<string, number>();
  const places = [...names.keys()];
  const keptFirst = places.toSorted((a, b) => Number(isKept(b)) - Number(isKept(a)));
  for (const at of keptFirst) {
    const [name = '', own = ''] = [names[at], read[at]];
    let number = numbers.get(own) ?? 1;
    while (seen.has(asRead(told[at] ?? ''))) {
      number += 1;
      const next = `${name} ${number}`;
      if (!taken.has(asRead(next))) told[at] = next;
    }
    numbers.set(own, number);
    seen.add(asRead(told[at] ?? ''));
  }
  return told;
}

/** Returns what two names that read alike share. */
export function asRead(name: string): string {
  return searchText(name.replaceAll('.', ''));
}
