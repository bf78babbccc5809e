import {
  AUTOPILOT,
  type Match,
  MATCH_ANSWERS,
  MATCHES,
  pathOf,
  type Autopilot,
} from '@picadito/domain';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cacheWithoutTeams } from '../teams/team-cache.ts';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';

export const AUTOPILOT_FAILURES = {
  load: 'No se pudo cargar el piloto automático.',
  set: 'No se pudo cambiar el piloto automático. Probá de nuevo.',
  undo: 'No se pudo deshacer. Probá de nuevo.',
} as const;

/**
 * Interval in milliseconds at which the state of the autopilot is polled, because the autopilot also acts by the clock,
 * without an event.
 */
const EVERY_MS = 60_000;

/**
 * Returns the state of a weekly match's autopilot; undefined for other matches and while loading. The state is fetched
 * again when the teams of the match change, and when `readAt` changes, which is the time of the last read of the
 * match's answers in epoch milliseconds.
 */
export function useAutopilot(match: Match, readAt: number): Autopilot | undefined {
  const { id, teamCounts } = match;
  const client = useQueryClient();
  useEffect(
    () => invalidate(client, pathOf(AUTOPILOT.read, { id })),
    [client, id, teamCounts, readAt],
  );
  return useAutopilotQuery(match).data;
}

/** Returns the query of the state of a weekly match's autopilot; it is disabled for other matches. */
export function useAutopilotQuery({ id, isRecurring }: Pick<Match, 'id' | 'isRecurring'>) {
  return useQuery({
    ...queryOf(AUTOPILOT.read, { id }),
    enabled: isRecurring,
    refetchInterval: EVERY_MS,
    meta: { failure: AUTOPILOT_FAILURES.load },
  });
}

export function useSetAutopilot(matchId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: AUTOPILOT_FAILURES.set },
    mutationFn: (isOn: boolean) => http(AUTOPILOT.set, { params: { id: matchId }, body: { isOn } }),
    onSuccess: async (autopilot) => {
      await cacheAutopilot(client, matchId, autopilot);
      // The autopilot sets the deadline for answers, because it makes the teams after it.
      invalidate(client, pathOf(MATCH_ANSWERS.read, { id: matchId }));
    },
  });
}

/** Mutation that undoes the autopilot's step at the given timestamp, and all steps after that step. */
export function useUndoStep(matchId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: AUTOPILOT_FAILURES.undo },
    mutationFn: (at: string) => http(AUTOPILOT.undo, { params: { id: matchId }, body: { at } }),
    onSuccess: async (autopilot, at) => {
      await cacheAutopilot(client, matchId, autopilot);
      const undone = autopilot.steps.find((step) => step.at === at);
      if (undone?.before === null) await cacheWithoutTeams(client, matchId);
      else invalidate(client, pathOf(MATCHES.list));
    },
  });
}

function cacheAutopilot(client: QueryClient, id: string, autopilot: Autopilot): Promise<void> {
  return updateCache(client, [pathOf(AUTOPILOT.read, { id })], () =>
    client.setQueryData(queryKeyOf(AUTOPILOT.read, { id }), autopilot),
  );
}
