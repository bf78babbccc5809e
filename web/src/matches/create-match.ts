import type { Match } from '@picadito/domain';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { LOGGED } from '../sync/failures.ts';
import { http } from '../lib/http.ts';
import { keepCreated } from './created-match.ts';

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
