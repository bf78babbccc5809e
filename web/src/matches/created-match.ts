import {
  BADGES,
  collectionOf,
  flagsOf,
  LISTS,
  type Match,
  MATCHES,
  type MatchPlayerReply,
  pathOf,
  type Player,
  ROSTER,
} from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { updateMatches, withMatch } from './home.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';

/**
 * Puts a new match into the cache, with the cached players of its list as its players without an answer, so that the
 * next screen shows them at once. All of it is marked stale, so a screen that shows it refetches.
 */
export async function cacheCreatedMatch(client: QueryClient, match: Match): Promise<void> {
  const { id } = match;
  const listed = client.getQueryData(queryKeyOf(LISTS.players, { id: match.listId ?? '' }));
  await updateCache(client, [pathOf(MATCHES.list)], () => {
    client.setQueryData(queryKeyOf(MATCHES.read, { id }), match);
    updateMatches(client, (matches) => withMatch(matches, match));
    if (listed) client.setQueryData(queryKeyOf(ROSTER.read, { id }), unanswered(listed));
  });
  invalidate(client, pathOf(MATCHES.list), collectionOf(BADGES.list));
}

/** Returns the players of a list as players of a match who have not answered. */
export function unanswered(players: readonly Player[]): MatchPlayerReply[] {
  return players.map(({ id, name, skillLevel, whatsapp, rating }) => ({
    id,
    name,
    skillLevel,
    whatsapp,
    rating,
    confirmedAt: null,
    ...flagsOf('pending'),
  }));
}
