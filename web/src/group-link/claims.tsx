import { type BodyOf, GROUP_LINK } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureSentence } from '../sync/failure-sentence.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';
import { Button } from '../ui/button.tsx';
import { toast, toastError } from '../ui/toast/toasts.ts';
import { LINK_FAILURES } from './failures.ts';
import { useHeldNames } from './held.ts';

/** Devices that ask for names which others hold: one tap each. */
export function Claims({ listId }: { listId: string }) {
  const client = useQueryClient();
  const deciding = useMutation({
    meta: { failure: LINK_FAILURES.decide },
    mutationFn: ({
      playerId,
      ...body
    }: BodyOf<typeof GROUP_LINK.decideClaim> & { playerId: string }) =>
      http(GROUP_LINK.decideClaim, { params: { id: listId, playerId }, body }),
    onSuccess: (held) => client.setQueryData(queryKeyOf(GROUP_LINK.devices, { id: listId }), held),
  });
  const claims = useHeldNames(listId).flatMap(({ playerId, name, doubted }) =>
    doubted.map((askedAt) => ({ playerId, name, askedAt })),
  );

  function decide({ name, ...claim }: (typeof claims)[number], isOwn: boolean): void {
    const description = isOwn
      ? `Ya contesta como ${name} desde ese celu.`
      : `Ese celu no contesta como ${name}.`;
    deciding.mutate(
      { ...claim, isOwn },
      {
        onSuccess: () => toast({ title: 'Listo', description }),
        onError: (error) => toastError(failureSentence(error, { action: LINK_FAILURES.decide })),
      },
    );
  }

  if (claims.length === 0) return null;
  return (
    <ul className="flex flex-col gap-4">
      {claims.map((claim) => (
        <li key={claim.askedAt} className="bg-raised p-4">
          <p className="wrap-anywhere">Otro celu quiere ser {claim.name}</p>
          <div className="mt-2 flex gap-4 *:grow">
            <Button variant="ghost" onClick={() => decide(claim, true)}>
              Es él<span className="sr-only">: {claim.name}</span>
            </Button>
            <Button variant="ghost" onClick={() => decide(claim, false)}>
              No es<span className="sr-only"> {claim.name}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
