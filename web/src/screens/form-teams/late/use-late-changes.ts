import type { LateChange, Match, MatchPlayer, TeamsReply } from '@picadito/domain';
import { type Dispatch, useState } from 'react';
import { useMarkAttendance } from '../../../api/attendance.ts';
import { useSaveTeams } from '../../../api/teams.ts';
import {
  type Formation,
  type FormationAction,
  startFormation,
  teamsOf,
} from '../../../teams/formation.ts';
import { areSameTeams, type TeamWishes } from '../../../teams/ready-teams.ts';
import { useStable } from '../../../lib/use-event-callback.ts';
import type { LateStep } from './late-steps.ts';
import { type LateCode, useLateCode } from './use-late-code.ts';

/**
 * Who leaves formed teams or arrives late: the teams are repaired and, where they were saved, saved again; who left
 * does not come any more. The message of what is `shown` tells all that has changed since the first step that nobody
 * was told of, and `isForGroup` whether the group has to hear it.
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
  wishes: TeamWishes;
  dispatch: Dispatch<FormationAction>;
  settle: (formation: Formation) => void;
}) {
  const [steps, setSteps] = useState<readonly LateStep[]>([]);
  const mark = useMarkAttendance(match.id);
  const save = useSaveTeams(match).mutateAsync;
  const teams = teamsOf(formation, players);
  const canPlay = teams.claro.length > 0 && teams.oscuro.length > 0;
  const first = steps[0];
  const last = steps.at(-1);
  /** Teams that were made anew since are another matter. */
  const isLast = last !== undefined && areSameTeams(last.after, teams);
  /** Or on their way: one who leaves meanwhile leaves them too. */
  const isSaved =
    saved !== null &&
    ((isLast && last.wereSaved) ||
      areSameTeams(teamsOf(startFormation(saved, players, undefined), players), teams));
  const { code, withCode } = useLateCode();
  const late = { ...rest, teams, formation, isSaved, mark, save };

  const change = useStable(
    ({ takeStep }: LateCode, player: MatchPlayer, what: LateChange<MatchPlayer>) => {
      const isIn = Object.values(teams).some((team) => team.some(({ id }) => id === player.id));
      if (isIn === 'arrived' in what) return; // a double tap is one
      const step = takeStep(late, player, what);
      setSteps(isLast ? [...steps, step] : [step]);
    },
  );

  function undo(): void {
    if (!last || !code) return;
    setSteps(steps.slice(0, -1));
    code.undoStep(late, last);
  }

  return {
    isFormed: canPlay && (isSaved || formation.madeBy === 'automatic'),
    shown:
      first && isLast && code ? { code, message: code.messageSince(first, teams, match) } : null,
    isForGroup: first?.wereSaved === true,
    drop: (player: MatchPlayer) =>
      void withCode((loaded) => change(loaded, player, { left: player.id })),
    arrive: (player: MatchPlayer) =>
      void withCode((loaded) => change(loaded, player, { arrived: player })),
    undo,
    told: () => setSteps([]),
  };
}
