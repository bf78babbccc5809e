import {
  type BodyOf,
  HOME,
  LISTS,
  MATCH_PROPOSALS,
  MATCHES,
  pathOf,
  PLAYERS,
} from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../sync/cache/invalidate.ts';
import { http } from '../sync/http/http.ts';
import { cacheAnswers, ANSWER_FAILURES } from './answers.ts';

/**
 * Mutation that stores the organiser's decision on a proposal, which may change the list, the match and its waitlist.
 */
export function useDecideProposal(matchId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: ANSWER_FAILURES.decide },
    mutationFn: (body: BodyOf<typeof MATCH_PROPOSALS.decide>) =>
      http(MATCH_PROPOSALS.decide, { params: { id: matchId }, body }),
    onSuccess: async (answers, { isAccepted }) => {
      await cacheAnswers(client, matchId, answers);
      const changed = [LISTS.list, PLAYERS.list, MATCHES.list].map((route) => pathOf(route));
      invalidate(client, ...(isAccepted ? changed : [pathOf(HOME.read)]));
    },
  });
}

/** Mutation that dismisses all newcomers of the match's list. */
export function useDismissNewcomers(matchId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: ANSWER_FAILURES.dismissAll },
    mutationFn: () => http(MATCH_PROPOSALS.dismissNewcomers, { params: { id: matchId }, body: {} }),
    onSuccess: async (answers) => {
      await cacheAnswers(client, matchId, answers);
      invalidate(client, pathOf(HOME.read));
    },
  });
}
