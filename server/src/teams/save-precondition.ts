import {
  areSameTeams,
  MESSAGES,
  type TeamsInput,
  type TeamsOnWire,
  teamsFromWire,
} from '@picadito/domain';
import { AppError } from '../app-error.ts';

/** `create` refuses when there are teams, `replace` when there are none (docs/specification.md#states). */
export type SaveMode = 'create' | 'replace';

export function checkSaveMode(mode: SaveMode, thereAreTeams: boolean): void {
  if (mode === 'create' && thereAreTeams) {
    throw new AppError('already-exists', MESSAGES.teamsExist);
  }
  if (mode === 'replace' && !thereAreTeams) throw teamsMissing();
}

/**
 * Checks the mode and the base that a request names: throws when the stored teams are neither the base nor the
 * requested ones, since another device has changed them. Creating teams that already exist as requested succeeds.
 */
export function checkSavePrecondition(
  mode: SaveMode,
  before: TeamsOnWire | null,
  input: TeamsInput,
): void {
  const thereAreTeams = before !== null;
  if (input.seen === undefined) return checkSaveMode(mode, thereAreTeams);
  if (mode === 'replace') checkSaveMode(mode, thereAreTeams);
  if (areSame(before, input)) return;
  if (!areSame(before, input.seen)) {
    throw new AppError('failed-precondition', MESSAGES.teamsChanged);
  }
  checkSaveMode(mode, thereAreTeams);
}

export const teamsMissing = () => new AppError('not-found', MESSAGES.teamsMissing);

function areSame(one: TeamsOnWire | null, other: TeamsOnWire | null): boolean {
  if (one === null || other === null) return one === other;
  return areSameTeams(teamsFromWire(one), teamsFromWire(other));
}
