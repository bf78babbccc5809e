import { ATTENDANCE, LINEUP_CONTEXT, type LineupContext } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';
import { useLineupContext } from '../teams/lineup-context.ts';
import { updateCache } from '../sync/cache/invalidate.ts';
import { changeOptimistically } from '../sync/cache/optimistic-change.ts';

/** Text that the console logs when a call cannot be stored (docs/specification.md#toasts). */
const LOGGED_FAILURE = 'No se pudo anotar a quién se avisó.';

const NOBODY: LineupContext['calls'] = [];

/** Returns the ids of the players whom the organiser has called for this match, on any device. */
export function useCalled(matchId: string): ReadonlySet<string> {
  const { data } = useLineupContext(matchId);
  const calls = data?.calls ?? NOBODY;
  return useMemo(() => new Set(calls.map(({ playerId }) => playerId)), [calls]);
}

/**
 * Returns whether the call to this match was sent to the whole group, from any device (`wasCalled`; false while that is
 * not loaded). `note` records that the call was sent now; the update is optimistic.
 */
export function useGroupCalled(matchId: string): { wasCalled: boolean; note: () => void } {
  const client = useQueryClient();
  const params = { id: matchId };
  const { data } = useLineupContext(matchId);

  function note(): void {
    const groupCalledAt = new Date().toISOString();
    changeOptimistically(client, queryKeyOf(LINEUP_CONTEXT.read, params), {
      apply: (evening) => ({ ...evening, groupCalledAt }),
      send: () => http(LINEUP_CONTEXT.change, { params, body: { isGroupCalled: true } }),
      failure: LOGGED_FAILURE,
    }).catch(() => undefined); // The call was made, so it still shows.
  }

  // Data stored by an earlier version has no time of the call.
  return { wasCalled: Boolean(data?.groupCalledAt), note };
}

/**
 * Mutation that records whether a player was sent the call to this match, so that the organiser's other devices and
 * later visits show it.
 */
export function useNoteCall(matchId: string) {
  const client = useQueryClient();
  const queryKey = queryKeyOf(LINEUP_CONTEXT.read, { id: matchId });
  return useMutation({
    meta: { failure: LOGGED_FAILURE },
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
