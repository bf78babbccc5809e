import { isOver, type Match, todayIn } from '@picadito/domain';
import { startOf } from '../../components/next-match.ts';

/**
 * The match that a player added to the list joins by a request of his own, because it has started and so
 * takes nobody from its list any more (decisions.md, "a match's players"): the one that the organiser
 * came from, else the one created last while it is on, or of today, if he made it after its start.
 */
export function matchToJoin(
  matches: readonly Match[],
  listId: string,
  { cameFrom, lastCreated }: { cameFrom: string | null; lastCreated: string | null },
  now: number,
): Match | null {
  const match = matches.find(({ id }) => id === (cameFrom ?? lastCreated));
  if (!match || match.listId !== listId || startOf(match) > now) return null;
  const isCurrent = !isOver(startOf(match), now) || match.date === todayIn(match.timeZone, now);
  return cameFrom || isCurrent ? match : null;
}
