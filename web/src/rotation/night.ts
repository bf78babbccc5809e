import {
  applyPendingNight,
  type Match,
  NIGHT,
  type NightAction,
  type NightReply,
  refusedNight,
} from '@picadito/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryOf } from '../sync/cache/query-of.ts';
import { rejectionOf } from '../sync/outbox/outcomes.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { outboxFor } from '../sync/outbox/outbox.ts';
import { usePendingChanges } from '../sync/outbox/queue.ts';
import { toastError } from '../ui/toast/toasts.ts';
import { cacheNightReply } from './cache-night-reply.ts';

export const NIGHT_FAILURES = {
  load: 'No se pudieron cargar los partidos de la noche.',
  save: 'No se pudo anotar. Intentá nuevamente.',
} as const;

/**
 * Returns the query of the games of a match. `night` has pending changes applied, `stored` has not; both are undefined
 * while they are not loaded. `refused` has the changes that wait for an answer of the organiser.
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
    /** Replaces the refused changes, which wait for an answer of the organiser, by others. */
    replace: (waiting: readonly { id: string }[], actions: readonly NightAction[]): void => {
      for (const { id } of waiting) outboxFor(client).withdraw(id);
      void send(actions);
    },
    /** Reads the games from the server again, and resolves with them. */
    reread: (): Promise<NightReply> =>
      client.fetchQuery({ ...queryOf(NIGHT.read, { id: matchId }), staleTime: 0 }),
  };
}

/**
 * Returns the words by which a screen names who recorded a game: the first name of the author, 'tu otro celu' if the
 * author has the organiser's own name (`ownName`), or 'otro celu' if the author is unknown.
 */
export function authorName(author: string | null, ownName: string | undefined): string {
  const name = author?.trim() ?? '';
  if (name === '') return 'otro celu';
  if (name === ownName?.trim()) return 'tu otro celu';
  return name.split(/\s/, 1)[0] ?? name;
}
