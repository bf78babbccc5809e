import {
  BADGES,
  HOME,
  HOME_ACHIEVEMENTS,
  LISTS,
  type Match,
  MATCHES,
  pathOf,
} from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { earnedAchievements } from '../badges/badges.ts';
import { parseStored, prefixOf } from '../sync/cache/query-persistence.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { local } from '../sync/storage.ts';

/**
 * Builds the cached data of the home screen from what earlier versions of the app stored in parts (all matches, all
 * badges), and marks it stale. Once the home screen's own data is cached, the stored matches are deleted.
 */
export function restoreOlderHome(client: QueryClient, uid: string): void {
  const key = prefixOf(uid) + pathOf(MATCHES.list);
  const matches = parseStored(local.get(key));
  const queryKey = queryKeyOf(HOME.read);
  if (client.getQueryData(queryKey)) return local.remove(key);
  if (!Array.isArray(matches)) return;
  const lists = client.getQueryData(queryKeyOf(LISTS.list)) ?? [];
  const earned = earnedAchievements(
    client.getQueryData(queryKeyOf(BADGES.list, { id: uid })) ?? [],
  );
  const latest = earned.slice(0, HOME_ACHIEVEMENTS);
  const achievements = { count: earned.length, latest };
  client.setQueryData(queryKey, {
    matches: matches as Match[],
    asked: null,
    scores: {},
    figura: null,
    waiting: null,
    autopilot: null,
    captain: null,
    bibs: null,
    lists,
    achievements,
  });
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
}
