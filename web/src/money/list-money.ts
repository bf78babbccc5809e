import {
  applyPendingListMoney,
  type EntryReply,
  LIST_MONEY,
  type ListMoneyPatch,
  type ListMoneyReply,
  type Match,
  MATCHES,
  type MoneyAction,
  pathOf,
  type PaymentMethod,
  type PendingMoney,
} from '@picadito/domain';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { randomId } from '../lib/ids.ts';
import { invalidate } from '../sync/cache/invalidate.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { brokenRules } from '../sync/field-errors.ts';
import { outboxFor } from '../sync/outbox/outbox.ts';
import { usePendingChanges } from '../sync/outbox/queue.ts';
import { cacheMoneyReply } from './cache-money-reply.ts';
import { http } from '../sync/http/http.ts';
import { toastError } from '../ui/toast/toasts.ts';
import { MONEY_FAILURES, moneyFailure, moneyRejection } from './money-failures.ts';
import type { Settlement } from './settlements.ts';
import { showsMoney } from '../helpers/may.ts';

type NewEntry = Pick<EntryReply, 'kind' | 'amount'> & Partial<Omit<EntryReply, 'kind' | 'amount'>>;

type CancelledEntry = Pick<EntryReply, 'playerId' | 'entryId' | 'amount' | 'playerName'>;

/**
 * Returns the query of a list's money: the pot, the balances, the settings and the newest entries, with pending changes
 * applied, and the payments without a match about which the server asks.
 */
export function useListMoney(listId: string | null) {
  const queue = usePendingChanges((pending) => pending.queue);
  const query = useQuery({
    ...queryOf(LIST_MONEY.read, { id: listId ?? '' }),
    enabled: listId !== null,
    refetchOnMount: 'always',
    meta: { failure: MONEY_FAILURES.load },
  });
  const { data: stored } = query;
  const data = useMemo(
    () => stored && applyPendingListMoney(stored, listId ?? '', queue),
    [stored, listId, queue],
  );
  const asked = queue.filter(
    (change): change is PendingMoney =>
      change.kind === 'money' &&
      change.listId === listId &&
      change.matchId === null &&
      change.question !== undefined,
  );
  return { ...query, data, asked };
}

/** Returns the ids of the players who owe money in the list of a match; empty for a list without money. */
export function useOwing(match: Match): ReadonlySet<string> {
  const { data } = useListMoney(showsMoney(match) ? match.listId : null);
  return useMemo(
    () =>
      new Set(data?.balances.flatMap(({ playerId, debts }) => (debts.length > 0 ? playerId : []))),
    [data],
  );
}

/**
 * Returns the id of the newest entry of a list's money that this browser shows, which a payment sends as `seen`: the
 * last pending payment of the player, or else the newest entry that the server has sent; null for none.
 */
export function seenIn(client: QueryClient, listId: string, playerId: string): string | null {
  const pending = usePendingChanges
    .getState()
    .queue.findLast(
      (change) =>
        change.kind === 'money' &&
        change.listId === listId &&
        change.question === undefined &&
        change.action.do === 'pay' &&
        change.action.playerId === playerId,
    );
  if (pending?.kind === 'money' && pending.action.do === 'pay') return pending.action.entryId;
  const stored = client.getQueryData(queryKeyOf(LIST_MONEY.read, { id: listId }));
  return stored?.entries[0]?.entryId ?? null;
}

/** Type of a payment without a match. It pays the oldest debts; a negative amount was given back to the player. */
export type ListPayment = { playerId: string; amount: number; method?: PaymentMethod };

/**
 * Returns the functions that change a list's money. Entries and claims go through the outbox; settings need a
 * connection.
 */
export function useListMoneyChanges(listId: string) {
  const client = useQueryClient();
  const params = { id: listId };
  const settings = useMutation({
    meta: { failure: MONEY_FAILURES.save },
    onSuccess: (reply: ListMoneyReply) => {
      client.setQueryData(queryKeyOf(LIST_MONEY.read, params), reply);
      invalidate(client, pathOf(MATCHES.list));
    },
    // The form shows the errors of its fields.
    onError: (error: Error) => brokenRules(error).length > 0 || toastError(moneyFailure(error)),
    mutationFn: (body: ListMoneyPatch) => http(LIST_MONEY.change, { params, body }),
  });

  async function send(name: string, action: MoneyAction): Promise<void> {
    const change = { kind: 'money', matchId: null, listId, name, action } as const;
    const [outcome] = await Promise.all(outboxFor(client).put([change], cacheMoneyReply));
    if (outcome?.kind === 'rejected') toastError(moneyRejection(outcome));
  }

  /** Writes a payment of the player of this name, and returns the id of its entry. */
  function pay({ playerId, amount, method }: ListPayment, name: string): string {
    const entryId = randomId();
    void send(name, {
      do: 'pay',
      playerId,
      entryId,
      amount,
      seen: seenIn(client, listId, playerId),
      debtOf: null,
      at: new Date().toISOString(),
      ...(method && { method }),
    });
    return entryId;
  }

  /**
   * Writes an entry of any kind, and returns its id. `name` is the name of the player whom the entry is about, or of
   * the pot.
   */
  function write(
    { kind, amount, playerId = null, method = null, note = null }: NewEntry,
    name = POT,
  ): string {
    const entryId = randomId();
    const entry = { kind, amount, playerId, method, note };
    void send(name, { do: 'write', entryId, at: new Date().toISOString(), entry });
    return entryId;
  }

  return {
    change: settings.mutate,
    changing: settings,
    pay,
    write,
    /** Writes the entry that makes a balance zero. */
    settle: (playerId: string, { kind, amount, note }: Settlement, name: string) =>
      kind === 'payment'
        ? pay({ playerId, amount }, name)
        : write({ kind, amount, playerId, note }, name),
    cancel: ({ playerId, entryId, amount, playerName }: CancelledEntry) =>
      void send(playerName ?? POT, { do: 'void', playerId, entryId, amount }),
    /** Drops a player's claim to have paid, because the money has not arrived. */
    dropClaim: ({ playerId, at }: ListMoneyReply['claims'][number], name: string) =>
      void send(name, { do: 'dropClaim', playerId, seen: at }),
  };
}

/** Name that messages give to changes of a list's money that concern no player. */
const POT = 'la caja';

/**
 * Type of the props that every part of the screen gets. `nameOf` returns the name of a player; it is '' for an unknown
 * one.
 */
export type ShownMoney = {
  money: ListMoneyReply;
  changes: ReturnType<typeof useListMoneyChanges>;
  nameOf: (playerId: string) => string;
};
