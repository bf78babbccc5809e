import {
  applyPendingNight,
  BADGES,
  collectionOf,
  HOME,
  type Match,
  NIGHT,
  type NightAction,
  type NightReply,
  type OutboxRequest,
  pathOf,
  PLAYER_STATS,
  refusedNight,
} from '@picadito/domain';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { rejectionOf } from '../sync/outbox/outcomes.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { outboxFor } from '../sync/outbox/outbox.ts';
import { usePendingChanges } from '../sync/outbox/queue.ts';
import { toastError } from '../ui/toast/toasts.ts';

/** Texts that screens show when an action on a night fails. */
export const NIGHT_FAILURES = {
  load: 'No se pudieron cargar los partidos de la noche.',
  save: 'No se pudo anotar. Intentá nuevamente.',
} as const;

/** Tells whether a match is a night: three or four teams play it. */
export const isNight = ({ teamCount }: Pick<Match, 'teamCount'>) => teamCount > 2;

/**
 * Returns the query of the games of a match. `night` has pending changes applied; undefined while it is not known.
 * `refused` has the changes that wait for an answer of the organiser.
 */
export function useNight({ id }: Pick<Match, 'id'>) {
  const queue = usePendingChanges((pending) => pending.queue);
  const query = useQuery({
    ...queryOf(NIGHT.read, { id }),
    meta: { failure: NIGHT_FAILURES.load },
  });
  const { data } = query;
  const night = useMemo(() => data && applyPendingNight(data, id, queue), [data, id, queue]);
  const refused = useMemo(() => refusedNight(queue, id), [queue, id]);
  return { ...query, stored: data, night, refused };
}

/** Returns the functions that change the night of a match by the outbox. Refused changes show a toast. */
export function useNightChanges({ id: matchId }: Pick<Match, 'id'>) {
  const client = useQueryClient();

  async function send(actions: readonly NightAction[]): Promise<void> {
    const changes = actions.map((action) => ({ kind: 'night' as const, matchId, action }));
    const outcomes = await Promise.all(outboxFor(client).put(changes, cacheNightReply));
    const rejection = outcomes.find(({ kind }) => kind === 'rejected');
    if (rejection?.kind !== 'rejected') return;
    toastError(failureSentence(rejectionOf(rejection), { action: NIGHT_FAILURES.save }));
  }

  return {
    send: (...actions: NightAction[]): void => void send(actions),
    /** Replaces changes that wait for an answer by others. */
    replace: (waiting: readonly { id: string }[], actions: readonly NightAction[]): void => {
      for (const { id } of waiting) outboxFor(client).withdraw(id);
      void send(actions);
    },
    /** Reads the games again, and resolves with them. */
    reread: (): Promise<NightReply> =>
      client.fetchQuery({ ...queryOf(NIGHT.read, { id: matchId }), staleTime: 0 }),
  };
}

/** Puts the server's reply to a change of a night into the cache. */
export async function cacheNightReply(
  client: QueryClient,
  { changes: [change] }: OutboxRequest,
  reply: unknown,
): Promise<void> {
  const params = { id: change?.matchId ?? '' };
  if (reply === undefined) return invalidate(client, pathOf(NIGHT.read, params));
  await updateCache(client, [pathOf(NIGHT.read, params)], () => {
    client.setQueryData(queryKeyOf(NIGHT.read, params), reply as NightReply);
  });
  // The champion counts in figures and badges.
  invalidate(
    client,
    pathOf(NIGHT.list),
    pathOf(HOME.read),
    pathOf(PLAYER_STATS.list),
    collectionOf(BADGES.list),
  );
}
