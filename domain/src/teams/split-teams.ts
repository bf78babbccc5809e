/**
 * Finds the best ways to divide the playing players into two teams (divide-players.ts). The best player is always in
 * claro, so a split and its mirror count as one.
 */
import { MIN_CONFIRMED_FOR_TEAMS, TEAM_SIZE_MAX } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import type { TeamCandidate } from './best-first.ts';
import { dividePlayers } from './divide-players.ts';
import type { Halves } from './halves.ts';
import { factsOf, type SplitCriteria, type SplitFacts } from './score-split.ts';

/**
 * Type of a way to divide players into two teams, each sorted from the best player to the weakest, with the facts about
 * it.
 */
export type Split<Player> = Halves<Player> & { facts: SplitFacts };

/**
 * Returns one to three splits, the best first, which do not depend on the order of `playing`. Fails with a key of
 * MESSAGES for fewer than two players. Throws a RangeError for more than two full teams, because the caller decides who
 * sits out.
 */
export function splitTeams<Player extends TeamCandidate>(
  playing: readonly Player[],
  criteria: SplitCriteria,
): Result<Split<Player>[], 'teamsTooFew'> {
  if (playing.length < MIN_CONFIRMED_FOR_TEAMS) return fail('teamsTooFew');
  if (playing.length > 2 * (criteria.perSide ?? TEAM_SIZE_MAX))
    throw new RangeError(`${playing.length} do not play`);
  const divisions = dividePlayers(playing, 2, criteria);
  if (!divisions.ok) return divisions;
  return ok(
    divisions.value.map(({ teams: [claro = [], oscuro = []] }) => {
      return { claro, oscuro, facts: factsOf({ claro, oscuro }, criteria) };
    }),
  );
}
