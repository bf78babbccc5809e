import { BADGES, type Badge } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../sync/cache/query-of.ts';
import { RANKING_FAILURES } from '../ranking/ranking.ts';
import { useSession } from '../identity/session.ts';

/** Type of a badge in the cache. An earlier version of the app stored at most one player with a badge. */
type StoredBadge = Omit<Badge, 'playerIds'> & { playerIds?: string[] };

const withPlayers = ({ playerIds, ...badge }: StoredBadge): Badge => ({
  ...badge,
  playerIds: playerIds ?? (badge.playerId === null ? [] : [badge.playerId]),
});
const allWithPlayers = (badges: readonly StoredBadge[]) => badges.map(withPlayers);

/** Returns the query of the organiser's badges, in the order in which they were earned. */
export function useBadges() {
  const uid = useSession((session) => session.user?.uid ?? '');
  return useQuery({
    ...queryOf(BADGES.list, { id: uid }),
    enabled: uid !== '',
    select: allWithPlayers,
    meta: { failure: RANKING_FAILURES.load },
  });
}

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
