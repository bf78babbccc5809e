import { courtMs, endOf, instantOf, isOver, type Match } from '@picadito/domain';

/** Returns the start of a match in epoch milliseconds, from its date and time in the match's time zone. */
export function startOf(match: Pick<Match, 'date' | 'time' | 'timeZone'>): number {
  return instantOf(match.date, match.time, match.timeZone);
}

/** Returns the time at which the court is no longer rented, in epoch milliseconds. The match may be over later. */
export function courtEndOf(
  match: Pick<Match, 'date' | 'time' | 'timeZone' | 'courtMinutes'>,
): number {
  return startOf(match) + courtMs(match);
}

/** Returns the time from which a match is over, in epoch milliseconds. */
export function overAt(match: Pick<Match, 'date' | 'time' | 'timeZone' | 'courtMinutes'>): number {
  return endOf(startOf(match), match);
}

/** Returns the pending match that starts first and is not over ('Próximo Partido'); null if there is none. */
export function nextMatch(matches: readonly Match[], now: number): Match | null {
  const [next] = matches
    .filter(({ status }) => status === 'pendiente')
    // Each start is computed once, because time zones make it slow.
    .map((match) => ({ match, start: startOf(match) }))
    .filter(({ match }) => !isOver(overAt(match), now))
    .toSorted((one, other) => one.start - other.start);
  return next?.match ?? null;
}

/**
 * Tells whether any match that was pending at `then` is over at `now` (both in epoch milliseconds). Such a match has to
 * be fetched again, because only the server knows the status it got.
 */
export function hasEnded(matches: readonly Match[], then: number, now: number): boolean {
  return matches.some((match) => {
    const end = overAt(match);
    return match.status === 'pendiente' && !isOver(end, then) && isOver(end, now);
  });
}
