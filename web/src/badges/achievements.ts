import type { Badge } from '@picadito/domain';

/** The achievements that the badges show, newest first: of one given again (the weekly MVP) the newest badge. */
export function earnedAchievements(badges: readonly Badge[]): Badge[] {
  const newestFirst = badges.toSorted(
    ({ earnedAt: one }, { earnedAt: other }) => Number(one < other) - Number(one > other),
  );
  const seen = new Set<string>();
  return newestFirst.filter(({ type }) => !seen.has(type) && seen.add(type));
}
