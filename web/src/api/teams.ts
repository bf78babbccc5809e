import type { Match, TeamOrigin, TeamsReply } from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LOGGED } from '../lib/failures.ts';
import { ApiError, http } from '../lib/http.ts';
import { touched, written } from './touched.ts';

/** Player ids by team (product.md §3, "API form"). */
export type TeamsToSave = {
  claroTeam: string[];
  oscuroTeam: string[];
  suplentes: string[];
  createdBy: TeamOrigin;
};

/** The saved teams; asked for only when the match says that it has some. */
export function useTeams(match: Match | null) {
  return useQuery<TeamsReply>({
    queryKey: [teamsPath(match?.id ?? '')],
    enabled: Boolean(match?.teamCounts),
    meta: { failure: LOGGED.loadTeams },
  });
}

/** What shows teams only as numbers; '/api/matches' itself has them already. */
const COUNTED_IN = ['/api/matches?order=created', '/api/players/stats', '/api/users'];

/** Updates the teams if the match has some, otherwise creates them (product.md §4, "Teams"). */
export function useSaveTeams(match: Match | null) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LOGGED.saveTeams },
    mutationFn: (teams: TeamsToSave) => {
      if (!match) throw new Error('no match chosen');
      return saveTeams(teamsPath(match.id), match.teamCounts !== null, {
        matchId: match.id,
        ...teams,
      });
    },
    onSuccess: async (saved) => {
      const counted = (one: Match): Match =>
        one.id === saved.matchId ? { ...one, teamCounts: countsOf(saved) } : one;
      await written(client, ['/api/matches'], () => {
        client.setQueryData([teamsPath(saved.matchId)], saved);
        client.setQueryData<Match>([`/api/matches/${saved.matchId}`], (one) => one && counted(one));
        client.setQueryData<Match[]>(['/api/matches'], (matches) => matches?.map(counted));
      });
      touched(client, ...COUNTED_IN);
    },
  });
}

/** Another device may have made or dropped the teams meanwhile: then the other verb is the right one. */
export async function saveTeams(path: string, exist: boolean, body: unknown): Promise<TeamsReply> {
  const [verb, otherVerb, otherwise] = exist
    ? (['PUT', 'POST', 404] as const)
    : (['POST', 'PUT', 409] as const);
  try {
    return await http<TeamsReply>(verb, path, body);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== otherwise) throw error;
    return http<TeamsReply>(otherVerb, path, body);
  }
}

function countsOf({ claroTeam, oscuroTeam, suplentes }: TeamsReply): Match['teamCounts'] {
  return { claro: claroTeam.length, oscuro: oscuroTeam.length, suplentes: suplentes.length };
}

function teamsPath(matchId: string): string {
  return `/api/matches/${matchId}/teams`;
}
