import {
  areSameTeams,
  teamIds,
  type LateChange,
  type Match,
  type MatchPlayer,
  type TeamCriteria,
  type TeamsReply,
} from '@picadito/domain';
import type { Dispatch } from 'react';
import { useMarkAttendance } from '../../../attendance/attendance.ts';
import { useSaveTeams } from '../../../teams/teams.ts';
import {
  type Formation,
  type FormationAction,
  startFormation,
  teamsOf,
} from '../../../teams/formation.ts';

import { useEventCallback } from '../../../lib/use-event-callback.ts';
import type { LateCode } from './use-late-code.ts';
import { useLateSteps } from './use-late-steps.ts';

/**
 * Returns the functions for players who leave formed teams or arrive late. The teams are repaired and, if they were
 * saved, saved again; a player who left is declined. The message of `shown` covers all changes since the first unshared
 * step, and `isForGroup` tells whether the teams before it were saved, so that the group may know them.
 */
export function useLateChanges({
  match,
  players,
  saved,
  formation,
  ...rest
}: {
  match: Match;
  players: readonly MatchPlayer[];
  saved: TeamsReply | null;
  formation: Formation;
  criteria: TeamCriteria;
  dispatch: Dispatch<FormationAction>;
  settle: (formation: Formation) => void;
}) {
  const { steps, keep, code, withCode } = useLateSteps(match.id, players);
  const mark = useMarkAttendance(match.id);
  const save = useSaveTeams(match).mutateAsync;
  const teams = teamsOf(formation, players);
  const canPlay = teams.claro.length > 0 && teams.oscuro.length > 0;
  const first = steps[0];
  const last = steps.at(-1);
  /**
   * Tells whether the teams are still the result of the last step. Teams that were formed anew since then have no
   * steps.
   */
  const isLast = last !== undefined && areSameTeams(teamIds(last.after), teamIds(teams));
  /** Tells whether the teams are saved or being saved. A change while the save runs is saved too. */
  const isSaved =
    saved !== null &&
    ((isLast && last.wereSaved) ||
      areSameTeams(
        teamIds(teamsOf(startFormation(saved, players, undefined), players)),
        teamIds(teams),
      ));
  const late = { ...rest, teams, formation, isSaved, mark, save };

  const change = useEventCallback(
    (loaded: LateCode, player: MatchPlayer, what: LateChange<MatchPlayer>) => {
      const isIn = Object.values(teams).some((team) => team.some(({ id }) => id === player.id));
      if (isIn === 'arrived' in what) return; // The second tap of a double tap changes nothing.
      const step = loaded.takeStep(late, player, what);
      keep(isLast ? [...steps, step] : [step], loaded);
    },
  );

  function undo(): void {
    if (!last || !code) return;
    keep(steps.slice(0, -1), code);
    code.undoStep(late, last, players.find(({ id }) => id === last.playerId)?.status);
  }

  const isFormed = canPlay && (isSaved || formation.madeBy === 'automatic');
  return {
    isFormed,
    /** Tells whether late changes are possible: also after players of formed or saved teams were moved by hand. */
    mayChange: isFormed || (canPlay && (saved !== null || formation.method === 'automatic')),
    shown:
      first && isLast && code ? { code, message: code.messageSince(first, teams, match) } : null,
    isForGroup: first?.wereSaved === true,
    code,
    drop: (player: MatchPlayer) =>
      void withCode((loaded) => change(loaded, player, { left: player.id })),
    arrive: (player: MatchPlayer) =>
      void withCode((loaded) => change(loaded, player, { arrived: player })),
    undo,
    told: () => code && keep([], code),
  };
}
