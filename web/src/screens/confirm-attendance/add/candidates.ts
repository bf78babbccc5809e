import { type Match, type MatchPlayer, type Player, toldApart } from '@picadito/domain';

/** `isGuest`: not of the match's list. */
export type Candidate = { player: Player; isGuest: boolean };

/**
 * Who can be brought into a match: my players that are not in it. Those of its list, who were taken out or came
 * after its start, go before the guests (docs/decisions/091); within both the order stays. Their names differ from those in the match too.
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
