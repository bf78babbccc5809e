import { HOME, LISTS, MATCHES, type OutboxRequest, pathOf } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { isNotFound } from '../http/api-error.ts';
import { sendRequest } from '../http/http.ts';
import { queryKeyOf } from '../cache/query-of.ts';
import type { NewChange } from './queue.ts';

/**
 * Returns the change with its list if the user helps with the list, as far as the cache knows. The match may be gone
 * from the cache when the change is sent, because the help may be over then.
 */
export function withHelpedList<Change extends NewChange>(
  client: QueryClient,
  change: Change,
): Change {
  const listId = change.kind === 'money' ? change.listId : listOf(client, change.matchId);
  const lists = client.getQueryData(queryKeyOf(LISTS.list));
  const isHelped = lists?.some(({ id, owner }) => id === listId && owner);
  return listId !== null && isHelped ? { ...change, helpedListId: listId } : change;
}

function listOf(client: QueryClient, id: string): string | null {
  const match =
    client.getQueryData(queryKeyOf(MATCHES.read, { id })) ??
    client.getQueryData(queryKeyOf(HOME.read))?.matches.find((one) => one.id === id);
  return match?.listId ?? null;
}

/** Tells whether the server no longer shows the user the list of a request, with which the user helped. */
export async function isHelpOverFor(
  { changes: [first] }: OutboxRequest,
  signal: AbortSignal,
): Promise<boolean> {
  if (first?.helpedListId === undefined) return false;
  try {
    const path = pathOf(LISTS.read, { id: first.helpedListId });
    await sendRequest({ method: 'GET', path, signal });
    return false;
  } catch (error) {
    return isNotFound(error);
  }
}
