import type { MatchAnswers } from '@picadito/domain';

/** What waits for the organiser of a list: how much, and what each claim of a name says of the next match. */
export type Waiting = {
  count: number;
  claims: readonly Pick<MatchAnswers['claims'][number], 'playerId' | 'answer'>[];
};

export const NOTHING_WAITS: Waiting = { count: 0, claims: [] };

export function waitingIn({ claims, proposals }: MatchAnswers): Waiting {
  return { count: claims.length + proposals.length, claims };
}
