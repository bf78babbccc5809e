import { isOver, type Match, todayIn } from '@picadito/domain';
import { startOf } from '../../matches/next-match.ts';

/**
 * The match that a player added to the list joins by a separate request, because it has started and no longer takes
 * players from its list (docs/decisions/091): the one that the organiser came from, else the one created last while
 * it is on, or of today, if it was created after its start, else whichever of this list is on.
 */
export function matchToJoin(
  matches: readonly Match[],
  listId: string,
  { cameFrom, lastCreated }: { cameFrom: string | null; lastCreated: string | null },
  now: number,
): Match | null {
  const started = matches.filter((one) => one.listId === listId && startOf(one) <= now);
  const isOn = (one: Match) => !isOver(startOf(one), now);
  const named = started.find(({ id }) => id === (cameFrom ?? lastCreated));
  if (named) {
    const isCurrent = isOn(named) || named.date === todayIn(named.timeZone, now);
    return cameFrom || isCurrent ? named : null;
  }
  return cameFrom ? null : (started.find(isOn) ?? null);
}

/**
 * The id of the match created last, to go on with; null if it was deleted, so not among `matches` once they
 * are `isFresh`: a match that was created just now is not among those known before.
 */
export function lastToContinue(
  lastCreated: string | null,
  matches: readonly Match[] | undefined,
  isFresh: boolean,
): string | null {
  const isGone = isFresh && matches?.every(({ id }) => id !== lastCreated);
  return isGone ? null : lastCreated;
}
