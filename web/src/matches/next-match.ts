import { instantOf, isOver, type Match } from '@picadito/domain';

/** Epoch ms of a match's start, in its own time zone. */
export function startOf(match: Pick<Match, 'date' | 'time' | 'timeZone'>): number {
  return instantOf(match.date, match.time, match.timeZone);
}

/** The pending match that starts first among those that are not over: 'Próximo Partido'. */
export function nextMatch(matches: readonly Match[], now: number): Match | null {
  const coming = matches.filter(
    (match) => match.status === 'pendiente' && !isOver(startOf(match), now),
  );
  return coming.toSorted((one, other) => startOf(one) - startOf(other))[0] ?? null;
}

/** Whether one of the matches that were pending then is over by now: only the server says what became of it. */
export function hasEnded(matches: readonly Match[], then: number, now: number): boolean {
  return matches.some((match) => {
    const start = startOf(match);
    return match.status === 'pendiente' && !isOver(start, then) && isOver(start, now);
  });
}
