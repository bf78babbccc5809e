/*
 * The card of a season is a picture to share. It has the number of matches, goals and players of a list, who was in
 * most matches, who won most in a row, and the match with the closest score. It has no levels.
 */
import type { Score } from '../results/score.ts';
import { figuresOf, isPlayedNight, type CountedMatch } from './figures.ts';

/** Type of the names of the players who are first in something, and the number that makes them first. */
export type Best = { names: string[]; count: number };

export type SeasonCard = {
  matches: number;
  goals: number;
  players: number;
  mostPresent: Best | null;
  /** The longest run of wins, of two or more; null if nobody has one. */
  longestStreak: Best | null;
  /** The match with the smallest goal difference, then most goals, then the latest; null without a score. */
  closest: (Score & { date: string }) | null;
};

/** Type of a match that counts in the figures, with its date (YYYY-MM-DD). */
export type DatedMatch = { matchId: string; date: string; match: CountedMatch };

const STREAK_MIN = 2;

/**
 * Returns the card of a season. `places` has an entry for each player in a team of each match, and `counted` has the
 * matches with a result, in the order of time. Only players in `names` are named, in the order of `names`.
 */
export function seasonCard(
  places: readonly { matchId: string; playerId: string }[],
  counted: readonly DatedMatch[],
  names: ReadonlyMap<string, string>,
): SeasonCard {
  const present = new Map<string, number>();
  for (const { playerId } of places) present.set(playerId, (present.get(playerId) ?? 0) + 1);
  const figures = figuresOf(counted.map(({ match }) => match));
  const best = (countOf: (playerId: string) => number, min: number) =>
    bestOf(
      [...names].map(([id, name]) => ({ name, count: countOf(id) })),
      min,
    );
  return {
    matches: new Set([...places, ...counted].map(({ matchId }) => matchId)).size,
    goals: counted.reduce((sum, { match }) => sum + goalsIn(match), 0),
    players: present.size,
    mostPresent: best((id) => present.get(id) ?? 0, 1),
    longestStreak: best((id) => figures.get(id)?.streak.longest ?? 0, STREAK_MIN),
    closest: closestOf(counted),
  };
}

function bestOf(counts: readonly { name: string; count: number }[], min: number): Best | null {
  const most = Math.max(...counts.map(({ count }) => count));
  if (counts.length === 0 || most < min) return null;
  return { count: most, names: counts.flatMap(({ name, count }) => (count === most ? name : [])) };
}

/** Returns the goals of a match. A night whose goals were not all counted has none. */
function goalsIn(match: CountedMatch): number {
  return isPlayedNight(match)
    ? match.table.reduce((sum, { goalsFor }) => sum + (goalsFor ?? 0), 0)
    : match.score.claro + match.score.oscuro;
}

function closestOf(counted: readonly DatedMatch[]): SeasonCard['closest'] {
  const scores = counted.flatMap(({ date, match }) =>
    isPlayedNight(match) ? [] : { date, ...match.score },
  );
  const difference = ({ claro, oscuro }: Score) => Math.abs(claro - oscuro);
  const sorted = scores
    .toReversed()
    .toSorted(
      (one, other) =>
        difference(one) - difference(other) || other.claro + other.oscuro - one.claro - one.oscuro,
    );
  return sorted[0] ?? null;
}
