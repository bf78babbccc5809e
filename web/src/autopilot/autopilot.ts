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
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';
import { AUTOPILOT_FAILURES } from './failures.ts';

/** Acts by the clock too, of which no event tells. */
const EVERY_MS = 60_000;

/** The autopilot of a weekly match; others have none. Read again when its teams or, at `readAt`, its answers have changed. */
export function useAutopilot(
  { id, isRecurring, teamCounts }: Match,
  readAt: number,
): Autopilot | undefined {
  const client = useQueryClient();
  useEffect(
    () => invalidate(client, pathOf(AUTOPILOT.read, { id })),
    [client, id, teamCounts, readAt],
  );
  return useQuery({
    ...queryOf(AUTOPILOT.read, { id }),
    enabled: isRecurring,
    refetchInterval: EVERY_MS,
    meta: { failure: AUTOPILOT_FAILURES.load },
  }).data;
}

export function useSetAutopilot(matchId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: AUTOPILOT_FAILURES.set },
    mutationFn: (isOn: boolean) => http(AUTOPILOT.set, { params: { id: matchId }, body: { isOn } }),
    onSuccess: async (pilot) => {
      await cacheAutopilot(client, matchId, pilot);
      // players have to answer before the teams are made
      invalidate(client, pathOf(MATCH_ANSWERS.read, { id: matchId }));
    },
  });
}

/** Undoes the step of that moment, and those after it. */
export function useUndoStep(matchId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: AUTOPILOT_FAILURES.undo },
    mutationFn: (at: string) => http(AUTOPILOT.undo, { params: { id: matchId }, body: { at } }),
    onSuccess: async (pilot) => {
      await cacheAutopilot(client, matchId, pilot);
      // the teams are others, or none any more
      invalidate(client, pathOf(MATCHES.list));
    },
  });
}

function cacheAutopilot(client: QueryClient, id: string, pilot: Autopilot): Promise<void> {
  return updateCache(client, [pathOf(AUTOPILOT.read, { id })], () =>
    client.setQueryData(queryKeyOf(AUTOPILOT.read, { id }), pilot),
  );
}
