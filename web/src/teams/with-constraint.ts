import type { Keeper, TeamConstraints, Pair, PairKind } from '@picadito/domain';

export type PairChange = { playerIds: [string, string]; kind: PairKind | null };

/** Returns the constraints with this player marked as a keeper or not, sorted as the server sorts them. */
export function withKeeper(
  constraints: TeamConstraints,
  { playerId, isKeeper }: Keeper,
): TeamConstraints {
  const others = constraints.keepers.filter((id) => id !== playerId);
  return { ...constraints, keepers: isKeeper ? [...others, playerId].toSorted() : others };
}

/** Returns the constraints with these two players (in any order) as a pair of this kind. Kind null removes the pair. */
export function withPair(
  constraints: TeamConstraints,
  { playerIds, kind }: PairChange,
): TeamConstraints {
  const [one, other] = playerIds.toSorted();
  if (one === undefined || other === undefined) return constraints;
  const others = constraints.pairs.filter((pair) => keyOf(pair) !== `${one} ${other}`);
  if (kind === null) return { ...constraints, pairs: others };
  const pair: Pair = { kind, playerIds: [one, other] };
  const pairs = [...others, pair].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return { ...constraints, pairs };
}

function keyOf({ playerIds }: Pair): string {
  return playerIds.join(' ');
}
