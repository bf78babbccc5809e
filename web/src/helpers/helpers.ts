import { HANDOVER, type Helper, HELPERS, type HelperRights, pathOf } from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../sync/cache/invalidate.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { ApiError } from '../sync/http/api-error.ts';
import { deleteIfExists, http } from '../sync/http/http.ts';

/** Texts that screens show when an action on helpers fails. */
export const HELPER_FAILURES = {
  load: 'No se pudieron cargar los ayudantes. Probá de nuevo.',
  invite: 'No se pudo armar el link. Probá de nuevo.',
  confirm: 'No se pudo confirmar. Probá de nuevo.',
  change: 'No se pudo cambiar lo que puede hacer. Probá de nuevo.',
  remove: 'No se pudo sacar. Probá de nuevo.',
} as const;

/** Returns the query of the helpers of a list and its open invitations, the oldest first. */
export function useHelpers(listId: string) {
  return useQuery({
    ...queryOf(HELPERS.list, { id: listId }),
    refetchOnMount: 'always',
    meta: { failure: HELPER_FAILURES.load },
  });
}

/** Returns the mutations that change the helpers of a list. `invite` returns the link for one new helper. */
export function useHelperChanges(listId: string) {
  const client = useQueryClient();
  const path = pathOf(HELPERS.list, { id: listId });
  const params = { id: listId };
  const cache = (change: (helpers: Helper[]) => Helper[]) =>
    client.setQueryData(queryKeyOf(HELPERS.list, params), (helpers) => helpers && change(helpers));
  const replace = (helper: Helper) =>
    cache((helpers) => helpers.map((one) => (one.id === helper.id ? helper : one)));
  return {
    invite: useMutation({
      meta: { failure: HELPER_FAILURES.invite },
      mutationFn: (rights: HelperRights) => http(HELPERS.invite, { params, body: { rights } }),
      onSettled: () => invalidate(client, path),
    }),
    confirm: useMutation({
      meta: { failure: HELPER_FAILURES.confirm },
      mutationFn: ({ id }: Helper) =>
        http(HELPERS.confirm, { params: { ...params, helperId: id } }),
      onSuccess: replace,
    }),
    change: useMutation({
      meta: { failure: HELPER_FAILURES.change },
      mutationFn: ({ id, rights }: Pick<Helper, 'id' | 'rights'>) =>
        http(HELPERS.change, { params: { ...params, helperId: id }, body: { rights } }),
      onSuccess: replace,
    }),
    remove: useMutation({
      meta: { failure: HELPER_FAILURES.remove },
      mutationFn: ({ id }: Helper) => deleteIfExists(HELPERS.remove, { ...params, helperId: id }),
      onSuccess: (_, { id }) => {
        cache((helpers) => helpers.filter((one) => one.id !== id));
        // An offer of the list to the helper ends with the help.
        invalidate(client, pathOf(HANDOVER.read, params));
      },
    }),
  };
}

/** Returns the sentence for a failed action: the server's own one if a rule refused it, and `action` otherwise. */
export function helperFailure(error: unknown, action: string): string {
  const isRefused = error instanceof ApiError && error.status === 409;
  return isRefused && error.problem ? error.problem.detail : failureSentence(error, { action });
}
