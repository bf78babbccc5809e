import { GROUP_LINK, MATCHES, pathOf } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../sync/cache/invalidate.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { http } from '../sync/http/http.ts';
import { toast, toastError } from '../ui/toast/toasts.ts';
import { LINK_FAILURES } from './link.ts';

export type NewestClaim = { playerId: string; name: string; claimedAt: string };

/**
 * Returns `decide`, which stores the organiser's decision on the claims of a name and shows a toast. SÍ (`isOwn`) gives
 * the name to the newest device that claims it; NO denies all claims of the name.
 */
export function useDecideClaim(listId: string) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    meta: { failure: LINK_FAILURES.decide },
    mutationFn: ({ playerId, claimedAt, isOwn }: NewestClaim & { isOwn: boolean }) =>
      http(GROUP_LINK.decideClaim, {
        params: { id: listId, playerId },
        body: { askedAt: claimedAt, isOwn, ...(!isOwn && { isAboutAll: true }) },
      }),
    onSuccess: (holders) => {
      client.setQueryData(queryKeyOf(GROUP_LINK.devices, { id: listId }), holders);
      // The answers of the device that wait for the decision are stored or dismissed together with the claim.
      invalidate(client, pathOf(MATCHES.list));
    },
  });

  function decide(claim: NewestClaim, isOwn: boolean): void {
    const description = isOwn
      ? `Ya contesta como ${claim.name} desde ese celu.`
      : `Ese celu no contesta como ${claim.name}.`;
    mutate(
      { ...claim, isOwn },
      {
        onSuccess: () => toast({ title: 'Listo', description }),
        onError: (error) => toastError(failureSentence(error, { action: LINK_FAILURES.decide })),
      },
    );
  }

  return { decide, isPending };
}
