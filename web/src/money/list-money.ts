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
} from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { randomId } from '../lib/ids.ts';
import { invalidate } from '../sync/cache/invalidate.ts';
import { queryOf } from '../sync/cache/query-of.ts';
import { brokenRules } from '../sync/field-errors.ts';
import { outboxFor } from '../sync/outbox/outbox.ts';
import { usePendingChanges } from '../sync/outbox/queue.ts';
import { cacheMoneyReply } from './cache-money-reply.ts';
import { deleteIfExists, http } from '../sync/http/http.ts';
import { toastError } from '../ui/toast/toasts.ts';
import { MONEY_FAILURES, moneyFailure } from './money-failures.ts';

type NewEntry = Pick<EntryReply, 'kind' | 'amount'> & Partial<Omit<EntryReply, 'kind' | 'amount'>>;

/**
 * Returns the query of a list's money: the pot, the balances, the settings and the newest entries, with pending changes
 * applied.
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
  return { ...query, data };
}

/** Returns the ids of the players who owe money in the list of a match; empty for a list without money. */
export function useOwing({ listId, hasMoney }: Match): ReadonlySet<string> {
  const { data } = useListMoney(hasMoney ? listId : null);
  return useMemo(
    () => new Set(data?.balances.flatMap(({ playerId, balance }) => (balance < 0 ? playerId : []))),
    [data],
  );
}

/** Returns the amount of an entry that counts; null if it is not among the newest entries. */
export function amountOfEntry(money: ListMoneyReply | undefined, entryId: string | null) {
  const entry = money?.entries.find((one) => one.entryId === entryId && one.voidedAt === null);
  return entry?.amount ?? null;
}

/**
 * Returns the functions that change a list's money. Entries are written and voided by the outbox; settings and claims
 * need a connection. All money of the organiser's matches is read again after each.
 */
export function useListMoneyChanges(listId: string) {
  const client = useQueryClient();
  const params = { id: listId };
  const path = pathOf(LIST_MONEY.read, params);
  const options = {
    meta: { failure: MONEY_FAILURES.save },
    onSuccess: () => invalidate(client, path, pathOf(MATCHES.list)),
    onError: (error: Error) => toastError(moneyFailure(error)),
  };
  const settings = useMutation({
    ...options,
    // The form shows the errors of its fields.
    onError: (error: Error) => brokenRules(error).length > 0 || toastError(moneyFailure(error)),
    mutationFn: (body: ListMoneyPatch) => http(LIST_MONEY.change, { params, body }),
  });
  const claim = useMutation({
    ...options,
    mutationFn: (playerId: string) => deleteIfExists(LIST_MONEY.dropClaim, { ...params, playerId }),
  });

  async function send(name: string, action: MoneyAction): Promise<void> {
    const change = { kind: 'money', matchId: null, listId, name, action } as const;
    const [outcome] = await Promise.all(outboxFor(client).put([change], cacheMoneyReply));
    if (outcome?.kind === 'rejected') toastError(moneyFailure(outcome.error));
  }

  return {
    change: settings.mutate,
    changing: settings,
    /** Writes an entry; `name` is that of its player. */
    write: (
      { kind, amount, playerId = null, method = null, note = null }: NewEntry,
      name = POT,
    ) => {
      const entry = { kind, amount, playerId, method, note };
      const at = new Date().toISOString();
      void send(name, { do: 'write', entryId: randomId(), at, entry });
    },
    cancel: ({ playerId, entryId, amount, playerName }: EntryReply) =>
      void send(playerName ?? POT, { do: 'void', playerId, entryId, amount }),
    dropClaim: claim.mutate,
    isBusy: settings.isPending || claim.isPending,
  };
}

/** Name of changes of a list's money that concern no player, in messages about them. */
const POT = 'la caja';
