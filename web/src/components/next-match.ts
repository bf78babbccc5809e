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
