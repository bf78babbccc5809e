import type { Badge } from '@picadito/domain';

/**
 * Returns the earned achievements, newest first. An achievement earned several times (the weekly MVP) appears once,
 * with its newest badge.
 */
export function earnedAchievements(badges: readonly Badge[]): Badge[] {
  const newestFirst = badges.toSorted(
    ({ earnedAt: one }, { earnedAt: other }) => Number(one < other) - Number(one > other),
  );
  const seen = new Set<string>();
  return newestFirst.filter(({ type }) => !seen.has(type) && seen.add(type));
}
