import {
  BADGES,
  collectionOf,
  type Match,
  MATCHES,
  type MatchPlayerReply,
  pathOf,
  PLAYER_STATS,
  ROSTER,
} from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { updateMatches } from './home.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';

/**
 * Puts players from a server's reply into the cached roster of a match, and updates its number of confirmed players.
 * Fetches in progress start again, because they may have read the old data.
 */
export async function cachePlayers(
  client: QueryClient,
  matchId: string,
  answered: readonly MatchPlayerReply[],
): Promise<void> {
  const byId = new Map(answered.map((player) => [player.id, player]));
  await updateCache(client, [pathOf(MATCHES.list)], () => {
    const players = client.setQueryData(queryKeyOf(ROSTER.read, { id: matchId }), (known) =>
      known?.map((one) => byId.get(one.id) ?? one),
    );
    if (!players) return;
    const confirmedCount = players.filter(({ confirmed }) => confirmed).length;
    const counted = (match: Match): Match =>
      match.id === matchId ? { ...match, confirmedCount } : match;
    client.setQueryData(
      queryKeyOf(MATCHES.read, { id: matchId }),
      (match) => match && counted(match),
    );
    updateMatches(client, (matches) => matches.map(counted));
  });
  invalidate(client, pathOf(PLAYER_STATS.list), collectionOf(BADGES.list));
}
