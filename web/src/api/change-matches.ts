import type { Match, MatchStatus } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LOGGED } from '../sync/failures.ts';
import { http, httpDelete } from '../lib/http.ts';
import { touched, written } from '../sync/cache/invalidate.ts';

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
