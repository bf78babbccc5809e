import type { TeamConstraints, PairKind } from '@picadito/domain';

type Named = { id: string; name: string };

/** Returns the given players who form a pair with this player, in their order, with the kind of the pair. */
export function pairsOf<Player extends Named>(
  { pairs }: TeamConstraints,
  playerId: string,
  players: readonly Player[],
): { other: Player; kind: PairKind }[] {
  const kinds = new Map<string, PairKind>();
  for (const { kind, playerIds } of pairs) {
    const other = playerIds.find((id) => id !== playerId);
    if (other !== undefined && playerIds.includes(playerId)) kinds.set(other, kind);
  }
  return players.flatMap((other) => {
    const kind = kinds.get(other.id);
    return kind ? [{ other, kind }] : [];
  });
}

/**
 * Returns a text with the constraints of each player, by player id, such as 'Arquero · con Ana y Beto · sin Caro'.
 * Players without constraints are left out.
 */
export function constraintTexts(
  constraints: TeamConstraints,
  players: readonly Named[],
): Map<string, string> {
  const keepers = new Set(constraints.keepers);
  const paired = new Set(constraints.pairs.flatMap(({ playerIds }) => playerIds));
  const marked = players.filter(({ id }) => keepers.has(id) || paired.has(id));
  return new Map(
    marked.map(({ id }) => {
      const pairs = pairsOf(constraints, id, players);
      const named = (wanted: PairKind, word: string) => {
        const names = pairs.filter(({ kind }) => kind === wanted).map(({ other }) => other.name);
        return names.length > 0 && `${word} ${new Intl.ListFormat('es').format(names)}`;
      };
      const words = [
        keepers.has(id) && 'Arquero',
        named('juntos', 'con'),
        named('separados', 'sin'),
      ];
      return [id, words.filter(Boolean).join(' · ')];
    }),
  );
}
