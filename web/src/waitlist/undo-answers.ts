import {
  type BodyOf,
  GROUP_LINK,
  LISTS,
  type Match,
  MATCH_ANSWERS,
  type MatchAnswers,
  pathOf,
  PLAYERS,
} from '@picadito/domain';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { MATCH_DEPENDENTS } from '../matches/matches.ts';
import { invalidate } from '../sync/cache/invalidate.ts';
import { http } from '../sync/http/http.ts';
import { cacheAnswers, ANSWER_FAILURES } from './answers.ts';

type OfList = Pick<Match, 'id' | 'listId'>;

/**
 * Mutation that undoes one answer by the link, all answers of the device that gave it, or the answers of new and
 * claiming devices since a time.
 */
export function useUndoAnswers(match: OfList) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: ANSWER_FAILURES.undo },
    mutationFn: (body: BodyOf<typeof MATCH_ANSWERS.undo>) =>
      http(MATCH_ANSWERS.undo, { params: { id: match.id }, body }),
    onSuccess: (answers) => cacheUndone(client, match, answers),
  });
}

/** Mutation that restores the answers that the last undo removed. */
export function useRedoAnswers(match: OfList) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: ANSWER_FAILURES.redo },
    mutationFn: () => http(MATCH_ANSWERS.redo, { params: { id: match.id }, body: {} }),
    onSuccess: (answers) => cacheUndone(client, match, answers),
  });
}

/** Caches the answers after an undo, and invalidates other data that the undo may have changed. */
async function cacheUndone(
  client: QueryClient,
  { id, listId }: OfList,
  answers: MatchAnswers,
): Promise<void> {
  await cacheAnswers(client, id, answers);
  const devices = listId === null ? [] : [pathOf(GROUP_LINK.devices, { id: listId })];
  invalidate(client, ...MATCH_DEPENDENTS, ...devices, pathOf(LISTS.list), pathOf(PLAYERS.list));
}
