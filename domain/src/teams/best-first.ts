/*
 * Players are sorted from the best to the weakest; at equal levels by name as Spanish readers expect, then by the code
 * units of the name, then by id. The order never depends on the input (docs/specification.md#constants).
 */
import { sortKey } from '../text/sort-key.ts';

export type TeamCandidate = { id: string; name: string; rating: number };

export function bestFirst<Player extends TeamCandidate>(players: readonly Player[]): Player[] {
  return byName(players).toSorted((one, other) => other.rating - one.rating);
}

export function byName<Player extends TeamCandidate>(players: readonly Player[]): Player[] {
  // A sort key is computed once for each player rather than for each comparison.
  return players
    .map((player) => ({ player, key: sortKey(player.name) }))
    .toSorted(
      (one, other) =>
        inOrder(one.key, other.key) ||
        inOrder(one.player.name, other.player.name) ||
        inOrder(one.player.id, other.player.id),
    )
    .map(({ player }) => player);
}

/** Compares two texts by code units, as a comparator for `toSorted`. */
export function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
