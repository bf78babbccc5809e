import { MESSAGES, type TeamsInput, type TeamsReply } from '@picadito/domain';
import { AppError } from '../app-error.ts';

/** `create` refuses when there are teams, `replace` when there are none (decisions.md "teams"). */
export type SaveMode = 'create' | 'replace';

export function judge(mode: SaveMode, thereAreTeams: boolean): void {
  if (mode === 'create' && thereAreTeams) {
    throw new AppError('already-exists', MESSAGES.teamsExist);
  }
  if (mode === 'replace' && !thereAreTeams) throw teamsMissing();
}

type Places = Pick<TeamsReply, 'claroTeam' | 'oscuroTeam' | 'suplentes'>;

/**
 * The same, for a device that says which teams it saw: when there are neither those nor the ones it asks for, another
 * one has changed them meanwhile. Teams that are there as it asks may be created once more.
 */
export function judgeSeen(mode: SaveMode, before: Places | null, input: TeamsInput): void {
  const thereAreTeams = before !== null;
  if (input.seen === undefined) return judge(mode, thereAreTeams);
  if (mode === 'replace') judge(mode, thereAreTeams);
  if (isSame(before, input)) return;
  if (!isSame(before, input.seen)) {
    throw new AppError('failed-precondition', MESSAGES.teamsChanged);
  }
  judge(mode, thereAreTeams);
}

export const teamsMissing = () => new AppError('not-found', MESSAGES.teamsMissing);

/** The same players in each team, in whichever order. */
function isSame(one: Places | null, other: Places | null): boolean {
  if (one === null || other === null) return one === other;
  const playersOf = (team: readonly string[]) => JSON.stringify([...new Set(team)].toSorted());
  return (['claroTeam', 'oscuroTeam', 'suplentes'] as const).every(
    (team) => playersOf(one[team]) === playersOf(other[team]),
  );
}
