/**
 * The best ways to divide the playing players into two teams are found by scoring every split (score-split.ts). The
 * best player is always in claro, so a split and its mirror count as one. Up to three splits are returned that are
 * equal in shortfall, level-5 players, keepers, sums and pairs; splits that repeat fewer pairs come first, and the seed
 * decides between the others.
 */
import { MIN_CONFIRMED_FOR_TEAMS } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { bestFirst, type TeamCandidate } from './best-first.ts';
import { type Halves, halvesOf, partedBy } from './halves.ts';
import { cheapest, splitScorer, type SplitFacts, type SplitCriteria } from './score-split.ts';

const OPTIONS_MAX = 3;
/**
 * Bit of the first player of the row, who is the best. Only splits that contain this bit are considered, so that
 * mirrored splits count once.
 */
const BEST_IN_CLARO = 1;

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
  const row = bestFirst(playing);
  const scorer = splitScorer(row, criteria);
  const splits = halvesOf(row.length).filter((split) => split & BEST_IN_CLARO);
  let equals = cheapest(splits, scorer.costs);
  const options: number[] = [];
  while (options.length < OPTIONS_MAX && equals.length > 0) {
    const [next = NaN] = cheapest(equals, scorer.ties);
    options.push(next);
    equals = equals.filter((split) => split !== next);
  }
  return ok(options.map((split) => ({ ...partedBy(row, split), facts: scorer.facts(split) })));
}
