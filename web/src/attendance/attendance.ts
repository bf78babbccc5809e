import {
  applyPending,
  ATTENDANCE,
  type AttendanceReply,
  type AttendanceStatus,
  BADGES,
  collectionOf,
  type Match,
  MATCH_ANSWERS,
  type MatchAnswers,
  MATCHES,
  type MatchPlayer,
  matchPlayersOf,
  type MatchPlayerReply,
  type OutboxRequest,
  parsePath,
  pathOf,
  type PendingChange,
  PLAYER_STATS,
  ROSTER,
} from '@picadito/domain';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { updateMatches } from '../home/home.ts';
import { reportGoneMatch } from '../matches/report-gone-match.ts';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { overruledSentence, rejectionSentence } from '../sync/outbox/rejection-sentence.ts';
import type { Outcome, Rejection } from '../sync/outbox/outcomes.ts';
import { outboxFor } from '../sync/outbox/outbox.ts';
import { logFailure } from '../sync/cache/query-client.ts';
import { usePendingChanges } from '../sync/outbox/queue.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { toast, toastError } from '../ui/toast/toasts.ts';

/** Texts that screens show when an action on attendance fails (docs/specification.md#toasts). */
export const ATTENDANCE_FAILURES = {
  load: 'No se pudieron cargar los jugadores del partido.',
  update: 'No se pudo actualizar la asistencia. Intentá nuevamente.',
} as const;

/** Text that the console logs when a change fails (docs/specification.md#toasts). */
const LOGGED_FAILURE = 'No se pudo confirmar la asistencia del jugador.';

export type AttendanceTarget = { playerId: string; target: AttendanceStatus };

/**
 * Returns the query of a match's players, sorted by name; players with equal names get names that distinguish them.
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
 * The status of a player after a tap on VA (CONFIRMAR, or CANCELAR for a confirmed player), by the status before it.
 */
const TOGGLED: Record<AttendanceStatus, AttendanceStatus> = {
  pending: 'confirmed',
  confirmed: 'pending',
  declined: 'confirmed',
};
/** The status of a player after a tap on 'NO VA', by the status before it. */
const DECLINE_TOGGLED: Record<AttendanceStatus, AttendanceStatus> = {
  pending: 'declined',
  confirmed: 'declined',
  declined: 'pending',
};

/**
 * Type of a change of one player that the server refused, because the player has answered since the screen showed the
 * player. `apply` makes the change again.
 */
export type OverwriteRequest = { playerId: string; apply: () => void };

/**
 * Asks the organiser whether to make a refused change again. Resolves to true if the dialog was shown, and to false if
 * no answer by the link caused the refusal.
 */
export type OfferOverwrite = (refused: OverwriteRequest) => Promise<boolean>;

export type AttendanceChanges = ReturnType<typeof useAttendanceChanges>;

/**
 * Returns the functions that change attendance. The screen shows each change at once, and a toast follows when the
 * server has applied or rejected it. Without a connection the outbox shows the toast. `offer` is null while the group
 * link is off.
 */
export function useAttendanceChanges(matchId: string, offer: OfferOverwrite | null) {
  const mark = useMarkAttendance(matchId);
  const client = useQueryClient();

  return {
    toggle: ({ id, status }: MatchPlayer) => {
      const target = TOGGLED[status];
      const done = target === 'confirmed' ? 'Jugador confirmado' : 'Jugador desconfirmado';
      return markAll([{ playerId: id, target }], done);
    },
    /**
     * Declines a player, or makes a declined player pending. If another player declined for this one, the first tap
     * keeps the player declined and makes that the organiser's decision.
     */
    decline: (
      { id, name, status }: MatchPlayer,
      answer?: Pick<MatchAnswers['answers'][number], 'source'>,
    ) => {
      const isOthers = status === 'declined' && answer?.source === 'other';
      const target = isOthers ? 'declined' : DECLINE_TOGGLED[status];
      const done = target === 'declined' ? `${name} no va.` : `${name} está pendiente otra vez.`;
      return markAll([{ playerId: id, target }], done);
    },
    markAll,
    markEach: (players: readonly MatchPlayer[], target: AttendanceStatus, done: string) =>
      markAll(
        players.map(({ id }) => ({ playerId: id, target })),
        done,
      ),
  };

  /** Makes the changes in one batch. `done` is the text of the toast after a success. */
  async function markAll(targets: readonly AttendanceTarget[], done: string): Promise<void> {
    const outcomes = await mark(targets);
    const replies = outcomes.flatMap((one) => (one.kind === 'applied' && one.reply) || []);
    const [overruled] = replies.flatMap((reply) => overruledSentence(reply) ?? []);
    const rejected = outcomes.filter((outcome) => outcome.kind === 'rejected');
    if (rejected.length > 0) {
      const [only, ...others] = targets;
      const isConflict = only && others.length === 0 && rejected[0]?.reason === 'changed';
      const apply = () => void markAll(targets, done);
      if (isConflict && (await offer?.({ playerId: only.playerId, apply }))) return;
      const isMissing = rejected.every(({ reason }) => reason === 'missing');
      if (isMissing && (await reportGoneMatch(client, matchId))) return;
      toastError([attendanceFailure(rejected), overruled].filter(Boolean).join(' '));
      return;
    }
    if (overruled) toast({ title: done, description: overruled });
    else if (replies.length > 0) toast({ title: 'Éxito', description: done, isEcho: true });
  }
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
  const outcomes = await Promise.all(outboxFor(client).put(changes, cacheAttendance));
  for (const outcome of outcomes) {
    if (outcome.kind !== 'rejected') continue;
    logFailure({ failure: LOGGED_FAILURE }, outcome.error ?? outcome.reason);
  }
  return outcomes;
}

/**
 * Puts the server's reply to changes of attendance into the cached roster of the match, and updates its number of
 * confirmed players. Fetches in progress start again, because they may have read the old data.
 */
export async function cacheAttendance(
  client: QueryClient,
  { path, changes }: OutboxRequest,
  reply: unknown,
): Promise<void> {
  const isOne = parsePath(ATTENDANCE.confirm, path) !== null;
  const answered = isOne ? [reply as MatchPlayerReply] : (reply as AttendanceReply).players;
  const byId = new Map(answered.map((player) => [player.id, player]));
  const id = changes[0]?.matchId ?? '';
  await updateCache(client, [pathOf(MATCHES.list)], () => {
    const players = client.setQueryData(queryKeyOf(ROSTER.read, { id }), (known) =>
      known?.map((one) => byId.get(one.id) ?? one),
    );
    if (!players) return;
    const confirmedCount = players.filter(({ confirmed }) => confirmed).length;
    const counted = (match: Match) => (match.id === id ? { ...match, confirmedCount } : match);
    client.setQueryData(queryKeyOf(MATCHES.read, { id }), (match) => match && counted(match));
    updateMatches(client, (matches) => matches.map(counted));
  });
  invalidate(client, pathOf(PLAYER_STATS.list), collectionOf(BADGES.list));
  // The change may have moved up players of the waitlist.
  invalidate(client, pathOf(MATCH_ANSWERS.read, { id }));
}

/** Returns the sentence for changes that were rejected. It names the players unless saving failed as a whole. */
export function attendanceFailure(rejected: readonly Rejection[]): string {
  if (rejected.some(({ reason }) => reason !== 'failed')) return rejectionSentence(rejected);
  return failureSentence(rejected[0]?.error, { action: ATTENDANCE_FAILURES.update });
}
