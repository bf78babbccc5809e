import type { Keeper, TeamConstraints, Pair, PairKind } from '@picadito/domain';

export type PairWish = { playerIds: [string, string]; kind: PairKind | null };

/** The marks with this player as keeper or not, sorted as the server sorts them. */
export function withKeeper(
  marks: TeamConstraints,
  { playerId, isKeeper }: Keeper,
): TeamConstraints {
  const others = marks.keepers.filter((id) => id !== playerId);
  return { ...marks, keepers: isKeeper ? [...others, playerId].toSorted() : others };
}

/** The marks with these two as a pair of that kind, or as none; in any order. */
export function withPair(marks: TeamConstraints, { playerIds, kind }: PairWish): TeamConstraints {
  const [one, other] = playerIds.toSorted();
  if (one === undefined || other === undefined) return marks;
  const others = marks.pairs.filter((pair) => keyOf(pair) !== `${one} ${other}`);
  if (kind === null) return { ...marks, pairs: others };
  const pair: Pair = { kind, playerIds: [one, other] };
  const pairs = [...others, pair].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return { ...marks, pairs };
}

function keyOf({ playerIds }: Pair): string {
  return playerIds.join(' ');
}
