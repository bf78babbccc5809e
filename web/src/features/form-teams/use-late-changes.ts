import {
  type Attendance,
  type LateChange,
  type Match,
  type MatchPlayer,
  type TeamsReply,
} from '@picadito/domain';
import { type Dispatch, useState } from 'react';
import { DECLINES, useMarkAttendance } from '../../api/attendance.ts';
import { useSaveTeams } from '../../api/teams.ts';
import {
  type Formation,
  type FormationAction,
  formationAfter,
  type FormedTeams,
  originOf,
  startFormation,
  teamsOf,
} from '../../components/formation.ts';
import { areSameTeams, type TeamWishes } from '../../components/ready-teams.ts';
import { ChangedElsewhere, failureSentence } from '../../lib/failure-sentence.ts';
import { SCREEN } from '../../lib/failures.ts';
import { useStable } from '../../lib/use-stable.ts';
import { toastError } from '../../state/toasts.ts';
import { type LateCode, useLateCode } from './use-late-code.ts';

type Step = {
  before: FormedTeams;
  after: FormedTeams;
  /** Whether the group may know the teams as they were before. */
  wereSaved: boolean;
  playerId: string;
  /** What he had said before he left; null for who arrived. */
  was: Attendance | null;
};

/**
 * Who leaves formed teams or arrives late: the teams are repaired and, where they were saved, saved again; who left
 * does not come any more. The message of what is `shown` tells all that has changed since the first step that nobody was told of, and
 * `isForGroup` whether the group has to hear it.
 */
export function useLateChanges({
  match,
  players,
  saved,
  formation,
  wishes,
  dispatch,
  settle,
}: {
  match: Match;
  players: readonly MatchPlayer[];
  saved: TeamsReply | null;
  formation: Formation;
  wishes: TeamWishes;
  dispatch: Dispatch<FormationAction>;
  settle: (formation: Formation) => void;
}) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const mark = useMarkAttendance(match.id);
  const save = useSaveTeams(match);
  const teams = teamsOf(formation, players);
  const isSaved =
    saved !== null &&
    areSameTeams(teamsOf(startFormation(saved, players, undefined), players), teams);
  const canPlay = teams.claro.length > 0 && teams.oscuro.length > 0;
  const first = steps[0];
  const last = steps.at(-1);
  /** Teams that were made anew since are another matter. */
  const isLast = last !== undefined && areSameTeams(last.after, teams);
  const { code, withCode } = useLateCode();
  const step = useStable(change);

  return {
    isFormed: canPlay && (isSaved || formation.madeBy === 'automatic'),
    shown: first && isLast && code ? { message: messageOf(code, first), code } : null,
    isForGroup: first?.wereSaved === true,
    drop: (player: MatchPlayer) =>
      void withCode((loaded) => step(loaded, player, { left: player.id })),
    arrive: (player: MatchPlayer) =>
      void withCode((loaded) => step(loaded, player, { arrived: player })),
    undo,
    told: () => setSteps([]),
  };

  function messageOf({ changeMessage, lineUpChange }: LateCode, { before }: Step): string {
    return changeMessage(match, lineUpChange(before, teams));
  }

  function change(
    { repairTeams }: LateCode,
    player: MatchPlayer,
    what: LateChange<MatchPlayer>,
  ): void {
    const after = repairTeams(teams, what, wishes);
    const was = 'left' in what ? { confirmed: player.confirmed, declined: player.declined } : null;
    const step = { before: teams, after, wereSaved: isSaved, playerId: player.id, was };
    setSteps(isLast ? [...steps, step] : [step]);
    if (was) void say(player.id, DECLINES);
    void put(after);
  }

  function undo(): void {
    if (!last) return;
    setSteps(steps.slice(0, -1));
    if (last.was) void say(last.playerId, last.was);
    void put(last.before);
  }

  async function say(playerId: string, wish: Attendance): Promise<void> {
    const [fate] = await mark([{ playerId, wish }]);
    if (fate?.kind !== 'undone') return;
    const failure = fate.why === 'changed' ? new ChangedElsewhere() : fate.error;
    toastError(failureSentence(failure, { action: SCREEN.updateAttendance }));
  }

  async function put(next: FormedTeams): Promise<void> {
    const action = { type: 'take', teams: next, madeBy: formation.madeBy } as const;
    if (!isSaved || next.claro.length === 0 || next.oscuro.length === 0) {
      dispatch(action);
      return;
    }
    const settled = formationAfter(formation, action);
    settle(settled);
    const ids = (team: readonly MatchPlayer[]) => team.map(({ id }) => id);
    try {
      await save.mutateAsync({
        claroTeam: ids(next.claro),
        oscuroTeam: ids(next.oscuro),
        suplentes: ids(next.suplente),
        createdBy: originOf(settled),
      });
    } catch (error) {
      toastError(failureSentence(error, { action: SCREEN.saveTeams }));
    }
  }
}
