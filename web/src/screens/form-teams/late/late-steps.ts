import {
  type Attendance,
  changeMessage,
  type LateChange,
  lineUpChange,
  type Match,
  type MatchPlayer,
  repairTeams,
} from '@picadito/domain';
import type { Dispatch } from 'react';
import { type AttendanceWish, DECLINES } from '../../../api/attendance.ts';
import type { Fate } from '../../../api/outbox.ts';
import type { TeamsToSave } from '../../../api/teams.ts';
import {
  type Formation,
  type FormationAction,
  formationAfter,
  type FormedTeams,
  originOf,
} from '../../../teams/formation.ts';
import type { TeamWishes } from '../../../teams/ready-teams.ts';
import { ChangedElsewhere, failureSentence } from '../../../sync/failure-sentence.ts';
import { SCREEN } from '../../../sync/failures.ts';
import { toastError } from '../../../ui/toast/toasts.ts';

/** One late change of formed teams. */
export type LateStep = {
  before: FormedTeams;
  after: FormedTeams;
  /** Whether the group may know the teams as they were before. */
  wereSaved: boolean;
  playerId: string;
  /** What he had said before he left; null for who arrived. */
  was: Attendance | null;
};

/** The teams as they stand, and what can be done with them. */
export type LateTeams = {
  teams: FormedTeams;
  formation: Formation;
  isSaved: boolean;
  wishes: TeamWishes;
  mark: (wishes: readonly AttendanceWish[]) => Promise<Fate[]>;
  save: (teams: TeamsToSave) => Promise<unknown>;
  dispatch: Dispatch<FormationAction>;
  settle: (formation: Formation) => void;
};

/** Repairs the teams, saves them again where they were saved, and says of who left that he does not come. */
export function takeStep(
  late: LateTeams,
  player: MatchPlayer,
  what: LateChange<MatchPlayer>,
): LateStep {
  const { teams, wishes, isSaved } = late;
  const after = repairTeams(teams, what, wishes);
  const was = 'left' in what ? { confirmed: player.confirmed, declined: player.declined } : null;
  if (was) void say(late, player.id, DECLINES);
  void put(late, after);
  return { before: teams, after, wereSaved: isSaved, playerId: player.id, was };
}

/** All as it was before the step. */
export function undoStep(late: LateTeams, { before, playerId, was }: LateStep): void {
  if (was) void say(late, playerId, was);
  void put(late, before);
}

/** What the group has to hear since this step. */
export function messageSince({ before }: LateStep, teams: FormedTeams, match: Match): string {
  return changeMessage(match, lineUpChange(before, teams));
}

async function say({ mark }: LateTeams, playerId: string, wish: Attendance): Promise<void> {
  const [fate] = await mark([{ playerId, wish }]);
  if (fate?.kind !== 'undone') return;
  const failure = fate.why === 'changed' ? new ChangedElsewhere() : fate.error;
  toastError(failureSentence(failure, { action: SCREEN.updateAttendance }));
}

async function put(
  { formation, isSaved, save, dispatch, settle }: LateTeams,
  next: FormedTeams,
): Promise<void> {
  const action = { type: 'take', teams: next, madeBy: formation.madeBy } as const;
  if (!isSaved || next.claro.length === 0 || next.oscuro.length === 0) {
    dispatch(action);
    return;
  }
  const settled = formationAfter(formation, action);
  settle(settled);
  const ids = (team: readonly MatchPlayer[]) => team.map(({ id }) => id);
  try {
    await save({
      claroTeam: ids(next.claro),
      oscuroTeam: ids(next.oscuro),
      suplentes: ids(next.suplente),
      createdBy: originOf(settled),
    });
  } catch (error) {
    toastError(failureSentence(error, { action: SCREEN.saveTeams }));
  }
}
