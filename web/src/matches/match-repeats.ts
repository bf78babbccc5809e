import { type Match, weekdayName } from '@picadito/domain';

/** Returns 'Se repite cada jueves'; null for a match that does not repeat. */
export function repeatsText(match: Pick<Match, 'isRecurring' | 'recurringDay'>): string | null {
  if (!match.isRecurring || match.recurringDay === null) return null;
  return `Se repite cada ${weekdayName(match.recurringDay).toLowerCase()}`;
}
