import {
  type BodyOf,
  firstName,
  LISTS,
  MATCH_PROPOSALS,
  type MatchAnswers,
  type MatchPlayer,
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
type Named = Pick<MatchPlayer, 'id' | 'name'>;

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

/** 'Beto dice que Nico se baja'. */
export function dropOutText(
  { playerId, authorName }: ShownProposal & { kind: 'drop-out' },
  players: readonly Named[],
): string {
  const name = players.find(({ id }) => id === playerId)?.name ?? 'un jugador';
  return `${firstName(authorName ?? 'Alguien')} dice que ${firstName(name)} se baja`;
}

/** All of them in one line. */
export function proposalsText(
  proposals: readonly ShownProposal[],
  players: readonly Named[],
): string {
  const newcomers = proposals.flatMap((one) => (one.kind === 'newcomer' ? [one.name] : []));
  const dropOuts = proposals.filter((one) => one.kind === 'drop-out');
  return [
    ...(newcomers.length === 1 ? [`Quiere sumarse ${newcomers[0]}`] : []),
    ...(newcomers.length > 1 ? [`Quieren sumarse ${nameList(newcomers)}`] : []),
    ...dropOuts.map((one) => dropOutText(one, players)),
  ].join(' · ');
}
