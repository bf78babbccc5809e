import type { TeamConstraints, Player } from '@picadito/domain';
import { useEffect, useMemo, useState } from 'react';
import type { constraintTexts } from '../../teams/player-constraints.ts';

/**
 * Returns a map from player id to a text about the player's team constraints; undefined until the constraints and the
 * code for the texts are loaded. The code is loaded only if there are constraints.
 */
export function useConstraintTexts(
  constraints: TeamConstraints | undefined,
  players: readonly Player[],
): ReadonlyMap<string, string> | undefined {
  const [code, setCode] = useState<{ constraintTexts: typeof constraintTexts } | null>(null);
  const hasConstraints =
    constraints !== undefined && constraints.keepers.length + constraints.pairs.length > 0;
  useEffect(() => {
    // If the code does not load, the rows show no constraints.
    if (hasConstraints)
      void import('../../teams/player-constraints.ts').then(setCode, () => undefined);
  }, [hasConstraints]);
  return useMemo(
    () => constraints && code?.constraintTexts(constraints, players),
    [constraints, code, players],
  );
}
