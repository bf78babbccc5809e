import { isOver, type Match, todayIn } from '@picadito/domain';
import { overAt, startOf } from '../../matches/next-match.ts';

/**
 * Returns the match that newly added players join by a separate request, or null if there is none. Only a started match
 * needs this request, because it no longer takes players from its list. If the organiser came from a match
 * (`cameFrom`), only that match is considered. Otherwise the match created last is preferred if it is running or takes
 * place today, and after it any running match of the list.
 */
export function matchToJoin(
  matches: readonly Match[],
  listId: string,
  { cameFrom, lastCreated }: { cameFrom: string | null; lastCreated: string | null },
  now: number,
): Match | null {
  const started = matches.filter((one) => one.listId === listId && startOf(one) <= now);
  const isOn = (one: Match) => !isOver(overAt(one), now);
  const named = started.find(({ id }) => id === (cameFrom ?? lastCreated));
  if (named) {
    const isCurrent = isOn(named) || named.date === todayIn(named.timeZone, now);
    return cameFrom || isCurrent ? named : null;
  }
  return cameFrom ? null : (started.find(isOn) ?? null);
}

/**
 * Returns `lastCreated`, the id of the match created last, or null if that match was deleted. The match counts as
 * deleted only if `matches` are `isFresh` and do not contain it, because older cached matches may lack a match created
 * just now.
 */
export function lastToContinue(
  lastCreated: string | null,
  matches: readonly Match[] | undefined,
  isFresh: boolean,
): string | null {
  const isGone = isFresh && matches?.every(({ id }) => id !== lastCreated);
  return isGone ? null : lastCreated;
}
