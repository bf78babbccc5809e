import type { CallReply, Evening } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LOGGED } from '../sync/failures.ts';
import { http } from '../lib/http.ts';
import { eveningPath, useEvening } from '../api/evening.ts';
import { written } from '../sync/cache/invalidate.ts';

const NOBODY: Evening['calls'] = [];

/** Who was called to this match, from whichever device: player ids. */
export function useCalled(matchId: string): ReadonlySet<string> {
  const { data } = useEvening(matchId);
  const calls = data?.calls ?? NOBODY;
  return useMemo(() => new Set(calls.map(({ playerId }) => playerId)), [calls]);
}

/** Notes that a player has his message: for the organiser's other devices, and for the next time. */
export function useNoteCall(matchId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LOGGED.noteCall },
    mutationFn: (playerId: string) =>
      http<CallReply>('PUT', `/api/matches/${matchId}/players/${playerId}/call`, { called: true }),
    onSuccess: ({ playerId, calledAt }) =>
      written(client, [eveningPath(matchId)], () =>
        client.setQueryData<Evening>([eveningPath(matchId)], (evening) => {
          if (!evening || calledAt === null) return evening;
          const others = evening.calls.filter((call) => call.playerId !== playerId);
          return { ...evening, calls: [...others, { playerId, calledAt }] };
        }),
      ),
  });
}
