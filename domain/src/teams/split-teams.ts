/**
 * The best ways to divide the playing players into two teams (issue "One evening in twelve taps", item 6): every
 * split is scored (judge-split.ts), so none is better. Claro is the side of the best player, and a split and its
 * mirror are one. Up to three are offered: all as good as the first in shortfall, fives, keepers, sums and pairs;
 * those that repeat less come first, then the seed decides.
 */
import { MIN_CONFIRMED_FOR_TEAMS } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import { bestFirst, type TeamCandidate } from './best-first.ts';
import { type Halves, halvesOf, partedBy } from './halves.ts';
import { cheapest, splitScorer, type SplitFacts, type SplitCriteria } from './score-split.ts';

const OPTIONS_MAX = 3;
/** The bit of the first in the row. */
const BEST_IN_CLARO = 1;

/** Each team from the best to the weakest. */
export type Split<Player> = Halves<Player> & { facts: SplitFacts };

/**
 * One to three splits, the best first; the same players and pairs, in any order, give the same. Fails with the key of
 * MESSAGES for fewer than two players, and throws a RangeError for more than two full teams: sitting out is decided
 * before.
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
