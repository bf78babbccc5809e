import { isOver, type Match, todayIn } from '@picadito/domain';
import { startOf } from '../../matches/next-match.ts';

/**
 * Returns the match that players added to the list join by a separate request, because it has started and no longer
 * takes players from its list; null if there is none. If the organiser came from a match, only that one counts.
 * Otherwise the match created last goes first, if it is running or is a match of today, and then any running match of
 * the list.
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
 * Returns the id of the match created last; null if it was deleted, so that it is not among `matches` although they are
 * `isFresh`. Older matches prove nothing: a match created just now is missing from them.
 */
export function lastToContinue(
  lastCreated: string | null,
  matches: readonly Match[] | undefined,
  isFresh: boolean,
): string | null {
  const isGone = isFresh && matches?.every(({ id }) => id !== lastCreated);
  return isGone ? null : lastCreated;
}
