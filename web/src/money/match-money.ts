import {
  applyPendingMoney,
  type DepositOutcome,
  LIST_MONEY,
  type Match,
  MATCH_MONEY,
  type MatchMoneyPatch,
  type MatchMoneyReply,
  type MoneyAction,
  type PendingMoney,
  pathOf,
} from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { randomId } from '../lib/ids.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { invalidate } from '../sync/cache/invalidate.ts';
import { http } from '../sync/http/http.ts';
import { outboxFor } from '../sync/outbox/outbox.ts';
import { usePendingChanges } from '../sync/outbox/queue.ts';
import { toastError } from '../ui/toast/toasts.ts';
import { cacheMoneyReply } from './cache-money-reply.ts';
import { MONEY_FAILURES, moneyFailure } from './money-failures.ts';

/** Type of a payment that this screen has written, so that it can be taken back. */
export type Payment = { playerId: string; name: string; entryId: string; amount: number };
/**
 * Type of what a player pays. `debtOf` is the match whose debt is paid first, and null for the oldest debt; without it,
 * it is the match of the screen. `paidBy` is the player who hands the money over.
 */
export type PlayerPayment = Pick<
  MatchMoneyReply['players'][number],
  'playerId' | 'name' | 'lastEntryId'
> & { amount: number; debtOf?: string | null; paidBy?: string };
type Change = { name: string; action: MoneyAction };

/**
 * Returns the query of a match's money, with pending changes applied, and the payments about which the server asks. The
 * money is read again at each visit, because this page does not notice its own changes of attendance and teams. Nothing
 * is read unless it is wanted.
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
  const money = useMemo(
    () => data && applyPendingMoney(data, match.id, queue),
    [data, match.id, queue],
  );
  const asked = queue.filter(
    (change): change is PendingMoney =>
      change.kind === 'money' && change.matchId === match.id && change.question !== undefined,
  );
  return { ...query, money, asked };
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
    if (refused?.kind === 'rejected') toastError(moneyFailure(refused.error));
    return outcomes.every(({ kind }) => kind === 'applied');
  }

  const sendOne = (action: MoneyAction) => send([{ name: 'la plata', action }]);
  const stored = () => client.getQueryData(queryKeyOf(MATCH_MONEY.read, { id: matchId }));
  return {
    /** Writes what these players pay, and returns the payments. */
    pay: (payers: readonly PlayerPayment[]): Payment[] => {
      const changes = payers.map((payer) => paymentOf(payer, matchId));
      void send(changes);
      return changes.map(({ name, action: { playerId, entryId, amount } }) => {
        return { playerId, name, entryId, amount };
      });
    },
    takeBack: (payments: readonly Payment[]): void => {
      void send(payments.map(({ name, ...entry }) => ({ name, action: { do: 'void', ...entry } })));
    },
    change: (patch: MatchMoneyPatch) => sendOne({ do: 'change', patch }),
    close: () => sendOne({ do: 'close' }),
    reopen: () => sendOne({ do: 'reopen' }),
    /** Sends a payment again although the server has asked about it, or drops it. */
    answer: ({ id, name, action }: PendingMoney, isPaid: boolean): void => {
      outboxFor(client).withdraw(id);
      if (!isPaid || action.do !== 'pay') return;
      const row = stored()?.players.find(({ playerId }) => playerId === action.playerId);
      void send([{ name, action: { ...action, seen: row?.lastEntryId ?? null } }]);
    },
    /** Returns the money of the match as the server has it; undefined while it is not known. */
    stored,
  };
}

/** Returns the change that writes what a player pays for a match, unless the payer says for which debt. */
function paymentOf(
  { playerId, name, lastEntryId, amount, ...payer }: PlayerPayment,
  matchId: string,
) {
  const { debtOf = matchId, paidBy } = payer;
  const entry = { playerId, entryId: randomId(), amount, seen: lastEntryId, debtOf };
  return { name, action: { do: 'pay' as const, ...entry, ...(paidBy && { paidBy }) } };
}

/** Returns a function that sets what a match costs that has just been created. */
export function useSendCost() {
  const client = useQueryClient();
  return ({ id: matchId, listId }: Pick<Match, 'id' | 'listId'>, cost: number): void => {
    if (listId === null) return;
    const action = { do: 'change', patch: { cost } } as const;
    const change = { kind: 'money', matchId, listId, name: 'la plata', action } as const;
    void outboxFor(client).put([change], cacheMoneyReply);
  };
}

/** Mutation that writes an advance payment to the pitch. */
export function useAddDeposit({ id: matchId, listId }: Match) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: MONEY_FAILURES.save },
    mutationFn: (amount: number) =>
      http(LIST_MONEY.writeEntry, {
        params: { id: listId ?? '', entryId: randomId() },
        body: { kind: 'expense', amount, matchId, isDeposit: true },
      }),
    onSuccess: () => invalidate(client, ...pathsOf(matchId, listId)),
  });
}

/** Mutation that says what became of the deposit of a suspended match. */
export function useDecideDeposit({ id: matchId, listId }: Match) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: MONEY_FAILURES.save },
    mutationFn: (outcome: DepositOutcome) =>
      http(MATCH_MONEY.decideDeposit, { params: { id: matchId }, body: { outcome } }),
    onSuccess: () => invalidate(client, ...pathsOf(matchId, listId)),
  });
}

function pathsOf(matchId: string, listId: string | null): string[] {
  return [pathOf(MATCH_MONEY.read, { id: matchId }), pathOf(LIST_MONEY.read, { id: listId ?? '' })];
}
