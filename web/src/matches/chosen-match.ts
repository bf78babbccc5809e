import type { Match } from '@picadito/domain';
import { paths } from '../lib/paths.ts';
import { nextMatch, startOf } from './next-match.ts';

/**
 * Returns the match that a screen opens with: the match created last, else the next match, else the latest one, because
 * attendance and teams can still be corrected. Null without matches.
 */
export function matchToOpen(
  matches: readonly Match[],
  lastCreatedId: string | null,
  now: number,
): Match | null {
  const created = matches.find(({ id }) => id === lastCreatedId);
  if (created) return created;
  return nextMatch(matches, now) ?? latest(matches);
}

function latest(matches: readonly Match[]): Match | null {
  return matches.toSorted((one, other) => startOf(one) - startOf(other)).at(-1) ?? null;
}

/**
 * Returns the path on which the teams of a match are edited. For a completed match it leads past the details, directly
 * to the editor.
 */
export function whereTeamsAreEdited({ id, status }: Pick<Match, 'id' | 'status'>): string {
  return status === 'completado' ? paths.editTeams(id) : paths.formTeams(id);
}
