/**
 * Automatic teams are filled from the best player to the weakest, in name order at equal levels
 * (docs/specification.md#constants). Players of level 5 go to one team after the other, beginning with claro. Each
 * other player joins the team with the lowest sum of levels, at equal sums the team with the fewest players, and
 * otherwise the first of them. A team with all its players is full; when all teams are full, the player is a
 * substitute.
 */
import { DEFAULT_FORMAT, type MatchFormat } from '../matches/match-format.ts';
import { MIN_CONFIRMED_FOR_TEAMS } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { bestFirst, type TeamCandidate } from './best-first.ts';
import { keyedTeams, TEAM_KEYS, type TeamKey, type Teams } from './teams.ts';

const TOP_RATING = 5;

/**
 * Returns automatic teams, which do not depend on the order of `players`. Fails with a key of MESSAGES for fewer than
 * two players, or fewer players than teams.
 */
export function balanceTeams<Player extends TeamCandidate>(
  players: readonly Player[],
  { perSide, teamCount }: Pick<MatchFormat, 'perSide' | 'teamCount'> = DEFAULT_FORMAT,
): Result<Teams<Player>, 'teamsTooFew'> {
  if (players.length < Math.max(MIN_CONFIRMED_FOR_TEAMS, teamCount)) return fail('teamsTooFew');
  const keys = TEAM_KEYS.slice(0, teamCount);
  const teams = keyedTeams<Player>(keys, () => []);
  const playersIn = (key: TeamKey) => teams[key] ?? [];
  let topPlaced = 0;
  for (const player of bestFirst(players)) {
    const first = player.rating === TOP_RATING ? topPlaced++ % teamCount : null;
    const preferred =
      first === null
        ? keys.toSorted((one, other) => byNeed(playersIn(one), playersIn(other)))
        : [...keys.slice(first), ...keys.slice(0, first)];
    const free = preferred.find((key) => playersIn(key).length < perSide);
    (free ? playersIn(free) : teams.suplente).push(player);
  }
  return ok(teams);
}

/** Sorts the team with the lower sum first, then the one with fewer players. */
function byNeed(one: readonly { rating: number }[], other: readonly { rating: number }[]): number {
  return sumOf(one) - sumOf(other) || one.length - other.length;
}

function sumOf(team: readonly { rating: number }[]): number {
  return team.reduce((sum, { rating }) => sum + rating, 0);
}
