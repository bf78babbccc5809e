import type { Match } from '@picadito/domain';
import { useAutopilotQuery } from '../../../autopilot/autopilot.ts';
import { areTeamsKnown, useTeams } from '../../../teams/teams.ts';
import { useTeamCriteria } from '../../../teams/use-team-criteria.ts';
import { useLayerCode } from './answers-on-demand.tsx';

/**
 * Returns whether everything that decides about the notices of the group link on attendance has loaded or failed; true
 * while the link is off. `isReady` is true once the players of the match are known; the criteria of the teams are then
 * waited for only shortly.
 */
export function useAreNoticesKnown(
  match: Match,
  { isOn, isReady }: { isOn: boolean; isReady: boolean },
): boolean {
  const hasCode = useLayerCode(isOn);
  const teams = useTeams(isOn ? match : null);
  const criteria = useTeamCriteria(match.id, isReady);
  const autopilot = useAutopilotQuery({ ...match, isRecurring: isOn && match.isRecurring });
  return !isOn || (hasCode && areTeamsKnown(teams) && criteria.areKnown && !autopilot.isLoading);
}
