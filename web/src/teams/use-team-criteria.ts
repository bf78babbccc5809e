import { teamsFromWire, type TeamCriteria } from '@picadito/domain';
import { useEffect, useMemo, useState } from 'react';
import { useLineupContext } from './lineup-context.ts';
import { useTeamConstraints } from './team-constraints.ts';

/**
 * Maximum time in milliseconds for which the teams wait for the line-up context and the constraints. The previous
 * screen has usually loaded both.
 */
const PATIENCE_MS = 300;

/**
 * Returns the criteria for splitting the players of a match into teams, with defaults for data that has not loaded. The
 * seed is the match id, so that every device makes the same teams. `areKnown` is true once the data of the criteria has
 * loaded or failed, or 300 ms after `isReady` became true. Callers set `isReady` once the players and the saved teams
 * are known, so that the organiser does not wait long for data that only makes new teams fairer.
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
