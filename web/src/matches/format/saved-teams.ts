import type { Match, MatchFormat } from '@picadito/domain';

type Sizes = Pick<MatchFormat, 'perSide' | 'teamCount'>;

/**
 * Returns what to ask about the saved teams of a match before its format changes, or null if there is nothing to ask.
 * `isKept` is true if the teams fit the new format.
 */
export function teamsQuestion(
  match: Sizes & Pick<Match, 'teamCounts'>,
  next: Sizes,
): { isKept: boolean } | null {
  const { perSide, teamCount, teamCounts } = match;
  if (!teamCounts || (perSide === next.perSide && teamCount === next.teamCount)) return null;
  const { claro, oscuro, naranja = 0, verde = 0 } = teamCounts;
  const largest = Math.max(claro, oscuro, naranja, verde);
  return { isKept: teamCount === next.teamCount && largest <= next.perSide };
}
