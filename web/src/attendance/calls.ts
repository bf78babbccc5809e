import { ATTENDANCE, LINEUP_CONTEXT, type LineupContext } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { LOGGED_ATTENDANCE_FAILURES } from './failures.ts';
import { http } from '../sync/http/http.ts';
import { useLineupContext } from '../teams/lineup-context.ts';
import { updateCache } from '../sync/cache/invalidate.ts';
import { changeOptimistically } from '../sync/cache/optimistic-change.ts';

const NOBODY: LineupContext['calls'] = [];

/** Who was called to this match, from whichever device: player ids. */
export function useCalled(matchId: string): ReadonlySet<string> {
  const { data } = useLineupContext(matchId);
  const calls = data?.calls ?? NOBODY;
  return useMemo(() => new Set(calls.map(({ playerId }) => playerId)), [calls]);
}

/** Whether the group was called to this match, from whichever device; `note`: it was now, which shows at once. */
export function useGroupCalled(matchId: string): { wasCalled: boolean; note: () => void } {
  const client = useQueryClient();
  const params = { id: matchId };
  const { data } = useLineupContext(matchId);

  function note(): void {
    const groupCalledAt = new Date().toISOString();
    changeOptimistically(client, queryKeyOf(LINEUP_CONTEXT.read, params), {
      apply: (evening) => ({ ...evening, groupCalledAt }),
      send: () => http(LINEUP_CONTEXT.change, { params, body: { isGroupCalled: true } }),
      failure: LOGGED_ATTENDANCE_FAILURES.noteCall,
    }).catch(() => undefined); // the call was made, and shows so
  }

  // stored by an earlier version it has no time
  return { wasCalled: Boolean(data?.groupCalledAt), note };
}

/** Records that a player was sent the call message, or was not: for the organiser's other devices, and for the next time. */
export function useNoteCall(matchId: string) {
  const client = useQueryClient();
  const queryKey = queryKeyOf(LINEUP_CONTEXT.read, { id: matchId });
  return useMutation({
    meta: { failure: LOGGED_ATTENDANCE_FAILURES.noteCall },
    mutationFn: ({ playerId, called }: { playerId: string; called: boolean }) =>
      http(ATTENDANCE.call, { params: { id: matchId, playerId }, body: { called } }),
    onSuccess: ({ playerId, calledAt }) =>
      updateCache(client, queryKey, () =>
        client.setQueryData(queryKey, (evening) => {
          if (!evening) return evening;
          const others = evening.calls.filter((call) => call.playerId !== playerId);
          return {
            ...evening,
            calls: calledAt === null ? others : [...others, { playerId, calledAt }],
          };
        }),
      ),
  });
}
