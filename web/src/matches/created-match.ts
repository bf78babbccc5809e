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
import { updateMatches } from './home.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';

/**
 * Puts a new match into the cache at once, with its list's players, all pending, so that the next screen need not wait.
 * All of it is marked stale: a screen that shows it refetches.
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

/** The matches, newest date first, with this one at its place. */
export function withMatch(matches: readonly Match[], match: Match): Match[] {
  const others = matches.filter(({ id }) => id !== match.id);
  const when = ({ date, time }: Match) => `${date} ${time}`;
  const place = others.findIndex((other) => when(other) <= when(match));
  return others.toSpliced(place < 0 ? others.length : place, 0, match);
}

/** Players of a list as pending players of a match. */
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
