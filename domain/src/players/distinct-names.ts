import { searchText } from '../text/sort-key.ts';

type Named = { id: string; name: string };

/**
 * Returns the players with names that distinguish them: among names that read alike, each after the first gets a number
 * ('Nico', 'Nico 2'). Numbers follow the order of `everyone`, all players of the match or list, which a server sorts by
 * name and then by creation. Players who are not in `everyone` are numbered last.
 */
export function distinctNames<Player extends Named>(
  players: readonly Player[],
  everyone: readonly Named[] = players,
): Player[] {
  const distinct = numbered(new Map([...everyone, ...players].map(({ id, name }) => [id, name])));
  return players.map((player) => ({ ...player, name: distinct.get(player.id) ?? player.name }));
}

/** Returns rows about players with the names that `distinctNames` gives these players. */
export function distinctRows<Row extends { playerId: string; name: string }>(
  rows: readonly Row[],
  everyone: readonly Named[],
): Row[] {
  const players = rows.map(({ playerId: id, name }) => ({ id, name }));
  const distinct = distinctNames(players, everyone);
  return rows.map((row, at) => ({ ...row, name: distinct[at]?.name ?? row.name }));
}

/**
 * Returns the players of saved teams with names that distinguish them. Players who have been deleted since keep the
 * names that were saved; a player of the roster whose name reads like an earlier one gets a number. `roster` must be in
 * the order that `distinctNames` needs.
 */
export function distinctInTeams<Player extends Named>(
  players: readonly Player[],
  roster: readonly Named[],
): Player[] {
  const present = new Set(roster.map(({ id }) => id));
  const deleted = players.filter(({ id }) => !present.has(id));
  return distinctNames(players, [...deleted, ...roster]);
}

/**
 * Returns players of a match that was played, with names that distinguish them. Players of the saved teams have the
 * names in `saved`, which differ from each other, also after they have been renamed; others are numbered after them.
 */
export function distinctAsPlayed<Player extends Named>(
  players: readonly Player[],
  saved: readonly Named[],
): Player[] {
  const names = new Map(saved.map(({ id, name }) => [id, name]));
  const named = players.map((player) => ({ ...player, name: names.get(player.id) ?? player.name }));
  return distinctNames(named, [...saved, ...named]);
}

/**
 * Returns the names by key, with a number after each name that reads like an earlier one; case, accents and dots make
 * no difference. A number is skipped if the name with it would read like another of the names.
 */
export function numbered<Key>(names: ReadonlyMap<Key, string>): Map<Key, string> {
  const taken = new Set([...names.values()].map(asRead));
  /** Last number that was given to each name. */
  const numbers = new Map<string, number>();
  return new Map(
    [...names].map(([key, name]) => {
      const read = asRead(name);
      let number = numbers.get(read) ?? 0;
      let distinct = name;
      while (number && taken.has(asRead(distinct))) distinct = `${name} ${++number}`;
      numbers.set(read, number || 1);
      return [key, distinct];
    }),
  );
}

/** Returns a name that is marked as the name of a guest: 'Dani (invitado)'. */
export const guestName = (name: string) => `${name} (invitado)`;

/** Returns the form of a name that is compared with other names; it is equal for names that read alike. */
export function asRead(name: string): string {
  return searchText(name.replaceAll('.', ''));
}
