import type { MatchAnswers } from '@picadito/domain';

/**
 * Claims and proposals that wait for the organiser's decision on a list: `count` of claims and proposals together, and
 * the claims, each with the answer to the next match that is stored if the claim is accepted.
 */
export type Waiting = {
  count: number;
  claims: readonly Pick<MatchAnswers['claims'][number], 'playerId' | 'answer'>[];
};

export const NOTHING_WAITS: Waiting = { count: 0, claims: [] };

export function waitingIn({ claims, proposals }: MatchAnswers): Waiting {
  return { count: claims.length + proposals.length, claims };
}
