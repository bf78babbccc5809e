import type { TeamKey } from '../teams/teams.ts';
import type { NextGame, PlayedGame } from './game.ts';

/**
 * Returns the pairs of the circle method: one team stays in its place while the others move around it. With an odd
 * number of teams the partner of the empty place rests. The first pair consists of the first two teams.
 */
export function circlePairs(teams: readonly TeamKey[]): [TeamKey, TeamKey][] {
  const [fixed, second, ...others] = teams;
  if (!fixed || !second) return [];
  let moving: (TeamKey | null)[] = [...others, second];
  if (moving.length % 2 === 0) moving = [...others, null, second];
  return moving.flatMap((_, round) => {
    const around = [
      ...moving.slice(moving.length - round),
      ...moving.slice(0, -round || undefined),
    ];
    const circle = [fixed, ...around];
    return circle.slice(0, circle.length / 2).flatMap((one, index) => {
      const other = circle.at(-1 - index);
      return one && other ? [[one, other] satisfies [TeamKey, TeamKey]] : [];
    });
  });
}

/**
 * Returns the next game of a round robin: the first pair of the circle method that has played least often, so that
 * games in another order are made up for. Returns null for fewer than two teams.
 */
export function nextRoundRobin(
  teams: readonly TeamKey[],
  games: readonly PlayedGame[],
): NextGame | null {
  const pairs = circlePairs(teams);
  const timesOf = ([one, other]: readonly [TeamKey, TeamKey]) =>
    games.filter(({ home, away }) => [home, away].includes(one) && [home, away].includes(other))
      .length;
  const least = Math.min(...pairs.map(timesOf));
  const pair = pairs.find((one) => timesOf(one) === least);
  if (!pair) return null;
  const [home, away] = pair;
  const lastOf = (team: TeamKey) =>
    games.findLastIndex((game) => game.home === team || game.away === team);
  const waiting = teams
    .filter((team) => team !== home && team !== away)
    .toSorted((one, other) => lastOf(one) - lastOf(other));
  return { home, away, waiting, rest: null };
}
