import { areSameTeams, mapTeams } from '@picadito/domain';
import { stepsOf, type AutopilotStep } from '../store/tables/autopilot/autopilot-steps.ts';
import { findTeams, placedIn, type SavedTeams } from '../store/tables/teams/teams.ts';
import type { Reader } from '../store/store.ts';

/**
 * Tells whether the saved teams are still those that the last step of the autopilot made or repaired. Undone steps do
 * not count.
 */
export function isAsLeft(steps: readonly AutopilotStep[], saved: SavedTeams | undefined): boolean {
  const last = lastOf(steps);
  if (!last?.after || !saved) return false;
  return areSameTeams(
    last.after,
    mapTeams(placedIn(saved), ({ playerId }) => playerId),
  );
}

const lastOf = (steps: readonly AutopilotStep[]) =>
  steps.find(({ after, undoneAt }) => after !== null && undoneAt === null);

/**
 * Returns the last step of the autopilot that made or repaired the teams of a match; null if there is none, or if the
 * saved teams have changed since.
 */
export async function stepInForce(
  db: Reader,
  match: { userId: string; matchId: string },
): Promise<{ at: string; kind: 'formed' | 'repaired' } | null> {
  const steps = await stepsOf(db, match);
  const last = lastOf(steps);
  if (!last) return null;
  const saved = await findTeams(db, match.userId, match.matchId);
  if (!isAsLeft(steps, saved)) return null;
  return { at: last.at, kind: last.kind === 'formed' ? 'formed' : 'repaired' };
}
