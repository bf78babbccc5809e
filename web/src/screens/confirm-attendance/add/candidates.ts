import { type Match, type MatchPlayer, type Player, toldApart } from '@picadito/domain';

/** `isGuest` says that the player is not on the match's list. */
export type Candidate = { player: Player; isGuest: boolean };

/**
 * Returns the players who can be brought into a match: the organiser's players who are not in it. Players of its list,
 * who were taken out or came after its start, go before the guests (docs/decisions/091); within both the order stays.
 * Their names also differ from the names in the match.
 */
export function candidatesFor(
  { listId }: Pick<Match, 'listId'>,
  roster: readonly MatchPlayer[],
  mine: readonly Player[],
): Candidate[] {
  const present = new Set(roster.map(({ id }) => id));
  const others = mine.filter(({ id }) => !present.has(id));
  const absent = toldApart(others, roster).map((player) => ({
    player,
    isGuest: player.listId !== listId,
  }));
  return absent.toSorted((one, other) => Number(one.isGuest) - Number(other.isGuest));
}
