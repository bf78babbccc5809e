import {
  type BodyOf,
  LISTS,
  MATCH_PROPOSALS,
  type MatchAnswers,
  MATCHES,
  nameList,
  pathOf,
  PLAYERS,
} from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../sync/cache/invalidate.ts';
import { http } from '../sync/http/http.ts';
import { cacheAnswers } from './answers.ts';
import { ANSWER_FAILURES } from './failures.ts';

export type ShownProposal = MatchAnswers['proposals'][number];
type NameOf = (playerId: string) => string;

/** What the organiser makes of one: it may change the list, the match and who moves up in it. */
export function useDecideProposal(matchId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: ANSWER_FAILURES.decide },
    mutationFn: (body: BodyOf<typeof MATCH_PROPOSALS.decide>) =>
      http(MATCH_PROPOSALS.decide, { params: { id: matchId }, body }),
    onSuccess: async (answers, { isAccepted }) => {
      await cacheAnswers(client, matchId, answers);
      if (isAccepted)
        invalidate(client, pathOf(LISTS.list), pathOf(PLAYERS.list), pathOf(MATCHES.list));
    },
  });
}

/** Returns 'Beto dice que Nico se baja'. `nameOf` returns the short name of a player. */
export function dropOutText(
  { playerId, authorName }: ShownProposal & { kind: 'drop-out' },
  nameOf: NameOf,
): string {
  return `${authorName ?? 'Alguien'} dice que ${nameOf(playerId)} se baja`;
}

/** All of them in one line. */
export function proposalsText(proposals: readonly ShownProposal[], nameOf: NameOf): string {
  const newcomers = proposals.flatMap((one) => (one.kind === 'newcomer' ? [one.name] : []));
  const dropOuts = proposals.filter((one) => one.kind === 'drop-out');
  return [
    ...(newcomers.length === 1 ? [`Quiere sumarse ${newcomers[0]}`] : []),
    ...(newcomers.length > 1 ? [`Quieren sumarse ${nameList(newcomers)}`] : []),
    ...dropOuts.map((one) => dropOutText(one, nameOf)),
  ].join(' · ');
}
