/*
 * La figura of a match is the player with the most votes, or several players with equally many. In the 24 hours after
 * the match, the players of its teams vote by the link for another one of them who is no guest. Then the votes are
 * counted once, with the teams that are saved at that time, and deleted: only the total of each player is stored, and
 * nothing if fewer than three votes count. Afterwards a total counts while its player is in the saved teams. The match
 * takes no more votes, even if it is moved.
 */

const HOUR_MS = 60 * 60 * 1000;
export const VOTING_MS = 24 * HOUR_MS;
/** Players can propose scores for this long after the end of the match, in milliseconds. */
export const PROPOSING_MS = 48 * HOUR_MS;
export const FIGURA_VOTES_MIN = 3;

/**
 * Returns the time at which votes are no longer accepted; `proposingEnds` returns it for proposed scores. `endsAt` is
 * the time from which the match is over, and all times are in epoch milliseconds.
 */
export const votingEnds = (endsAt: number) => endsAt + VOTING_MS;
export const proposingEnds = (endsAt: number) => endsAt + PROPOSING_MS;

export type VotesFor<Player> = { player: Player; votes: number };
/** Type of the players who share La figura. Each of them got `votes` votes. */
export type Figura<Player> = { players: Player[]; votes: number };

/**
 * Returns the number of votes for each player who got any. `votes` has the id of the chosen player for each vote. With
 * fewer than three votes the result is empty.
 */
export function totalsOf(votes: readonly string[]): VotesFor<string>[] {
  if (votes.length < FIGURA_VOTES_MIN) return [];
  const byPlayer = Map.groupBy(votes, (player) => player);
  return [...byPlayer].map(([player, same]) => ({ player, votes: same.length }));
}

/** Returns the players with the highest number of votes; null for an empty list. */
export function figuraOf<Player>(totals: readonly VotesFor<Player>[]): Figura<Player> | null {
  if (totals.length === 0) return null;
  const most = Math.max(...totals.map(({ votes }) => votes));
  const players = totals.flatMap(({ player, votes }) => (votes === most ? [player] : []));
  return { players, votes: most };
}
