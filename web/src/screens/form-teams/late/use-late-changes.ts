import {
  areSameTeams,
  everyoneIn,
  teamIds,
  type LateChange,
  type Match,
  type MatchPlayer,
  type TeamCriteria,
  type TeamsReply,
} from '@picadito/domain';
import type { Dispatch } from 'react';
import { useMarkAttendance } from '../../../attendance/attendance.ts';
import { useGroupAddress } from '../../../group-link/link.ts';
import { sidesOf } from '../../../teams/sides.ts';
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
 * Returns the state and the functions of late changes: `drop` for a player who leaves formed teams, `arrive` for a
 * player who comes late, and `undo`. Each change repairs the teams and, if they were saved, saves them again; a player
 * who left is declined. `shown` has the message about all changes that the group does not know yet, or is null.
 * `isForGroup` is true if the teams before these changes were saved, so that the group may know them.
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
  const { steps, storeSteps, code, withCode } = useLateSteps(match.id, players);
  const mark = useMarkAttendance(match.id);
  const save = useSaveTeams(match).mutateAsync;
  const about = { match, link: useGroupAddress(match.listId) };
  const teams = teamsOf(formation, players);
  const canPlay = sidesOf(teams).every((side) => side.length > 0);
  const [first, last] = [steps[0], steps.at(-1)];
  /**
   * True if the current teams are the result of the last late change. Teams that were formed anew afterwards have no
   * late changes.
   */
  const isLast = last !== undefined && areSameTeams(teamIds(last.after), teamIds(teams));
  /** True if the teams are saved or being saved. A late change during the save is saved too. */
  const isSaved =
    saved !== null &&
    ((isLast && last.wereSaved) ||
      areSameTeams(
        teamIds(teamsOf(startFormation(saved, players, undefined, formation.sizes), players)),
        teamIds(teams),
      ));
  const late = { ...rest, teams, formation, isSaved, mark, save };

  const change = useEventCallback(
    (loaded: LateCode, player: MatchPlayer, what: LateChange<MatchPlayer>) => {
      const isIn = everyoneIn(teams).some(({ id }) => id === player.id);
      if (isIn === 'arrived' in what) return; // The second tap of a double tap changes nothing.
      const step = loaded.takeStep(late, player, what);
      storeSteps(isLast ? [...steps, step] : [step], loaded);
    },
  );

  function undo(): void {
    if (!last || !code) return;
    storeSteps(steps.slice(0, -1), code);
    code.undoStep(late, last, players.find(({ id }) => id === last.playerId)?.status);
  }

  const isFormed = canPlay && (isSaved || formation.madeBy === 'automatic');
  return {
    isFormed,
    /**
     * True if late changes are possible, also after the organiser has moved players of formed or saved teams by hand.
     */
    mayChange: isFormed || (canPlay && (saved !== null || formation.method === 'automatic')),
    shown:
      first && isLast && code ? { code, message: code.messageSince(first, teams, about) } : null,
    isForGroup: first?.wereSaved === true,
    code,
    drop: (player: MatchPlayer) =>
      void withCode((loaded) => change(loaded, player, { left: player.id })),
    arrive: (player: MatchPlayer) =>
      void withCode((loaded) => change(loaded, player, { arrived: player })),
    undo,
    markNotified: () => code && storeSteps([], code),
  };
}
