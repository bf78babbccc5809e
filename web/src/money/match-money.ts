import {
  applyPendingMoney,
  type DepositOutcome,
  type Match,
  MATCH_MONEY,
  type MatchMoneyPatch,
  type MatchMoneyReply,
  type MoneyAction,
  pathOf,
  type PaymentMethod,
  type PendingChange,
  type PendingMoney,
} from '@picadito/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { A_MINUTE_MS, useNow } from '../lib/clock.ts';
import { randomId } from '../lib/ids.ts';
import { invalidate } from '../sync/cache/invalidate.ts';
import { queryOf } from '../sync/cache/query-of.ts';
import { outboxFor } from '../sync/outbox/outbox.ts';
import { usePendingChanges } from '../sync/outbox/queue.ts';
import { toastError } from '../ui/toast/toasts.ts';
import { answerQuestion } from './answer-question.ts';
import { cacheMoneyReply } from './cache-money-reply.ts';
import { MONEY_FAILURES, moneyRejection } from './money-failures.ts';

/**
 * Type of a payment that this screen has written, so that it can be taken back. `paidBy` is the player who has handed
 * the money over, if that is another player.
 */
export type Payment = {
  playerId: string;
  name: string;
  entryId: string;
  amount: number;
  paidBy?: string;
};
/**
 * Type of a payment of a player. `debtOf` is the id of the match whose debt is paid first, or null for the oldest debt;
 * if it is missing, it is the match of the screen. `paidBy` is the player who hands the money over.
 */
export type PlayerPayment = Pick<
  MatchMoneyReply['players'][number],
  'playerId' | 'name' | 'lastEntryId'
> & { amount: number; debtOf?: string | null; paidBy?: string; method?: PaymentMethod };
type Change = { name: string; action: MoneyAction };

/**
 * Returns the query of a match's money, with pending changes applied, and the payments about which the server asks. The
 * money is read again at each visit, and after this page has sent changes of attendance or teams. Without `isWanted`
 * nothing is read.
 */
export function useMatchMoney(match: Match, isWanted = true) {
  const queue = usePendingChanges((pending) => pending.queue);
  const query = useQuery({
    ...queryOf(MATCH_MONEY.read, { id: match.id }),
    enabled: isWanted && match.listId !== null,
    refetchOnMount: 'always',
    meta: { failure: MONEY_FAILURES.load },
  });
  const { data } = query;
  useReadAgain(match.id);
  const now = useNow(A_MINUTE_MS);
  const isSuspended = match.status === 'cancelado';
  const money = useMemo(
    () => data && applyPendingMoney(data, match.id, queue, { now, isSuspended }),
    [data, match.id, queue, now, isSuspended],
  );
  const asked = queue.filter(
    (change): change is PendingMoney =>
      change.kind === 'money' && change.matchId === match.id && change.question !== undefined,
  );
  return { ...query, money, asked };
}

/** Marks the money of a match as stale once the outbox has sent all changes of its attendance and teams. */
function useReadAgain(matchId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const isChanged = ({ queue }: { queue: readonly PendingChange[] }) =>
      queue.some(
        ({ kind, matchId: of }) => of === matchId && (kind === 'attendance' || kind === 'teams'),
      );
    return usePendingChanges.subscribe((now, before) => {
      if (isChanged(before) && !isChanged(now)) {
        invalidate(client, pathOf(MATCH_MONEY.read, { id: matchId }));
      }
    });
  }, [client, matchId]);
}

/** Returns the functions that change the money of a match by the outbox. Refused changes show a toast. */
export function useMoneyChanges({ id: matchId, listId }: Match) {
  const client = useQueryClient();

  /** Resolves with whether the server has all changes; without a connection they are sent later. */
  async function send(changes: readonly Change[]): Promise<boolean> {
    const added = changes.map((change) => {
      return { kind: 'money' as const, matchId, listId: listId ?? '', ...change };
    });
    const outcomes = await Promise.all(outboxFor(client).put(added, cacheMoneyReply));
    const refused = outcomes.find(({ kind }) => kind === 'rejected');
    if (refused?.kind === 'rejected') toastError(moneyRejection(refused));
    return outcomes.every(({ kind }) => kind === 'applied');
  }

  const sendOne = (action: MoneyAction) => send([{ name: 'la plata', action }]);
  return {
    /** Adds payments of these players to the outbox, and returns them. */
    pay: (payers: readonly PlayerPayment[]): Payment[] => {
      const changes = payers.map((payer) => paymentOf(payer, matchId));
      void send(changes);
      return changes.map(({ name, action: { playerId, entryId, amount, paidBy } }) => {
        return { playerId, name, entryId, amount, ...(paidBy && { paidBy }) };
      });
    },
    takeBack: (payments: readonly Payment[]): void => {
      void send(
        payments.map(({ playerId, name, entryId, amount }) => {
          return { name, action: { do: 'void', playerId, entryId, amount } };
        }),
      );
    },
    change: (patch: MatchMoneyPatch) => sendOne({ do: 'change', patch }),
    close: () => sendOne({ do: 'close' }),
    reopen: () => sendOne({ do: 'reopen' }),
    /** Writes an advance payment to the pitch, from the pot or by a player. */
    addDeposit: (amount: number, playerId: string | null) => {
      const deposit = { kind: 'expense', amount, playerId, method: null, note: null } as const;
      const entry = { ...deposit, matchId, isDeposit: true };
      return sendOne({ do: 'write', entryId: randomId(), at: new Date().toISOString(), entry });
    },
    /** Stores what became of the deposit of a suspended match. */
    decideDeposit: (outcome: DepositOutcome) => sendOne({ do: 'deposit', outcome }),
    /** Answers the server's question about a payment (`answerQuestion`). */
    answer: (asked: PendingMoney, isPaid: boolean) => answerQuestion(client, asked, isPaid),
  };
}

/**
 * Returns the change that writes a payment. It pays the debt of this match first, unless the payer names another debt.
 */
function paymentOf(
  { playerId, name, lastEntryId, amount, ...payer }: PlayerPayment,
  matchId: string,
) {
  const { debtOf = matchId, paidBy, method } = payer;
  const at = new Date().toISOString();
  const entry = { playerId, entryId: randomId(), amount, seen: lastEntryId, debtOf, at };
  const how = { ...(paidBy && { paidBy }), ...(method && { method }) };
  return { name, action: { do: 'pay' as const, ...entry, ...how } };
}

/** Returns a function that sets the cost of a match; it does nothing for a match without a list. */
export function useSendCost() {
  const client = useQueryClient();
  return ({ id: matchId, listId }: Pick<Match, 'id' | 'listId'>, cost: number): void => {
    if (listId === null) return;
    const action = { do: 'change', patch: { cost } } as const;
    const change = { kind: 'money', matchId, listId, name: 'la plata', action } as const;
    void outboxFor(client).put([change], cacheMoneyReply);
  };
}
