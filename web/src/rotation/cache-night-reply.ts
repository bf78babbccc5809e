import {
  BADGES,
  collectionOf,
  HOME,
  NIGHT,
  type NightReply,
  type OutboxRequest,
  pathOf,
  PLAYER_STATS,
} from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';

/** Puts the server's reply to a change of a night into the cache. */
export async function cacheNightReply(
  client: QueryClient,
  { changes: [change] }: OutboxRequest,
  reply: unknown,
): Promise<void> {
  const params = { id: change?.matchId ?? '' };
  if (reply === undefined) return invalidate(client, pathOf(NIGHT.read, params));
  await updateCache(client, [pathOf(NIGHT.read, params)], () => {
    client.setQueryData(queryKeyOf(NIGHT.read, params), reply as NightReply);
  });
  // The champion counts in figures and badges.
  invalidate(
    client,
    pathOf(NIGHT.list),
    pathOf(HOME.read),
    pathOf(PLAYER_STATS.list),
    collectionOf(BADGES.list),
  );
}
