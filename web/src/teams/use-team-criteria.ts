import { teamsFromWire, type TeamCriteria } from '@picadito/domain';
import { useEffect, useMemo, useState } from 'react';
import { useLineupContext } from './lineup-context.ts';
import { useTeamConstraints } from './team-constraints.ts';

/** How long the teams wait for the constraints, ms; usually the screen before has loaded them. */
const PATIENCE_MS = 300;

/**
 * What the splits of a match go by; without what is not known. The match is the seed, so that every device shows the
 * same. `areKnown` says that nothing more comes, or not soon.
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

/** True from `ms` after `isOn` has become true. */
function useLater(isOn: boolean, ms: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLater(true), ms);
    return () => clearTimeout(timer);
  }, [isOn, ms]);
  return isLater;
}
