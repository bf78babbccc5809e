import { type Match, MIN_CONFIRMED_FOR_TEAMS } from '@picadito/domain';

export type Step = 'convocar' | 'equipos' | 'compartir';

/** Returns the steps that have happened to a match. Sharing leaves no trace in the match, so it is never done. */
export function stepsDone(
  match: Pick<Match, 'confirmedCount' | 'teamCounts'> | null,
): ReadonlySet<Step> {
  const done = new Set<Step>();
  if (!match) return done;
  if (match.confirmedCount >= MIN_CONFIRMED_FOR_TEAMS) done.add('convocar');
  if (match.teamCounts) done.add('equipos');
  return done;
}
