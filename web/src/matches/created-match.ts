import type { Match, MatchPlayer, Player } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { touched, written } from '../sync/cache/invalidate.ts';

/**
 * A new match stands in the cache at once, with its list's players, none of whom has answered, so that the next screen
 * need not wait. All of it is marked as out of date: who shows it asks again.
 */
export async function keepCreated(client: QueryClient, match: Match): Promise<void> {
  const path = `/api/matches/${match.id}`;
  const listed = client.getQueryData<Player[]>([`/api/lists/${match.listId ?? ''}/players`]);
  await written(client, ['/api/matches'], () => {
    client.setQueryData([path], match);
    client.setQueryData<Match[]>(
      ['/api/matches'],
      (matches) => matches && withMatch(matches, match),
    );
    if (listed) client.setQueryData([`${path}/players`], unanswered(listed));
  });
  touched(client, '/api/matches', '/api/users');
}

/** The matches, newest date first, with this one at its place. */
export function withMatch(matches: readonly Match[], match: Match): Match[] {
  const others = matches.filter(({ id }) => id !== match.id);
  const when = ({ date, time }: Match) => `${date} ${time}`;
  const place = others.findIndex((other) => when(other) <= when(match));
  return others.toSpliced(place < 0 ? others.length : place, 0, match);
}

/** Players of a list as a match sees them before anybody has said anything. */
export function unanswered(players: readonly Player[]): MatchPlayer[] {
  return players.map(({ id, name, skillLevel, whatsapp, rating }) => ({
    id,
    name,
    skillLevel,
    whatsapp,
    rating,
    confirmed: false,
    confirmedAt: null,
    declined: false,
  }));
}
