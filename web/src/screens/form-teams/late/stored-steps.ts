import {
  ATTENDANCE_STATUSES,
  type MatchPlayer,
  everyoneIn,
  TEAM_PLACES,
  teamIds,
  type Teams,
  keyedTeams,
  teamKeysIn,
} from '@picadito/domain';
import { undoOffer } from '../../../forms/draft.ts';
import type { FormedTeams } from '../../../teams/formation.ts';
import type { LateStep } from './late-steps.ts';

type StoredStep = Omit<LateStep, 'before' | 'after'> & Record<'before' | 'after', Teams<string>>;

type Draft = Parameters<typeof undoOffer>[0];

/** Stores late changes, with players as ids, so that they can be undone after a reload. */
export function writeSteps(draft: Draft, steps: readonly LateStep[]): void {
  const offer = undoOffer(draft);
  if (steps.length === 0) offer.clear();
  else {
    offer.store(
      steps.map((step) => ({
        ...step,
        before: teamIds(step.before),
        after: teamIds(step.after),
      })),
    );
  }
}

/**
 * Returns the stored late changes; an empty list if the stored value is damaged or a player of their teams has left the
 * match.
 */
export function readSteps(draft: Draft, players: readonly MatchPlayer[]): LateStep[] {
  const stored = undoOffer(draft).read();
  if (!Array.isArray(stored) || !stored.every(isStep)) return [];
  const known = new Map(players.map((player) => [player.id, player]));
  const idsOf = ({ before, after }: StoredStep) => [before, after].flatMap(everyoneIn);
  if (!stored.flatMap(idsOf).every((id) => known.has(id))) return [];
  const teams = (ids: Teams<string>): FormedTeams =>
    keyedTeams(teamKeysIn(ids), (place) => (ids[place] ?? []).flatMap((id) => known.get(id) ?? []));
  return stored.map((step) => ({ ...step, before: teams(step.before), after: teams(step.after) }));
}

// The check is written by hand, because a schema library would be larger than the screen.
function isStep(stored: unknown): stored is StoredStep {
  const { before, after, wereSaved, playerId, was } = fieldsOf(stored);
  return (
    isTeams(before) &&
    isTeams(after) &&
    typeof wereSaved === 'boolean' &&
    typeof playerId === 'string' &&
    (was === null || ATTENDANCE_STATUSES.some((status) => status === was))
  );
}

function isTeams(stored: unknown): boolean {
  const teams = fieldsOf(stored);
  return TEAM_PLACES.every((place) => {
    const ids = teams[place];
    if (ids === undefined) return place === 'naranja' || place === 'verde';
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  });
}

function fieldsOf(stored: unknown): Partial<Record<string, unknown>> {
  return typeof stored === 'object' ? { ...stored } : {};
}
