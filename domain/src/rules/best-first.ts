/*
 * From the best to the weakest; equal skill in the order of names as Spanish readers expect it, then by the name's
 * own letters, then by id: never a tie between two players (decisions.md, "automatic teams").
 */
import { sortKey } from '../text/sort-key.ts';

export type TeamCandidate = { id: string; name: string; rating: number };

/** For `toSorted`. */
export function bestFirst(one: TeamCandidate, other: TeamCandidate): number {
  return (
    other.rating - one.rating ||
    inOrder(sortKey(one.name), sortKey(other.name)) ||
    inOrder(one.name, other.name) ||
    inOrder(one.id, other.id)
  );
}

/** Texts by their code units, as `toSorted` wants it. */
export function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
