import type { Match, MatchStatus } from '@picadito/domain';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { LOGGED } from '../lib/failures.ts';
import { http, httpDelete } from '../lib/http.ts';
import { keepCreated } from './created-match.ts';
import { touched, written } from './touched.ts';

export type NewMatch = {
  date: string;
  time: string;
  location: string;
  googlePlaceId?: string | null;
  listId: string;
  isRecurring: boolean;
  recurringDay: number | null;
  timeZone: string;
};

const CREATING = ['create match'];

/** Whether a match is being saved, also for a screen that has been left and opened again meanwhile. */
export function useIsCreatingMatch(): boolean {
  return useIsMutating({ mutationKey: CREATING }) > 0;
}

export function useCreateMatch() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CREATING,
    meta: { failure: LOGGED.createMatch },
    mutationFn: (match: NewMatch) => http<Match>('POST', '/api/matches', match),
    onSuccess: (match) => keepCreated(client, match),
  });
}

export type MatchChanges = Partial<
  Pick<
    Match,
    'date' | 'time' | 'location' | 'listId' | 'isRecurring' | 'recurringDay' | 'timeZone'
  > & {
    /** null: as the clock says (decisions.md, "status"). */
    status: MatchStatus | null;
  }
>;

/**
 * Changes some fields of a match. The server takes a match whole: it is read first, so that what another device has
 * changed meanwhile stays. Without a `status` the stored one stays.
 */
export function useUpdateMatch() {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LOGGED.updateMatch },
    mutationFn: async ({ match: { id }, changes }: { match: Match; changes: MatchChanges }) => {
      const path = `/api/matches/${id}`;
      const { date, time, location, listId, googlePlaceId, isRecurring, recurringDay, timeZone } =
        await http<Match>('GET', path);
      const whole = { date, time, location, listId, googlePlaceId, timeZone };
      const body = { ...whole, isRecurring, recurringDay, ...changes };
      return http<Match>('PUT', path, body);
    },
    // it may be gone: then the screens show so
    onError: () => touched(client, '/api/matches'),
    onSuccess: async (match) => {
      await written(client, ['/api/matches'], () => {
        client.setQueryData([`/api/matches/${match.id}`], match);
        client.setQueryData<Match[]>(['/api/matches'], (matches) =>
          matches?.map((one) => (one.id === match.id ? match : one)),
        );
      });
      touched(client, '/api/matches', '/api/players/stats', '/api/users');
    },
  });
}

/** Its confirmations and teams go with it. */
export function useDeleteMatch() {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LOGGED.deleteMatch },
    mutationFn: (id: string) => httpDelete(`/api/matches/${id}`),
    onSuccess: async (_, id) => {
      await written(client, ['/api/matches'], () =>
        client.setQueryData<Match[]>(['/api/matches'], (matches) =>
          matches?.filter((match) => match.id !== id),
        ),
      );
      for (const path of ['', '/players', '/teams', '/evening']) {
        client.removeQueries({ queryKey: [`/api/matches/${id}${path}`] });
      }
      touched(client, '/api/matches', '/api/players/stats', '/api/users');
    },
  });
}
