import {
  areSameTeams,
  MESSAGES,
  type TeamsInput,
  type TeamsOnWire,
  teamsFromWire,
} from '@picadito/domain';
import { AppError } from '../app-error.ts';

/**
 * How teams are saved: 'create' is refused when the match has teams, 'replace' when it has none
 * (docs/specification.md#states).
 */
export type SaveMode = 'create' | 'replace';

export function checkSaveMode(mode: SaveMode, thereAreTeams: boolean): void {
  if (mode === 'create' && thereAreTeams) {
    throw new AppError('already-exists', MESSAGES.teamsExist);
  }
  if (mode === 'replace' && !thereAreTeams) throw teamsMissing();
}

/**
 * Throws unless the teams of a request may be saved. They may not if the stored teams are neither those that the
 * request has seen (`seen`) nor those it saves, since another device has then changed them; nor if the mode does not
 * fit. Creating teams that already exist exactly as requested is allowed.
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
