import { instantOf, isOver, type Match } from '@picadito/domain';

/** Epoch ms of a match's start, in its own time zone. */
export function startOf(match: Pick<Match, 'date' | 'time' | 'timeZone'>): number {
  return instantOf(match.date, match.time, match.timeZone);
}

/** The pending match that starts first among those that are not over: 'Próximo Partido'. */
export function nextMatch(matches: readonly Match[], now: number): Match | null {
  const [next] = matches
    .filter(({ status }) => status === 'pendiente')
    // once for each: an instant of a time zone is slow to compute
    .map((match) => ({ match, start: startOf(match) }))
    .filter(({ start }) => !isOver(start, now))
    .toSorted((one, other) => one.start - other.start);
  return next?.match ?? null;
}

/** Whether one of the matches that were pending then is over by now: only the server says what became of it. */
export function hasEnded(matches: readonly Match[], then: number, now: number): boolean {
  return matches.some((match) => {
    const start = startOf(match);
    return match.status === 'pendiente' && !isOver(start, then) && isOver(start, now);
  });
}
