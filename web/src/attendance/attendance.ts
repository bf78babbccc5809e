import {
  applyPending,
  ATTENDANCE,
  type AttendanceReply,
  type AttendanceStatus,
  MATCH_ANSWERS,
  type MatchPlayer,
  matchPlayersOf,
  type MatchPlayerReply,
  parsePath,
  pathOf,
  type PendingChange,
  ROSTER,
} from '@picadito/domain';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { invalidate } from '../sync/cache/invalidate.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { ATTENDANCE_FAILURES, LOGGED_ATTENDANCE_FAILURES } from './failures.ts';
import { cachePlayers } from '../matches/match-players.ts';
import type { Outcome } from '../sync/outbox/outcomes.ts';
import { onReplyTo, outboxFor } from '../sync/outbox/registry.ts';
import { logFailure } from '../sync/cache/query-client.ts';
import { usePendingChanges } from '../sync/outbox/queue.ts';

onReplyTo('attendance', async (client, { path, changes }, reply) => {
  const players = parsePath(ATTENDANCE.confirm, path)
    ? [reply as MatchPlayerReply]
    : (reply as AttendanceReply).players;
  const id = changes[0]?.matchId ?? '';
  await cachePlayers(client, id, players);
  // The change may have moved up the first player of the waitlist.
  invalidate(client, pathOf(MATCH_ANSWERS.read, { id }));
});

export type AttendanceTarget = { playerId: string; target: AttendanceStatus };

/**
 * Returns the query of a match's players, sorted by name; players with the same name get names that tell them apart.
 * `players` has pending changes applied, so that a tap shows before the server has acknowledged it; undefined while
 * loading.
 */
export function useMatchPlayers(matchId: string | null) {
  const queue = usePendingChanges((pending) => pending.queue);
  const query = useQuery({
    ...queryOf(ROSTER.read, { id: matchId ?? '' }),
    enabled: matchId !== null,
    select: matchPlayersOf,
    meta: { failure: ATTENDANCE_FAILURES.load },
  });
  const { data } = query;
  const players = useMemo(
    () => data && withPendingChanges(data, matchId ?? '', queue),
    [data, matchId, queue],
  );
  return { ...query, players };
}

export function withPendingChanges(
  players: readonly MatchPlayer[],
  matchId: string,
  queue: readonly PendingChange[] = usePendingChanges.getState().queue,
): MatchPlayer[] {
  return players.map((player) => applyPending(player, matchId, queue));
}

/** Returns the ids of the players of a match whose attendance the outbox has failed to send so far. */
export function usePendingPlayers(matchId: string): ReadonlySet<string> {
  const queue = usePendingChanges((pending) => pending.queue);
  const isStalled = usePendingChanges((pending) => pending.isStalled);
  return useMemo(() => {
    const stalled = isStalled ? queue : [];
    return new Set(
      stalled.flatMap((change) =>
        change.kind === 'attendance' && change.matchId === matchId ? [change.playerId] : [],
      ),
    );
  }, [queue, isStalled, matchId]);
}

/**
 * Returns a function that changes the attendance of several players in one batch. The change shows at once and stays in
 * the outbox until the server has it. The function resolves with the outcomes in the order of the targets and never
 * rejects.
 */
export function useMarkAttendance(
  matchId: string,
): (targets: readonly AttendanceTarget[]) => Promise<Outcome[]> {
  const client = useQueryClient();
  return (targets) => markAttendance(client, matchId, targets);
}

export async function markAttendance(
  client: QueryClient,
  matchId: string,
  targets: readonly AttendanceTarget[],
): Promise<Outcome[]> {
  const known = client.getQueryData(queryKeyOf(ROSTER.read, { id: matchId })) ?? [];
  const players = new Map(
    withPendingChanges(matchPlayersOf(known), matchId).map((player) => [player.id, player]),
  );
  const shown = client.getQueryData(queryKeyOf(MATCH_ANSWERS.read, { id: matchId }));
  const changes = targets.map(({ playerId, target }) => {
    const player = players.get(playerId);
    const answer = shown?.answers.find((one) => one.playerId === playerId);
    const answeredAt = shown && (answer?.answeredAt ?? null);
    const name = player?.name ?? '';
    const base = player?.status;
    return { kind: 'attendance' as const, matchId, playerId, name, base, answeredAt, target };
  });
  const outcomes = await Promise.all(outboxFor(client).put(changes));
  for (const outcome of outcomes) {
    if (outcome.kind !== 'rejected') continue;
    logFailure({ failure: LOGGED_ATTENDANCE_FAILURES.update }, outcome.error ?? outcome.reason);
  }
  return outcomes;
}
