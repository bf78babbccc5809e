import { isOver, type Match, todayIn } from '@picadito/domain';
import { startOf } from '../../components/next-match.ts';

/**
 * The match that a player added to the list joins by a request of his own, because it has started and so
 * takes nobody from its list any more (decisions.md, "a match's players"): the one that the organiser
 * came from, else the one created last while it is on, or of today, if he made it after its start, else
 * whichever of this list is on.
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
