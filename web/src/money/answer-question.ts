import { MATCH_MONEY, type PendingMoney } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { outboxFor } from '../sync/outbox/outbox.ts';
import { cacheMoneyReply } from './cache-money-reply.ts';
import { seenIn } from './list-money.ts';

/**
 * Answers the server's question about a payment that waits in the outbox. If the player has paid once more (`isPaid`),
 * the payment is sent again as made after the newest entry on screen; otherwise it is dropped.
 */
export function answerQuestion(
  client: QueryClient,
  { id, question: _asked, ...change }: PendingMoney,
  isPaid: boolean,
): void {
  const outbox = outboxFor(client);
  outbox.withdraw(id);
  const { action, matchId, listId } = change;
  if (!isPaid || action.do !== 'pay') return;
  const { playerId } = action;
  const money = matchId && client.getQueryData(queryKeyOf(MATCH_MONEY.read, { id: matchId }));
  const row = money ? money.players.find((one) => one.playerId === playerId) : undefined;
  const seen = row ? row.lastEntryId : seenIn(client, listId, playerId);
  void Promise.all(outbox.put([{ ...change, action: { ...action, seen } }], cacheMoneyReply));
}
