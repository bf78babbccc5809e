import type { MatchAnswers } from '@picadito/domain';

/**
 * Holds what waits for the organiser of a list: the number of claims and proposals, and the answer to the next match
 * that each claim brings.
 */
export type Waiting = {
  count: number;
  claims: readonly Pick<MatchAnswers['claims'][number], 'playerId' | 'answer'>[];
};

export const NOTHING_WAITS: Waiting = { count: 0, claims: [] };

export function waitingIn({ claims, proposals }: MatchAnswers): Waiting {
  return { count: claims.length + proposals.length, claims };
}
