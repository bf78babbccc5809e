import type { Match } from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../lib/http.ts';
import { touched } from './touched.ts';

export type NewMatch = {
  date: string;
  time: string;
  location: string;
  listId: string;
  isRecurring: boolean;
  recurringDay: number | null;
  timeZone: string;
};

/** All my matches, newest date first. */
export function useMatches() {
  return useQuery<Match[]>({ queryKey: ['/api/matches'] });
}

export function useMatch(id: string | null) {
  return useQuery<Match>({ queryKey: [`/api/matches/${id ?? ''}`], enabled: id !== null });
}

export function useCreateMatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (match: NewMatch) => http<Match>('POST', '/api/matches', match),
    onSuccess: (match) => {
      touched(client, '/api/matches');
      client.setQueryData([`/api/matches/${match.id}`], match);
    },
  });
}
