import {
  type BodyOf,
  LIST_MONEY,
  type ListMoneyPatch,
  type ListMoneyReply,
  type Match,
  MATCHES,
  pathOf,
} from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { randomId } from '../lib/ids.ts';
import { invalidate } from '../sync/cache/invalidate.ts';
import { queryOf } from '../sync/cache/query-of.ts';
import { brokenRules } from '../sync/field-errors.ts';
import { deleteIfExists, http } from '../sync/http/http.ts';
import { toastError } from '../ui/toast/toasts.ts';
import { MONEY_FAILURES, moneyFailure } from './money-failures.ts';

type NewEntry = BodyOf<typeof LIST_MONEY.writeEntry>;

/** Returns the query of a list's money: the pot, the balances, the settings and the newest entries. */
export function useListMoney(listId: string | null) {
  return useQuery({
    ...queryOf(LIST_MONEY.read, { id: listId ?? '' }),
    enabled: listId !== null,
    refetchOnMount: 'always',
    meta: { failure: MONEY_FAILURES.load },
  });
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

/** Returns mutations of a list's money. All money of the organiser's matches is read again after each. */
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
  const entry = useMutation({
    ...options,
    mutationFn: (body: NewEntry) =>
      http(LIST_MONEY.writeEntry, { params: { ...params, entryId: randomId() }, body }),
  });
  const cancel = useMutation({
    ...options,
    mutationFn: (entryId: string) => deleteIfExists(LIST_MONEY.voidEntry, { ...params, entryId }),
  });
  const claim = useMutation({
    ...options,
    mutationFn: (playerId: string) => deleteIfExists(LIST_MONEY.dropClaim, { ...params, playerId }),
  });
  return {
    change: settings.mutate,
    changing: settings,
    write: entry.mutate,
    cancel: cancel.mutate,
    dropClaim: claim.mutate,
    isBusy: [settings, entry, cancel, claim].some(({ isPending }) => isPending),
  };
}
