import { LEVEL_SUGGESTION, pathOf, type SuggestedLevel } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUpdatePlayer } from '../players/players.ts';
import { updateCache } from '../sync/cache/invalidate.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';

export const LEVEL_FAILURES = {
  answer: 'No se pudo guardar tu respuesta. Intentá nuevamente.',
  waits: 'Sin señal: tu respuesta todavía no salió. La mandamos apenas vuelva.',
} as const;

/**
 * Type of the organiser's answer to a suggested level: to try the level, to be asked again later, or never to be asked
 * about this player again.
 */
export type SuggestionAnswer = 'try' | 'later' | 'never';

/**
 * Mutation that stores the answer to a suggested level; 'try' also changes the level. The suggestion disappears once
 * the server has replied. A repeated answer changes nothing.
 */
export function useAnswerSuggestion(listId: string, { playerId, skillLevel }: SuggestedLevel) {
  const client = useQueryClient();
  const update = useUpdatePlayer(listId);
  const list = { id: listId };
  return useMutation({
    meta: { failure: LEVEL_FAILURES.answer },
    mutationFn: async (answer: SuggestionAnswer) => {
      if (answer === 'try') await update.mutateAsync({ id: playerId, changes: { skillLevel } });
      const body = { asksAgain: answer !== 'never' };
      await http(LEVEL_SUGGESTION.answer, { params: { id: playerId }, body });
    },
    onSuccess: () =>
      updateCache(client, [pathOf(LEVEL_SUGGESTION.read, list)], () =>
        client.setQueryData(queryKeyOf(LEVEL_SUGGESTION.read, list), {
          listId,
          suggestion: null,
        }),
      ),
  });
}
