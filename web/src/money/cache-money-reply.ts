import {
  HOME,
  LIST_MONEY,
  MATCH_MONEY,
  MATCHES,
  type MatchMoneyReply,
  type OutboxRequest,
  pathOf,
} from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';

/**
 * Puts the server's reply to a change of a match's money into the cache. After other changes the money of the match or
 * of the list is read again. Another cost or price also invalidates home and the match, which tell whether the match
 * has money.
 */
export async function cacheMoneyReply(
  client: QueryClient,
  { path, changes }: OutboxRequest,
  reply: unknown,
): Promise<void> {
  const [change] = changes;
  if (change?.kind !== 'money') return;
  const { matchId, listId, action } = change;
  if (matchId === null) {
    await client.fetchQuery({ ...queryOf(LIST_MONEY.read, { id: listId }), staleTime: 0 });
    invalidate(client, pathOf(MATCHES.list));
    return;
  }
  const ofMatch = { id: matchId };
  const own = pathOf(MATCH_MONEY.read, ofMatch);
  if (path.startsWith(own)) {
    await updateCache(client, [own], () => {
      client.setQueryData(queryKeyOf(MATCH_MONEY.read, ofMatch), reply as MatchMoneyReply);
    });
  } else {
    await client.fetchQuery({ ...queryOf(MATCH_MONEY.read, ofMatch), staleTime: 0 });
  }
  invalidate(client, pathOf(LIST_MONEY.read, { id: listId }));
  if (action.do === 'change' && ('cost' in action.patch || 'price' in action.patch)) {
    invalidate(client, pathOf(HOME.read), pathOf(MATCHES.read, ofMatch));
  }
}
