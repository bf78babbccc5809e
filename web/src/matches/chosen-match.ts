import type { Match } from '@picadito/domain';
import { paths } from '../lib/paths.ts';
import { nextMatch, startOf } from './next-match.ts';

/**
 * Returns the match that a screen shows when the organiser has chosen none: the match created last, else the next
 * match, else the latest past match, because its attendance and teams can still be corrected. Null if there are no
 * matches.
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
 * Returns the path of the screen that edits the teams of a match. For a completed match it is a separate editor, not
 * the screen that forms teams.
 */
export function whereTeamsAreEdited({ id, status }: Pick<Match, 'id' | 'status'>): string {
  return status === 'completado' ? paths.editTeams(id) : paths.formTeams(id);
}
