/**
 * Finds the best ways to divide the players of a match into two, three or four teams; division-costs.ts says which is
 * better. It returns up to three divisions that are equal except for repeated pairs of teammates.
 */
import { MIN_CONFIRMED_FOR_TEAMS } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { bestFirst, type TeamCandidate } from './best-first.ts';
import { repeatedIn } from './division-costs.ts';
import { divisionRow } from './division-row.ts';
import { randomFrom } from './hash.ts';
import { recentTeammates, type SplitCriteria, type SplitFacts, TOP_RATING } from './score-split.ts';
import { searchDivisions } from './search-divisions.ts';

/** Type of the facts about teams. `sums`, `fives` (players of level 5) and `keepers` have one number for each team. */
export type DivisionFacts = Pick<SplitFacts, 'broken' | 'repeated'> & {
  sums: number[];
  fives: number[];
  keepers: number[];
};

/** Type of a way to divide players, each team sorted from the best player to the weakest, with the facts about it. */
export type Division<Player> = { teams: Player[][]; facts: DivisionFacts };

/**
 * Returns one to three divisions, the best first, which do not depend on the order of `playing`. Fails with a key of
 * MESSAGES for fewer players than teams.
 */
export function dividePlayers<Player extends TeamCandidate>(
  playing: readonly Player[],
  teamCount: number,
  criteria: SplitCriteria,
): Result<Division<Player>[], 'teamsTooFew'> {
  if (playing.length < Math.max(MIN_CONFIRMED_FOR_TEAMS, teamCount)) return fail('teamsTooFew');
  const players = bestFirst(playing);
  const row = divisionRow(players, teamCount, criteria);
  const options = searchDivisions(row, randomFrom(criteria.seed));
  return ok(
    options.map((masks) => {
      const teams = masks.map((mask) => players.filter((_, index) => mask & (1 << index)));
      return { teams, facts: divisionFacts(teams, criteria) };
    }),
  );
}

/**
 * Returns the facts about teams that are formed already, as `dividePlayers` returns them about the teams that it forms.
 */
export function divisionFacts(
  teams: readonly (readonly TeamCandidate[])[],
  criteria: SplitCriteria,
): DivisionFacts {
  const isIn = (team: readonly TeamCandidate[], id: string) => team.some((one) => one.id === id);
  const row = divisionRow(teams.flat(), teams.length, criteria, teams);
  const masks = row.before ?? new Int32Array();
  return {
    sums: teams.map((team) => team.reduce((sum, { rating }) => sum + rating, 0)),
    fives: teams.map((team) => team.filter(({ rating }) => rating === TOP_RATING).length),
    keepers: teams.map((team) => team.filter(({ id }) => criteria.keepers.includes(id)).length),
    broken: criteria.pairs.filter(({ kind, playerIds }) => {
      if (!playerIds.every((id) => isIn(teams.flat(), id))) return false;
      const areTogether = teams.some((team) => playerIds.every((id) => isIn(team, id)));
      return areTogether !== (kind === 'juntos');
    }),
    repeated: recentTeammates(criteria.recentTeams).some((team) => team.length > 1)
      ? repeatedIn(row, masks)
      : null,
  };
}
