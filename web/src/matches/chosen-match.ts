import type { Match } from '@picadito/domain';
import { paths } from '../lib/paths.ts';
import { nextMatch, startOf } from './next-match.ts';

/**
 * The match that a screen opens with: the one created last, else the nearest that is neither over nor
 * cancelled, else the latest there was, since attendance and teams can still be corrected. Null without
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

/** Where the teams of a match are edited: past its details if it is over. */
export function whereTeamsAreEdited({ id, status }: Pick<Match, 'id' | 'status'>): string {
  return status === 'completado' ? paths.editTeams(id) : paths.formTeams(id);
}
