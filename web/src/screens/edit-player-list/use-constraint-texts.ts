import type { TeamConstraints, Player } from '@picadito/domain';
import { useEffect, useMemo, useState } from 'react';
import type { constraintTexts } from '../../teams/player-constraints.ts';

/** The text of each player's constraints, by id; the code loads only if there are constraints. */
export function useConstraintTexts(
  constraints: TeamConstraints | undefined,
  players: readonly Player[],
): ReadonlyMap<string, string> | undefined {
  const [code, setCode] = useState<{ constraintTexts: typeof constraintTexts } | null>(null);
  const hasConstraints =
    constraints !== undefined && constraints.keepers.length + constraints.pairs.length > 0;
  useEffect(() => {
    // if it does not load the rows show none
    if (hasConstraints)
      void import('../../teams/player-constraints.ts').then(setCode, () => undefined);
  }, [hasConstraints]);
  return useMemo(
    () => constraints && code?.constraintTexts(constraints, players),
    [constraints, code, players],
  );
}
