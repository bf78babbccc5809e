import { teamsFromWire, type TeamCriteria } from '@picadito/domain';
import { useEffect, useMemo, useState } from 'react';
import { useLineupContext } from './lineup-context.ts';
import { useTeamConstraints } from './team-constraints.ts';

/**
 * Limits, in milliseconds, how long the teams wait for the context and the constraints; the previous screen has usually
 * loaded them.
 */
const PATIENCE_MS = 300;

/**
 * Returns the criteria for splitting the players of a match, with defaults for what has not loaded. The match id is the
 * seed, so that every device shows the same teams. `areKnown` is true once everything has settled or the wait is over.
 */
export function useTeamCriteria(matchId: string, isReady: boolean) {
  const context = useLineupContext(matchId);
  const constraints = useTeamConstraints();
  const isLate = useLater(isReady, PATIENCE_MS);
  const criteria = useMemo(
    (): TeamCriteria => ({
      sitOut: context.data?.sitOut ?? 'nivel',
      recentTeams: (context.data?.recentTeams ?? []).map((played) => ({
        date: played.date,
        ...teamsFromWire(played),
      })),
      keepers: constraints.data?.keepers ?? [],
      pairs: constraints.data?.pairs ?? [],
      seed: matchId,
    }),
    [context.data, constraints.data, matchId],
  );
  return { criteria, areKnown: isLate || !(context.isLoading || constraints.isLoading) };
}

/** Returns true from `ms` milliseconds after `isOn` has become true. */
function useLater(isOn: boolean, ms: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLater(true), ms);
    return () => clearTimeout(timer);
  }, [isOn, ms]);
  return isLater;
}
