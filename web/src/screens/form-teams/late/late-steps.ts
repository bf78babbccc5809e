import {
  type AttendanceStatus,
  changeMessage,
  teamIds,
  type LateChange,
  lineUpChange,
  type Match,
  type MatchPlayer,
  everyoneIn,
  repairSides,
  teamKeysIn,
  type TeamCriteria,
} from '@picadito/domain';
import type { Dispatch } from 'react';
import { attendanceFailure, type AttendanceTarget } from '../../../attendance/attendance.ts';
import type { Outcome } from '../../../sync/outbox/outcomes.ts';
import { type TeamsToSave, TEAM_FAILURES } from '../../../teams/teams.ts';
import {
  type Formation,
  type FormationAction,
  formationAfter,
  type FormedTeams,
  originOf,
} from '../../../teams/formation.ts';
import { sidesOf, teamsOfSides } from '../../../teams/sides.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { changedElsewhere } from '../../../sync/outbox/rejection-sentence.ts';
import { toastError } from '../../../ui/toast/toasts.ts';

/** Type of one late change of formed teams: a player has left or arrived, and the teams were repaired. */
export type LateStep = {
  before: FormedTeams;
  after: FormedTeams;
  /** True if the teams were saved before the change: the group may have seen them, so it needs a message. */
  wereSaved: boolean;
  playerId: string;
  /** The attendance of the player before leaving, which an undo restores; null for a player who arrived. */
  was: AttendanceStatus | null;
};

/** Type of the current teams and of the functions that change, save and show them, as a late change needs them. */
export type LateTeams = {
  teams: FormedTeams;
  formation: Formation;
  isSaved: boolean;
  criteria: TeamCriteria;
  mark: (targets: readonly AttendanceTarget[]) => Promise<Outcome[]>;
  save: (teams: TeamsToSave) => Promise<unknown>;
  dispatch: Dispatch<FormationAction>;
  settle: (formation: Formation) => void;
};

/**
 * Makes a late change and returns it as a step that can be undone. Repairs the teams, saves them again if they were
 * saved, and declines a player who left.
 */
export function takeStep(
  late: LateTeams,
  player: MatchPlayer,
  what: LateChange<MatchPlayer>,
): LateStep {
  const { teams, criteria, isSaved, formation } = late;
  const after = repaired(teams, what, { ...criteria, perSide: formation.sizes.perSide });
  const was = 'left' in what ? player.status : null;
  if (was) void setAttendance(late, player.id, 'declined');
  void put(late, after);
  return { before: teams, after, wereSaved: isSaved, playerId: player.id, was };
}

function repaired(
  teams: FormedTeams,
  what: LateChange<MatchPlayer>,
  criteria: TeamCriteria & { perSide: number },
): FormedTeams {
  const { suplente } = teams;
  const after = repairSides({ teams: sidesOf(teams), suplente }, what, criteria);
  return teamsOfSides(teamKeysIn(teams), after);
}

/**
 * Undoes a late change: restores the teams, and the attendance of a player who left. `is` is the player's current
 * attendance. If that was changed otherwise after the player left, nothing is undone, and a toast says so.
 */
export function undoStep(
  late: LateTeams,
  { before, playerId, was }: LateStep,
  is: AttendanceStatus | undefined,
): void {
  if (was && is !== was && is !== 'declined') {
    toastError(changedElsewhere(nameOf(before, playerId)));
    return;
  }
  if (was) void setAttendance(late, playerId, was);
  void put(late, before);
}

/**
 * Returns the message for the group about all differences between the teams before this step and the current `teams`.
 */
export function messageSince(
  { before }: LateStep,
  teams: FormedTeams,
  { match, link }: { match: Match; link: string | null },
): string {
  return changeMessage(match, lineUpChange(before, teams), link);
}

async function setAttendance(
  { mark }: LateTeams,
  playerId: string,
  target: AttendanceStatus,
): Promise<void> {
  const [outcome] = await mark([{ playerId, target }]);
  if (outcome?.kind !== 'rejected') return;
  toastError(attendanceFailure([outcome]));
}

function nameOf(teams: FormedTeams, playerId: string): string {
  return everyoneIn(teams).find(({ id }) => id === playerId)?.name ?? '';
}

async function put(
  { formation, isSaved, save, dispatch, settle }: LateTeams,
  next: FormedTeams,
): Promise<void> {
  const action = { type: 'take', teams: next, madeBy: formation.madeBy } as const;
  if (!isSaved || sidesOf(next).some((side) => side.length === 0)) {
    dispatch(action);
    return;
  }
  const settled = formationAfter(formation, action);
  settle(settled);
  try {
    await save({ ...teamIds(next), createdBy: originOf(settled) });
  } catch (error) {
    toastError(failureSentence(error, { action: TEAM_FAILURES.save }));
  }
}
