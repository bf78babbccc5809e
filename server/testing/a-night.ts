import type { Match, NightReply } from '@picadito/domain';
import { THURSDAY_MATCH } from './a-match.ts';
import type { Client } from './test-app.ts';

/** Creates a match of three teams of the list. */
export async function aNight(client: Client, listId: string): Promise<Match> {
  const night = { ...THURSDAY_MATCH, date: '2026-12-03', listId, teamCount: 3 };
  return (await client.post<Match>('/api/matches', night)).body;
}

/** Records a game of a night that CLARO has won against OSCURO, unless `game` says otherwise. */
export function recordGame(client: Client, matchId: string, seq: number, game: object = {}) {
  const claroWins = { home: 'claro', away: 'oscuro', outcome: 'home' };
  return client.put<NightReply>(`/api/matches/${matchId}/games/${seq}`, { ...claroWins, ...game });
}

/**
 * Records a game with goals, a lent player and an absent one, who then joins another team, and finishes the night.
 */
export async function finishNight(
  client: Client,
  matchId: string,
  [lent = '', absent = '']: readonly string[],
): Promise<void> {
  const goals = { homeGoals: 2, awayGoals: 1 };
  const players = { lent: [{ playerId: lent, to: 'claro' }], absent: [absent] };
  await recordGame(client, matchId, 1, { ...goals, ...players });
  const teams = (claro: string[], naranja: string[]) => ({
    matchId,
    teams: [
      { key: 'claro', players: claro },
      { key: 'oscuro', players: [lent] },
      { key: 'naranja', players: naranja },
    ],
  });
  await client.post(`/api/matches/${matchId}/teams`, teams([absent], []));
  await client.put(`/api/matches/${matchId}/teams`, teams([], [absent]));
  await client.post(`/api/matches/${matchId}/games/finish`, {});
}
