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
 * substitute. The player `gone`, who is replaced in a full team, becomes a substitute.
 */
export function useLatePlayer(match: Match, teams: TeamsOfNight) {
  const mark = useMarkAttendance(match.id);
  const { mutateAsync: save } = useSaveTeams(match);

  return (player: MatchPlayer, team: TeamKey | null, gone: SavedPlayer | undefined): void => {
    if (player.status !== 'confirmed') void mark([{ playerId: player.id, target: 'confirmed' }]);
    save(teamsWith(teams, player.id, team, gone?.id)).then(
      () =>
        toast({
          title: `${player.name} ${team ? `va ${toTeam(team, gone)}` : 'queda de suplente'}`,
          tone: 'info',
        }),
      (error: unknown) => toastError(failureSentence(error, { action: TEAM_FAILURES.save })),
    );
  };
}

/** Returns the team of a player who comes late, and who is replaced, as in 'a CLARO' or 'a CLARO por Juli'. */
export function toTeam(team: TeamKey, gone: SavedPlayer | undefined): string {
  return `a ${teamLabel(team)}${gone ? ` por ${gone.name}` : ''}`;
}

/**
 * Returns the teams to save with a player in one of them, or as a substitute if it is null. The player `gone` becomes a
 * substitute.
 */
export function teamsWith(
  teams: TeamsOfNight,
  playerId: string,
  team: TeamKey | null,
  gone: string | undefined,
): TeamsToSave {
  const idsOf = (players: readonly SavedPlayer[]) =>
    players.map(({ id }) => id).filter((id) => id !== playerId && id !== gone);
  const playing = TEAM_KEYS.flatMap((key) => {
    const players = teams[key];
    if (!players) return [];
    return [[key, [...idsOf(players), ...(key === team ? [playerId] : [])]] as const];
  });
  const last = team === null ? playerId : gone;
  const suplente = [...idsOf(teams.suplente), ...(last === undefined ? [] : [last])];
  return { claro: [], oscuro: [], ...Object.fromEntries(playing), suplente, createdBy: 'manual' };
}
