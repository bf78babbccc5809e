import { type Match, type MatchPlayer, type TeamKey, TEAM_KEYS, teamLabel } from '@picadito/domain';
import { useMarkAttendance } from '../../attendance/attendance.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import {
  type SavedPlayer,
  TEAM_FAILURES,
  type TeamsToSave,
  useSaveTeams,
} from '../../teams/teams.ts';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import type { TeamsOfNight } from './night-view.ts';

/**
 * Returns a function that confirms a player who comes late, and saves the teams with the player in one of them, or as a
 * substitute.
 */
export function useLatePlayer(match: Match, teams: TeamsOfNight) {
  const mark = useMarkAttendance(match.id);
  const { mutateAsync: save } = useSaveTeams(match);

  return (player: MatchPlayer, team: TeamKey | null): void => {
    if (player.status !== 'confirmed') void mark([{ playerId: player.id, target: 'confirmed' }]);
    save(teamsWith(teams, player.id, team)).then(
      () =>
        toast({
          title: team
            ? `${player.name} va a ${teamLabel(team)}`
            : `${player.name} queda de suplente`,
          tone: 'info',
        }),
      (error: unknown) => toastError(failureSentence(error, { action: TEAM_FAILURES.save })),
    );
  };
}

/** Returns the teams to save with a player in one of them; null for a substitute. */
export function teamsWith(
  teams: TeamsOfNight,
  playerId: string,
  team: TeamKey | null,
): TeamsToSave {
  const idsOf = (players: readonly SavedPlayer[]) => players.map(({ id }) => id);
  const playing = TEAM_KEYS.flatMap((key) => {
    const players = teams[key];
    if (!players) return [];
    return [[key, [...idsOf(players), ...(key === team ? [playerId] : [])]] as const];
  });
  const others = idsOf(teams.suplente).filter((id) => id !== playerId);
  const suplente = team === null ? [...others, playerId] : others;
  return { claro: [], oscuro: [], ...Object.fromEntries(playing), suplente, createdBy: 'manual' };
}
