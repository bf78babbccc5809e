import { asWished, type Attendance, type MatchPlayer, type WaitingChange } from '@picadito/domain';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LOGGED } from '../sync/failures.ts';
import { playersPath } from './attendance-answers.ts';
import type { Fate } from './outbox.ts';
import { outboxOf } from './outbox-of.ts';
import { logFailure } from '../sync/cache/query-client.ts';
import { useOutbox } from './waiting-line.ts';

export const PENDING: Attendance = { confirmed: false, declined: false };
export const COMES: Attendance = { confirmed: true, declined: false };
export const DECLINES: Attendance = { confirmed: false, declined: true };

export type AttendanceWish = { playerId: string; wish: Attendance };

/** The match's players by name, as tapped: a tap shows before the server has answered. */
export function useMatchPlayers(matchId: string | null) {
  const line = useOutbox((outbox) => outbox.line);
  const query = useQuery<MatchPlayer[]>({
    queryKey: [playersPath(matchId ?? '')],
    enabled: matchId !== null,
    meta: { failure: LOGGED.loadMatchPlayers },
  });
  const { data } = query;
  const players = useMemo(() => data && asTapped(data, matchId ?? '', line), [data, matchId, line]);
  return { ...query, players };
}

export function asTapped(
  players: readonly MatchPlayer[],
  matchId: string,
  line: readonly WaitingChange[] = useOutbox.getState().line,
): MatchPlayer[] {
  return players.map((player) => asWished(player, matchId, line));
}

/** Of one match: the players with a change that waits for a signal. */
export function useWaitingPlayers(matchId: string): ReadonlySet<string> {
  const line = useOutbox((outbox) => outbox.line);
  const isStuck = useOutbox((outbox) => outbox.isStuck);
  return useMemo(() => {
    const waiting = isStuck ? line : [];
    return new Set(
      waiting.flatMap((change) =>
        change.kind === 'attendance' && change.matchId === matchId ? [change.playerId] : [],
      ),
    );
  }, [line, isStuck, matchId]);
}

/**
 * Says of players of a match whether they come, all of them by one tap: shown at once, kept until the server has it.
 * What became of each, in their order; it never rejects.
 */
export function useMarkAttendance(
  matchId: string,
): (wishes: readonly AttendanceWish[]) => Promise<Fate[]> {
  const client = useQueryClient();
  return (wishes) => markAttendance(client, matchId, wishes);
}

export async function markAttendance(
  client: QueryClient,
  matchId: string,
  wishes: readonly AttendanceWish[],
): Promise<Fate[]> {
  const known = client.getQueryData<MatchPlayer[]>([playersPath(matchId)]) ?? [];
  const players = new Map(asTapped(known, matchId).map((player) => [player.id, player]));
  const changes = wishes.map(({ playerId, wish }) => {
    const player = players.get(playerId);
    const seen = player && { confirmed: player.confirmed, declined: player.declined };
    const name = player?.name ?? '';
    return { kind: 'attendance' as const, matchId, playerId, name, seen, wish };
  });
  const fates = await Promise.all(outboxOf(client).put(changes));
  for (const fate of fates) {
    if (fate.kind === 'undone') logFailure({ failure: LOGGED.confirm }, fate.error ?? fate.why);
  }
  return fates;
}
