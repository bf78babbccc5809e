import { teamsFromWire } from '@picadito/domain';
import { useEffect, useMemo, useState } from 'react';
import { useEvening } from '../../teams/evening.ts';
import { useMarks } from '../../teams/marks.ts';
import type { TeamWishes } from '../../teams/ready-teams.ts';

/** How long the teams wait for the constraints, ms; usually the screen before has loaded them. */
const PATIENCE_MS = 300;

/**
 * What the splits of a match go by; without what is not known. The match is the seed, so that every device shows the
 * same. `areKnown` says that nothing more comes, or not soon.
 */
export function useTeamWishes(matchId: string, isReady: boolean) {
  const evening = useEvening(matchId);
  const marks = useMarks();
  const isLate = useLater(isReady, PATIENCE_MS);
  const wishes = useMemo(
    (): TeamWishes => ({
      sitOut: evening.data?.sitOut ?? 'nivel',
      recentTeams: (evening.data?.recentTeams ?? []).map((played) => ({
        date: played.date,
        ...teamsFromWire(played),
      })),
      keepers: marks.data?.keepers ?? [],
      pairs: marks.data?.pairs ?? [],
      seed: matchId,
    }),
    [evening.data, marks.data, matchId],
  );
  return { wishes, areKnown: isLate || !(evening.isLoading || marks.isLoading) };
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
