/**
 * La figura of a match: whom its players vote for by the link of the list, in the 24 hours after its end. The votes are
 * counted when these have passed and not before, with the teams that are saved then: of players of both teams, for
 * another one. Fewer than three votes give none; of equal ones all are it.
 */
import { MATCH_DURATION_MS } from '../limits.ts';

const HOUR_MS = 60 * 60 * 1000;
export const VOTING_MS = 24 * HOUR_MS;
/** For the score. */
export const PROPOSING_MS = 48 * HOUR_MS;
export const FIGURA_VOTES_MIN = 3;

/** Both of epoch milliseconds, from the start of the match. */
export const votingEnds = (startsAt: number) => startsAt + MATCH_DURATION_MS + VOTING_MS;
export const proposingEnds = (startsAt: number) => startsAt + MATCH_DURATION_MS + PROPOSING_MS;

/** A player, and the votes for that one. */
export type VotesFor<Player> = { player: Player; votes: number };
/** `votes`: for each of them. */
export type Figura<Player> = { players: Player[]; votes: number };

export function figuraOf<Player>(counted: readonly VotesFor<Player>[]): Figura<Player> | null {
  const total = counted.reduce((sum, { votes }) => sum + votes, 0);
  if (total < FIGURA_VOTES_MIN) return null;
  const most = Math.max(...counted.map(({ votes }) => votes));
  const players = counted.flatMap(({ player, votes }) => (votes === most ? [player] : []));
  return { players, votes: most };
}
