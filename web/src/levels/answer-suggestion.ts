import { LEVEL_SUGGESTION, pathOf } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateCache } from '../sync/cache/invalidate.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';
import { LEVEL_FAILURES } from './failures.ts';

/** Notes the organiser's answer; the suggestion leaves the screen with the reply. */
export function useAnswerSuggestion(listId: string) {
  const client = useQueryClient();
  const list = { id: listId };
  return useMutation({
    meta: { failure: LEVEL_FAILURES.answer },
    mutationFn: ({ playerId, asksAgain }: { playerId: string; asksAgain: boolean }) =>
      http(LEVEL_SUGGESTION.answer, { params: { id: playerId }, body: { asksAgain } }),
    onSuccess: () =>
      updateCache(client, [pathOf(LEVEL_SUGGESTION.read, list)], () =>
        client.setQueryData(queryKeyOf(LEVEL_SUGGESTION.read, list), {
          listId,
          suggestion: null,
        }),
      ),
  });
}
