import {
  type BodyOf,
  LISTS,
  MATCHES,
  pathOf,
  PLAYERS,
  SURVEY,
  type SurveyReply,
} from '@picadito/domain';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';

export const SURVEY_FAILURES = {
  load: 'No se pudo cargar la encuesta. Probá de nuevo.',
  change: 'No se pudo guardar lo que decidiste. Probá de nuevo.',
} as const;

export type ListSurvey = NonNullable<SurveyReply['survey']>;

/**
 * Returns the query of a list's survey. It does not poll, although the survey may close by its deadline, because the
 * server then sends an event.
 */
export function useSurvey(listId: string) {
  return useQuery({
    ...queryOf(SURVEY.read, { id: listId }),
    meta: { failure: SURVEY_FAILURES.load },
  });
}

/** Returns the mutations of a survey. */
export function useChangeSurvey(listId: string) {
  const client = useQueryClient();
  const params = { id: listId };
  const meta = { failure: SURVEY_FAILURES.change };
  const onSuccess = (reply: SurveyReply) => cacheSurvey(client, reply);
  const start = useMutation({
    meta,
    mutationFn: (playerIds: string[]) => http(SURVEY.start, { params, body: { playerIds } }),
    onSuccess,
  });
  const close = useMutation({
    meta,
    mutationFn: () => http(SURVEY.close, { params, body: {} }),
    onSuccess,
  });
  const decide = useMutation({
    meta,
    mutationFn: ({ playerId, ...body }: { playerId: string } & BodyOf<typeof SURVEY.decide>) =>
      http(SURVEY.decide, { params: { ...params, playerId }, body }),
    onSuccess: async (reply) => {
      await onSuccess(reply);
      // A decision may change the level of a player, which lists and matches show.
      invalidate(client, pathOf(LISTS.players, params), pathOf(PLAYERS.list), pathOf(MATCHES.list));
    },
  });
  const remove = useMutation({
    meta,
    mutationFn: () => http(SURVEY.remove, { params }),
    onSuccess: () => updateSurvey(client, listId, (known) => known && { ...known, survey: null }),
  });
  return { start, close, decide, remove };
}

const cacheSurvey = (client: QueryClient, reply: SurveyReply) =>
  updateSurvey(client, reply.listId, () => reply);

function updateSurvey(
  client: QueryClient,
  listId: string,
  change: (known: SurveyReply | undefined) => SurveyReply | undefined,
): Promise<void> {
  const params = { id: listId };
  return updateCache(client, [pathOf(SURVEY.read, params)], () =>
    client.setQueryData(queryKeyOf(SURVEY.read, params), change),
  );
}
