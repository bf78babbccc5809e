import { type Match, MIN_CONFIRMED_FOR_TEAMS, weekdayName } from '@picadito/domain';

export type Step = 'convocar' | 'equipos' | 'compartir' | 'rotacion' | 'plata';

/**
 * Returns the steps that have been done for a match. Sharing is never among them, because it leaves no trace in the
 * match.
 */
export function stepsDone(
  match: Pick<Match, 'confirmedCount' | 'teamCounts'> | null,
): ReadonlySet<Step> {
  const done = new Set<Step>();
  if (!match) return done;
  if (match.confirmedCount >= MIN_CONFIRMED_FOR_TEAMS) done.add('convocar');
  if (match.teamCounts) done.add('equipos');
  return done;
}

/** Returns a text such as 'Se repite cada jueves'; null for a match that does not repeat. */
export function repeatsText(match: Pick<Match, 'isRecurring' | 'recurringDay'>): string | null {
  if (!match.isRecurring || match.recurringDay === null) return null;
  return `Se repite cada ${weekdayName(match.recurringDay).toLowerCase()}`;
}
