import { type Match, type MatchPlayer, type Player, distinctNames } from '@picadito/domain';

/** Type of a player who can be added to a match. `isGuest` is true if the player is not on the match's list. */
export type Candidate = { player: Player; isGuest: boolean };

/**
 * Returns the organiser's players who are not in a match and can be added to it. Players of the match's own list (taken
 * out of the match, or added to the list after the match had started) come before guests; otherwise the order of `mine`
 * stays. Players with equal names get a number that distinguishes them, also from players in the match.
 */
export function candidatesFor(
  { listId }: Pick<Match, 'listId'>,
  roster: readonly MatchPlayer[],
  mine: readonly Player[],
): Candidate[] {
  const present = new Set(roster.map(({ id }) => id));
  const others = mine.filter(({ id }) => !present.has(id));
  const absent = distinctNames(others, roster).map((player) => ({
    player,
    isGuest: player.listId !== listId,
  }));
  return absent.toSorted((one, other) => Number(one.isGuest) - Number(other.isGuest));
}
