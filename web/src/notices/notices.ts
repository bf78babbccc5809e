import { NOTICES } from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  askForNotices,
  isSubscribedHere,
  readyWorker,
  subscribeWith,
} from '../lib/push-subscription.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';

export type NoticesHere = 'on' | 'off' | 'blocked';

/** The user does not allow them in this browser; its message says what to do. */
export class NoticesNotAllowed extends Error {}

export const BLOCKED =
  'Este navegador tiene bloqueados los avisos de Picadito. Permitilos en sus ajustes y volvé.';

/** Whether this browser gets notices: as the browser says, and the server. */
export function useNoticesHere() {
  return useQuery({
    queryKey: [...queryKeyOf(NOTICES.read), 'here'],
    queryFn: async ({ client }): Promise<NoticesHere> => {
      if (Notification.permission === 'denied') return 'blocked';
      if (!(await isSubscribedHere())) return 'off';
      // the push service may have ended them
      const { isOn } = await client.fetchQuery({ ...queryOf(NOTICES.read), staleTime: 0 });
      return isOn ? 'on' : 'off';
    },
    refetchOnMount: 'always',
    // the user may have been to the settings of the browser
    refetchOnWindowFocus: 'always',
  });
}

/** Turns the notices of this browser on or off. */
export function useSetNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => (isOn ? subscribe() : unsubscribe()),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeyOf(NOTICES.read) }),
  });
}

async function subscribe(): Promise<void> {
  const refused = await askForNotices(BLOCKED);
  if (refused !== null) throw new NoticesNotAllowed(refused);
  const [registration, { publicKey }] = await Promise.all([readyWorker(), http(NOTICES.read)]);
  await http(NOTICES.subscribe, { body: await subscribeWith(registration, publicKey) });
}

/** On the server first: what the browser says then is true. */
async function unsubscribe(): Promise<void> {
  await http(NOTICES.unsubscribe);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
