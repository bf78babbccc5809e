/*
 * From the best to the weakest; equal skill in the order of names as Spanish readers expect it, then by the name's
 * own letters, then by id: never a tie between two players (docs/specification.md#constants).
 */
import { sortKey } from '../text/sort-key.ts';

export type TeamCandidate = { id: string; name: string; rating: number };

export function bestFirst<Player extends TeamCandidate>(players: readonly Player[]): Player[] {
  return byName(players).toSorted((one, other) => other.rating - one.rating);
}

export function byName<Player extends TeamCandidate>(players: readonly Player[]): Player[] {
  // a key for each, and not for each comparison
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

/** Compares texts by code units, for `toSorted`. */
export function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
