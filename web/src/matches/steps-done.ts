import { type Match, MIN_CONFIRMED_FOR_TEAMS } from '@picadito/domain';

export type Step = 'partido' | 'convocar' | 'confirmar' | 'equipos' | 'compartir';

/**
 * The steps that have happened to a match, whatever screen one is on. Sharing leaves no trace in the
 * match, so it is never done.
 */
export function stepsDone(
  match: Pick<Match, 'confirmedCount' | 'teamCounts'> | null,
): ReadonlySet<Step> {
  const done = new Set<Step>();
  if (!match) return done;
  done.add('partido');
  if (match.confirmedCount > 0) done.add('convocar');
  if (match.confirmedCount >= MIN_CONFIRMED_FOR_TEAMS) done.add('confirmar');
  if (match.teamCounts) done.add('equipos');
  return done;
}
