import { MATCH_MONEY, type PendingMoney } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { outboxFor } from '../sync/outbox/outbox.ts';
import { cacheMoneyReply } from './cache-money-reply.ts';
import { seenIn } from './list-money.ts';

/**
 * Sends a payment again although the server has asked about it, with the newest payment that the screen now shows, or
 * drops the payment.
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
