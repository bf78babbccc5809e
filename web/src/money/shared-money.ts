import {
  accountsOfRows,
  LIST_MONEY,
  type Match,
  MATCH_MONEY,
  moneyLine,
  placesOf,
} from '@picadito/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { changeOptimistically } from '../sync/cache/optimistic-change.ts';
import { logFailure } from '../sync/cache/query-client.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';
import { useListMoney } from './list-money.ts';
import { useMatchMoney } from './match-money.ts';
import { MONEY_FAILURES, moneyFailure } from './money-failures.ts';
import { toastError } from '../ui/toast/toasts.ts';
import { isOwn, showsMoney } from '../helpers/may.ts';

/**
 * Returns whether messages about a match say what each player pays (`withMoney`), the `line` that says it (null if the
 * message has none), and `choose`, which stores the choice for the list. `isOffered` is true if the user owns the list
 * and there is something to say, so that the choice is offered. `kind` is the message: the call, which is sent before
 * it is known who plays and so divides the cost by `capacity`, or the teams.
 */
export function useSharedMoney(match: Match, kind: 'teams' | 'call', capacity = placesOf(match)) {
  const client = useQueryClient();
  const { data: list, isLoading } = useListMoney(showsMoney(match) ? match.listId : null);
  const ofMatch = useMatchMoney(match, showsMoney(match));
  const line =
    list && ofMatch.money
      ? moneyLine(ofMatch.money, list.settings.payTo, kind === 'call' ? capacity : null)
      : null;
  const withMoney = list?.settings.sharesMoney ?? false;

  function choose(sharesMoney: boolean): void {
    const params = { id: match.listId ?? '' };
    changeOptimistically(client, queryKeyOf(LIST_MONEY.read, params), {
      apply: (known) => ({ ...known, settings: { ...known.settings, sharesMoney } }),
      send: () => http(LIST_MONEY.change, { params, body: { sharesMoney } }),
      undo: (known) => ({
        ...known,
        settings: { ...known.settings, sharesMoney: !sharesMoney },
      }),
      failure: MONEY_FAILURES.save,
    }).catch((error: unknown) => toastError(moneyFailure(error)));
  }

  return {
    isLoading: isLoading || ofMatch.isLoading,
    isOffered: line !== null && isOwn(match),
    withMoney,
    line: withMoney ? line : null,
    choose,
  };
}

/**
 * Resolves with the line about money for a message with teams of these players, which need not be saved; null without
 * one. A failure is logged, and the message then has no line.
 */
export async function moneyLineOf(
  client: QueryClient,
  match: Match,
  playerIds: ReadonlySet<string>,
): Promise<string | null> {
  const { id, listId } = match;
  if (!showsMoney(match) || listId === null) return null;
  try {
    const list = await client.fetchQuery(queryOf(LIST_MONEY.read, { id: listId }));
    if (!list.settings.sharesMoney) return null;
    const money = await client.fetchQuery({ ...queryOf(MATCH_MONEY.read, { id }), staleTime: 0 });
    const playing = money.players.filter(
      ({ playerId, isChargedAnyway }) => isChargedAnyway !== null || playerIds.has(playerId),
    );
    const { share, payers } = accountsOfRows(money, playing);
    return moneyLine({ ...money, share, payerCount: payers.length }, list.settings.payTo);
  } catch (error) {
    logFailure({ failure: MONEY_FAILURES.load }, error);
    return null;
  }
}
