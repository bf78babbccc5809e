import { type Match, type MatchPlayer, type Player, distinctNames } from '@picadito/domain';
import { isOwn } from '../../../helpers/may.ts';

/** Type of a player who can be added to a match. `isGuest` is true if the player is not on the match's list. */
export type Candidate = { player: Player; isGuest: boolean };

/**
 * Returns the players who are not in a match and can be added to it: the user's own ones, or those of the list in a
 * match with which the user helps. Players of the match's own list (taken out of the match, or added to the list after
 * the match had started) come before guests; otherwise the order of `mine` stays. Players with equal names get a number
 * that distinguishes them, also from players in the match.
 */
export function candidatesFor(
  match: Pick<Match, 'listId'> & Partial<Pick<Match, 'owner'>>,
  roster: readonly MatchPlayer[],
  mine: readonly Player[],
): Candidate[] {
  const present = new Set(roster.map(({ id }) => id));
  const isOfList = ({ listId }: Player) => listId === match.listId;
  const others = mine.filter(
    (player) => !present.has(player.id) && (isOwn(match) ? isOwn(player) : isOfList(player)),
  );
  const absent = distinctNames(others, roster).map((player) => ({
    player,
    isGuest: !isOfList(player),
  }));
  return absent.toSorted((one, other) => Number(one.isGuest) - Number(other.isGuest));
}
