import { expect, test } from 'vitest';
import { queryPlans, fullScans, searchesByOthers } from '../../../../testing/plans/query-plans.ts';
import { ENGINE } from '../../../../testing/temporary-database.ts';
import { countMatchesOf } from '../matches/matches.ts';
import { playersOnLists } from '../players/players.ts';
import { countedMatches, placesOfSeason } from '../results/scored-matches.ts';
import {
  confirmedInSeason,
  matchesOfSeason,
  playedInSeason,
  recentAnswers,
  rosterChangesOfSeason,
} from './seasons.ts';
import { countMatches, firstEndAfter, nextChanges, typedStats } from './stats.ts';

const NOW = '2026-11-20T21:00:00.000000Z';
const SEASON = { userId: 'ana', overBefore: NOW, from: '2026-01-01', to: '2026-12-31' };

test('statistics and counts read each table by an index of the user', async () => {
  const plans = await queryPlans(async (db) => {
    await playersOnLists(db, 'ana');
    await matchesOfSeason(db, SEASON);
    await rosterChangesOfSeason(db, SEASON);
    await confirmedInSeason(db, SEASON);
    await playedInSeason(db, SEASON);
    await recentAnswers(db, SEASON, NOW);
    await countedMatches(db, SEASON, await placesOfSeason(db, SEASON));
    await countMatchesOf(db, 'ana');
    await countMatches(db, 'ana', NOW);
    await firstEndAfter(db, 'ana', NOW);
    await nextChanges(db, 'ana', NOW);
    await typedStats(db, 'ana');
  });
  expect(plans).toHaveLength(16);
  expect(fullScans(plans)).toEqual([]);
  expect(searchesByOthers(plans)).toEqual([]);
  // PostgreSQL may choose any index of the user while a table is empty.
  if (ENGINE === 'postgres') return;
  const [, season] = plans;
  expect(season?.steps).toMatchObject([{ kind: 'search', index: 'matches_by_date' }]);
});
