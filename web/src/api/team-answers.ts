import type { Match, TeamsReply } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { eveningsTouched } from './evening.ts';
import { touched, written } from '../sync/cache/invalidate.ts';

export const teamsPath = (matchId: string) => `/api/matches/${matchId}/teams`;

/** What shows teams only as numbers; '/api/matches' itself has them already. */
const COUNTED_IN = ['/api/matches?order=created', '/api/players/stats', '/api/users'];

/** The teams of a match are these now, wherever they show. */
export async function keepTeams(client: QueryClient, saved: TeamsReply): Promise<void> {
  const { matchId, claroTeam, oscuroTeam, suplentes } = saved;
  const teamCounts = {
    claro: claroTeam.length,
    oscuro: oscuroTeam.length,
    suplentes: suplentes.length,
  };
  const counted = (match: Match): Match =>
    match.id === matchId ? { ...match, teamCounts } : match;
  await written(client, ['/api/matches'], () => {
    client.setQueryData([teamsPath(matchId)], saved);
    client.setQueryData<Match>([`/api/matches/${matchId}`], (match) => match && counted(match));
    client.setQueryData<Match[]>(['/api/matches'], (matches) => matches?.map(counted));
  });
  touched(client, ...COUNTED_IN);
  eveningsTouched(client, matchId);
}
