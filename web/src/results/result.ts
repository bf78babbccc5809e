import {
  BADGES,
  CAPTAIN,
  collectionOf,
  HOME,
  type KnownResult,
  type Match,
  type OutboxRequest,
  pathOf,
  PLAYER_STATS,
  RESULT,
  type ResultReply,
} from '@picadito/domain';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cacheScore, SCORES_PATH } from './scores.ts';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { rejectionOf } from '../sync/outbox/outcomes.ts';
import { outboxFor } from '../sync/outbox/outbox.ts';
import { usePendingChanges } from '../sync/outbox/queue.ts';

/** Texts that screens show when an action on a result fails (docs/specification.md#toasts). */
export const RESULT_FAILURES = {
  load: 'No se pudo cargar el resultado.',
  save: 'No se pudo guardar el resultado. Intentá nuevamente.',
} as const;

/**
 * Returns what the server knows about the result of a match, such as the scores that players propose and la figura,
 * with the state of the query. `result` has pending changes applied; it is null for a match without a result, and
 * undefined while it is loading or could not be loaded.
 */
export function useResult(matchId: string) {
  const { data, isError, refetch } = useQuery({
    ...queryOf(RESULT.read, { id: matchId }),
    meta: { failure: RESULT_FAILURES.load },
  });
  const pending = usePendingChanges(({ queue }) =>
    queue.findLast((change) => change.kind === 'result' && change.matchId === matchId),
  );
  const saved = data && resultOf(data);
  const result = pending?.kind === 'result' ? pending.target : saved;
  const { guests = [], proposals = [], figura = null } = data ?? {};
  return { result, guests, proposals, figura, isError, refetch };
}

function resultOf({ score, scorers }: ResultReply): KnownResult | null {
  return score && { ...score, scorers };
}

/**
 * Mutation that sets the result of a match, or removes it (null). Without a network the change stays in the outbox and
 * shows as saved. Rejects if the server refuses it, with `ChangedElsewhere` if another device has changed the result.
 */
export function useSaveResult({ id }: Pick<Match, 'id'>) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: RESULT_FAILURES.save },
    mutationFn: (target: KnownResult | null) => saveResult(client, id, target),
  });
}

export async function saveResult(
  client: QueryClient,
  matchId: string,
  target: KnownResult | null,
): Promise<void> {
  const base = baseOf(client, matchId);
  const changes = [{ kind: 'result', matchId, base, target } as const];
  const [change] = outboxFor(client).put(changes, cacheResultReply);
  const outcome = await change;
  if (outcome?.kind === 'pending') return;
  // Without a reply the cache has to be refetched: another tab may have sent the change and received the reply.
  if (outcome?.kind !== 'applied' || outcome.reply === null) {
    invalidate(client, pathOf(RESULT.read, { id: matchId }), SCORES_PATH);
  }
  if (outcome?.kind === 'rejected') throw rejectionOf(outcome);
}

/**
 * Returns the result that the next change starts from: the last pending one, else the last reply of the server. It is
 * null if there is no result, and undefined if that is unknown.
 */
function baseOf(client: QueryClient, matchId: string): KnownResult | null | undefined {
  const last = usePendingChanges
    .getState()
    .queue.findLast((change) => change.kind === 'result' && change.matchId === matchId);
  if (last?.kind === 'result') return last.target;
  const saved = client.getQueryData(queryKeyOf(RESULT.read, { id: matchId }));
  return saved && resultOf(saved);
}

/**
 * Invalidates the cached result of a match whose teams have changed, because the server counts only scorers who are in
 * the teams.
 */
export function rereadResult(client: QueryClient, matchId: string): void {
  invalidate(client, pathOf(RESULT.read, { id: matchId }));
}

/** Puts the server's reply to a change of a result into the cache. There is no reply if the result was removed. */
export async function cacheResultReply(
  client: QueryClient,
  { changes }: OutboxRequest,
  reply: unknown,
): Promise<void> {
  const matchId = changes[0]?.matchId ?? '';
  const none = {
    score: null,
    scorers: [],
    guests: [],
    decidedAt: null,
    figura: null,
    proposals: [],
  };
  const result = (reply as ResultReply | undefined) ?? { matchId, ...none };
  const alone = pathOf(RESULT.read, { id: matchId });
  await updateCache(client, [alone, SCORES_PATH], () => {
    client.setQueryData(queryKeyOf(RESULT.read, { id: matchId }), result);
    cacheScore(client, matchId, result.score);
  });
  // Goals decide between players who share the badge of the week.
  invalidate(client, pathOf(HOME.read), pathOf(PLAYER_STATS.list), collectionOf(BADGES.list));
  invalidate(client, pathOf(CAPTAIN.read, { id: matchId }));
}
