import { type BodyOf, GROUP_LINK, type NameHolders } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureSentence } from '../sync/failure-sentence.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';
import { TEXT_ACTION } from '../ui/button.tsx';
import { toast, toastError } from '../ui/toast/toasts.ts';
import { LINK_FAILURES } from './failures.ts';

export type HeldName = NameHolders[number] & { name: string };
type Props = { listId: string; names: readonly HeldName[] };

/** Devices that ask for names which others hold: one tap each. */
export function Claims({ listId, names }: Props) {
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
  const claims = names.flatMap(({ playerId, name, doubted }) =>
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
    <ul className="divide-y-2 divide-raised">
      {claims.map((claim) => (
        <li key={claim.askedAt} className="flex flex-wrap items-center gap-x-4 py-1">
          <span className="min-w-0 grow wrap-anywhere">Otro celu quiere ser {claim.name}</span>
          <button type="button" className={TEXT_ACTION} onClick={() => decide(claim, true)}>
            Es él<span className="sr-only">: {claim.name}</span>
          </button>
          <button type="button" className={TEXT_ACTION} onClick={() => decide(claim, false)}>
            No es<span className="sr-only"> {claim.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
