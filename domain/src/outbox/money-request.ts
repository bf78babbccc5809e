/* Requests of pending changes of money, and what their responses mean. */
import type { Problem } from '../contract/problem.ts';
import { pathOf } from '../contract/route.ts';
import { LIST_MONEY, MATCH_MONEY } from '../routes.ts';
import type {
  OutboxRequest,
  OutboxResponse,
  PendingChange,
  PendingMoney,
} from './pending-change.ts';
import { requestFor } from './request-for.ts';

export function moneyRequest(change: PendingMoney): OutboxRequest {
  const { action, listId, matchId } = change;
  const changes = [change];
  const id = { id: matchId ?? '' };
  const send = (method: OutboxRequest['method'], path: string, body?: unknown) => {
    return { method, path, body, changes };
  };
  if (action.do === 'change') {
    return { ...requestFor(MATCH_MONEY.change, id, action.patch), changes };
  }
  if (action.do === 'close' || action.do === 'reopen') {
    return send('POST', pathOf(MATCH_MONEY[action.do], id));
  }
  if (action.do === 'deposit') {
    return send('POST', pathOf(MATCH_MONEY.decideDeposit, id), { outcome: action.outcome });
  }
  if (action.do === 'dropClaim') {
    const { playerId, seen } = action;
    return send('DELETE', pathOf(LIST_MONEY.dropClaim, { id: listId, playerId }, { seen }));
  }
  const entry = { id: listId, entryId: action.entryId };
  if (action.do === 'write') {
    return { ...requestFor(LIST_MONEY.writeEntry, entry, action.entry), changes };
  }
  if (action.do === 'void') return send('DELETE', pathOf(LIST_MONEY.voidEntry, entry));
  const { playerId, entryId, amount, seen, debtOf, paidBy, method } = action;
  if (debtOf !== null && paidBy === undefined && method === undefined) {
    const ofPlayer = { id: debtOf, playerId };
    return { ...requestFor(MATCH_MONEY.markPaid, ofPlayer, { entryId, amount, seen }), changes };
  }
  const kind = 'payment';
  const payment = { kind, amount, playerId, matchId: debtOf, paidBy, method, seen } as const;
  return { ...requestFor(LIST_MONEY.writeEntry, entry, payment), changes };
}

/** Returns the queue in which the payment of the request waits for an answer; null if the server has asked nothing. */
export function withQuestion(
  queue: readonly PendingChange[],
  { changes: [first] }: OutboxRequest,
  { status, body }: NonNullable<OutboxResponse>,
): { queue: PendingChange[]; question: string } | null {
  if (first?.kind !== 'money' || first.action.do !== 'pay') return null;
  const question = (body as Partial<Problem> | null)?.detail;
  if (status !== 409 || question === undefined) return null;
  const asked = { ...first, question };
  return {
    queue: queue.map((change) => (change.id === first.id ? asked : change)),
    question: `${question} Contestalo donde lo anotaste.`,
  };
}

/**
 * Tells whether the response means that an entry is void now or a claim has ended. A 404 means this too, because the
 * entry or the claim is not stored.
 */
export function isVoided(
  { changes: [first] }: OutboxRequest,
  { status }: { status: number },
): boolean {
  const isGone = first?.kind === 'money' && ['void', 'dropClaim'].includes(first.action.do);
  return isGone && (status < 300 || status === 404);
}

/** Returns the queue without the payment that the request has taken back before its question was answered. */
export function withoutAsked(
  queue: readonly PendingChange[],
  { changes: [first] }: OutboxRequest,
): PendingChange[] {
  const entryOf = (change: PendingChange | undefined) =>
    change?.kind === 'money' && 'entryId' in change.action ? change.action.entryId : null;
  return queue.filter(
    (change) =>
      change.kind !== 'money' ||
      change.question === undefined ||
      entryOf(change) !== entryOf(first),
  );
}
