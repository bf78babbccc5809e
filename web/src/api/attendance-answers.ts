import type { Match, MatchPlayer } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { touched, written } from '../sync/cache/invalidate.ts';

export const playersPath = (matchId: string) => `/api/matches/${matchId}/players`;

/** What the server says of players takes their place, and whatever was asked before it came is not believed any more. */
export async function keepPlayers(
  client: QueryClient,
  matchId: string,
  answered: readonly MatchPlayer[],
): Promise<void> {
  const byId = new Map(answered.map((player) => [player.id, player]));
  await written(client, ['/api/matches'], () => {
    const players = client.setQueryData<MatchPlayer[]>([playersPath(matchId)], (known) =>
      known?.map((one) => byId.get(one.id) ?? one),
    );
    if (!players) return;
    const confirmedCount = players.filter(({ confirmed }) => confirmed).length;
    const counted = (match: Match): Match =>
      match.id === matchId ? { ...match, confirmedCount } : match;
    client.setQueryData<Match>([`/api/matches/${matchId}`], (match) => match && counted(match));
    client.setQueryData<Match[]>(['/api/matches'], (matches) => matches?.map(counted));
  });
  touched(client, '/api/players/stats', '/api/users');
}
