import { NOTICES, type OwnNotices } from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  askForNotices,
  isSubscribedHere,
  readyWorker,
  subscribeWith,
} from './push-subscription.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';

export type NoticesHere = 'on' | 'off' | 'blocked';

/** Error thrown when the user does not allow notices in this browser. Its message says what to do. */
export class NoticesNotAllowed extends Error {}

export const BLOCKED =
  'Este navegador tiene bloqueados los avisos de Picadito. Permitilos en sus ajustes y volvé.';

/**
 * Returns the query of whether this browser gets notices: 'on' only if the browser and the server both have a
 * subscription, 'blocked' if the user has forbidden notices in the browser.
 */
export function useNoticesHere() {
  return useQuery({
    queryKey: [...queryKeyOf(NOTICES.read), 'here'],
    queryFn: async ({ client }): Promise<NoticesHere> => {
      if (Notification.permission === 'denied') return 'blocked';
      if (!(await isSubscribedHere())) return 'off';
      // The push service may have ended the subscription, which only the server knows.
      const { isOn } = await client.fetchQuery({ ...queryOf(NOTICES.read), staleTime: 0 });
      return isOn ? 'on' : 'off';
    },
    refetchOnMount: 'always',
    // The user may have changed the settings of the browser.
    refetchOnWindowFocus: 'always',
  });
}

export function useSetNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => (isOn ? subscribe() : unsubscribe()),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeyOf(NOTICES.read) }),
  });
}

/** Returns the query of the lists that the user helps with, each with whether the user has notices about it. */
export function useHelpedLists() {
  return useQuery({
    ...queryOf(NOTICES.read),
    // A server of an earlier version leaves the lists out.
    select: ({ helpedLists = [] }: Partial<OwnNotices>) => helpedLists,
  });
}

export function useSetNoticesOfList(listId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) =>
      http(NOTICES.setOfList, { params: { id: listId }, body: { isOn } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeyOf(NOTICES.read) }),
  });
}

async function subscribe(): Promise<void> {
  const refused = await askForNotices(BLOCKED);
  if (refused !== null) throw new NoticesNotAllowed(refused);
  const [registration, { publicKey }] = await Promise.all([readyWorker(), http(NOTICES.read)]);
  await http(NOTICES.subscribe, { body: await subscribeWith(registration, publicKey) });
}

/**
 * Ends the subscription on the server, and then in the browser. If the server fails, the browser still has its
 * subscription, so the app goes on showing that notices are on.
 */
async function unsubscribe(): Promise<void> {
  await http(NOTICES.unsubscribe);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
