import {
  type BodyOf,
  MATCH_ANSWERS,
  type MatchAnswers,
  pathOf,
  PLAYERS,
  ROSTER,
  type SkillLevel,
} from '@picadito/domain';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';

export const ANSWER_FAILURES = {
  load: 'No se pudieron cargar las respuestas del link.',
  set: 'No se pudo guardar el cupo. Intentá nuevamente.',
  keep: 'No se pudo guardar lo del invitado. Intentá nuevamente.',
  level: 'No se pudo guardar el nivel. Intentá nuevamente.',
  decide: 'No se pudo guardar lo que decidiste. Probá de nuevo.',
  dismissAll: 'No se pudieron descartar. Probá de nuevo.',
  undo: 'No se pudo deshacer. Probá de nuevo.',
  redo: 'No se pudo volver a poner. Probá de nuevo.',
  comment: 'No se pudo sacar el comentario. Probá de nuevo.',
  notified: 'No se pudo anotar que ya le avisaste. Intentá nuevamente.',
} as const;

/**
 * Returns the answers that players gave by the group link of a match's list, and the time of the last read (`readAt`,
 * epoch milliseconds). `answers` is null while the link is off or the answers are not loaded. `isFetching` is also true
 * while they are read again.
 */
export function useMatchAnswers(matchId: string | null) {
  const {
    data,
    dataUpdatedAt: readAt,
    isLoading,
    isFetching,
  } = useQuery({
    ...queryOf(MATCH_ANSWERS.read, { id: matchId ?? '' }),
    enabled: matchId !== null,
    meta: { failure: ANSWER_FAILURES.load },
  });
  return { answers: data?.isOn === true ? data : null, readAt, isLoading, isFetching };
}

/** Fetches the answers to a match from the server, even if they are cached. */
export function readAnswers(client: QueryClient, matchId: string): Promise<MatchAnswers> {
  return client.fetchQuery({ ...queryOf(MATCH_ANSWERS.read, { id: matchId }), staleTime: 0 });
}

export function useSetAnswers(matchId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: ANSWER_FAILURES.set },
    mutationFn: (body: BodyOf<typeof MATCH_ANSWERS.set>) =>
      http(MATCH_ANSWERS.set, { params: { id: matchId }, body }),
    onSuccess: (answers) => cacheAnswers(client, matchId, answers),
  });
}

/** Mutation that records that a player who moved up from the waitlist was notified. */
export function useMarkNotified(matchId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: ANSWER_FAILURES.notified },
    mutationFn: (playerId: string) =>
      http(MATCH_ANSWERS.told, { params: { id: matchId, playerId }, body: {} }),
    onSuccess: (answers) => cacheAnswers(client, matchId, answers),
  });
}

/** Mutation that stores whether a guest stays in the match even if the player who brings the guest leaves it. */
export function useKeepGuest(matchId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: ANSWER_FAILURES.keep },
    mutationFn: ({ playerId, isKept }: { playerId: string; isKept: boolean }) =>
      http(MATCH_ANSWERS.keep, { params: { id: matchId, playerId }, body: { isKept } }),
    onSuccess: async (answers) => {
      await cacheAnswers(client, matchId, answers);
      invalidate(client, pathOf(ROSTER.read, { id: matchId }));
    },
  });
}

/** Mutation that stores the level of a guest. The level is edited in the match, because a guest is on no list. */
export function useGuestLevel(matchId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: ANSWER_FAILURES.level },
    mutationFn: ({ playerId, skillLevel }: { playerId: string; skillLevel: SkillLevel }) =>
      http(PLAYERS.change, { params: { id: playerId }, body: { skillLevel } }),
    onSuccess: () => invalidate(client, pathOf(ROSTER.read, { id: matchId })),
  });
}

export function cacheAnswers(
  client: QueryClient,
  id: string,
  answers: MatchAnswers,
): Promise<void> {
  return updateCache(client, [pathOf(MATCH_ANSWERS.read, { id })], () =>
    client.setQueryData(queryKeyOf(MATCH_ANSWERS.read, { id }), answers),
  );
}

/** Mutation that removes the comment of a player's answer, here and on the players' page. */
export function useRemoveComment(matchId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: ANSWER_FAILURES.comment },
    mutationFn: (playerId: string) =>
      http(MATCH_ANSWERS.removeComment, {
        params: { id: matchId, playerId },
        body: { comment: null },
      }),
    onSuccess: (answers) => cacheAnswers(client, matchId, answers),
  });
}
