/**
 * La figura of a match. The players of both teams vote for another one of them by the link of the list, in the 24 hours
 * after the match. When these have passed the votes are counted once, with the teams that are saved then, and deleted:
 * only the total of each player is kept, and where fewer than three votes count, nothing is kept. Afterwards a total
 * counts while its player is in the saved teams; the match takes no votes again, even when it is moved. La figura is
 * the player with the most votes, or several with the same number.
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

/** Returns the total of each player that got votes; none where fewer than three were cast. */
export function totalsOf(votes: readonly string[]): VotesFor<string>[] {
  if (votes.length < FIGURA_VOTES_MIN) return [];
  const byPlayer = Map.groupBy(votes, (player) => player);
  return [...byPlayer].map(([player, same]) => ({ player, votes: same.length }));
}

/** Returns the players with the highest of these totals; null without any. */
export function figuraOf<Player>(totals: readonly VotesFor<Player>[]): Figura<Player> | null {
  if (totals.length === 0) return null;
  const most = Math.max(...totals.map(({ votes }) => votes));
  const players = totals.flatMap(({ player, votes }) => (votes === most ? [player] : []));
  return { players, votes: most };
}
