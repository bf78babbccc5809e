import type { ScoredMatch, Scorer } from '@picadito/domain';
import { prepared } from '../../prepared.ts';
import type { Reader } from '../../transaction.ts';
import { completedIn, type OfSeason } from '../statistics/seasons.ts';

/** The matches of a season with a result, in the order in which they were played, with the teams of now. */
export async function scoredMatches(db: Reader, season: OfSeason): Promise<ScoredMatch[]> {
  const same = onceEach();
  return (await select(db, season)).map((row) => ({
    score: { claro: row.claro, oscuro: row.oscuro },
    claro: partsOf(row.claro_players, ' ').map(same),
    oscuro: partsOf(row.oscuro_players, ' ').map(same),
    scorers: partsOf(row.scorer_goals, ',').map((scorer): Scorer => {
      const [playerId = '', goals, ownGoals] = scorer.split(' ');
      return { playerId: same(playerId), goals: Number(goals), ownGoals: Number(ownGoals) };
    }),
  }));
}

const select = prepared((db: Reader, season: OfSeason) =>
  completedIn(db, season)
    .innerJoin('results', (join) =>
      join
        .onRef('results.user_id', '=', 'matches.user_id')
        .onRef('results.match_id', '=', 'matches.match_id'),
    )
    .select(['results.claro', 'results.oscuro'])
    .select(['results.claro_players', 'results.oscuro_players', 'results.scorer_goals'])
    .orderBy('matches.starts_at')
    .orderBy('matches.created_at'),
);

const partsOf = (text: string, separator: string) => (text === '' ? [] : text.split(separator));

/**
 * Of equal texts the same one: comparing them then is comparing where they are. A key of an object becomes that by itself, at
 * less than a Map takes to hash and compare.
 */
function onceEach(): (text: string) => string {
  const known = Object.create(null) as Record<string, string>;
  return (text) => (known[text] ??= text);
}
