import { instantOf, isOver, type Match } from '@picadito/domain';

/** Epoch ms. */
export function startOf(match: Match): number {
  return instantOf(match.date, match.time, match.timeZone);
}

/**
 * The match that a screen opens with: the one created last, else the nearest that is neither over nor
 * cancelled, else the latest there was, since attendance and teams can still be corrected. Null without
 * matches.
 */
export function matchToOpen(
  matches: readonly Match[],
  lastCreatedId: string | null,
  now: number,
): Match | null {
  const created = matches.find(({ id }) => id === lastCreatedId);
  if (created) return created;
  const inOrder = matches.toSorted((one, other) => startOf(one) - startOf(other));
  const upcoming = inOrder.find(
    (match) => match.status === 'pendiente' && !isOver(startOf(match), now),
  );
  return upcoming ?? inOrder.at(-1) ?? null;
}
