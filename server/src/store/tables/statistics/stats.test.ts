import { expect, test } from 'vitest';
import { queryPlans, scans, searchesByOthers } from '../../../testing/plans/query-plans.ts';
import { ENGINE } from '../../../testing/temporary-database.ts';
import { firstPlayersOf } from '../players.ts';
import {
  confirmedCounts,
  countMatches,
  matchesNotOver,
  playedCounts,
  playerCounts,
  rosterChangesOfMatches,
  typedStats,
} from './stats.ts';

const NOW = '2026-11-20T21:00:00.000000Z';

test('statistics and counts read each table by an index of the user, and of matches those that are not over', async () => {
  const plans = await queryPlans(async (db) => {
    await firstPlayersOf(db, 'ana');
    await playerCounts(db, 'ana');
    await matchesNotOver(db, 'ana', NOW);
    await countMatches(db, 'ana', NOW);
    await rosterChangesOfMatches(db, 'ana', ['one', 'two']);
    await confirmedCounts(db, 'ana', ['one', 'two']);
    await playedCounts(db, 'ana', ['one', 'two']);
    await typedStats(db, 'ana');
  });
  expect(plans).toHaveLength(8);
  expect(scans(plans)).toEqual([]);
  expect(searchesByOthers(plans)).toEqual([]);
  expect(plans[0]?.steps).toMatchObject([{ kind: 'search', index: 'players_of_user' }]);
  // of two indexes of the user PostgreSQL takes either while a table is empty
  if (ENGINE === 'postgres') return;
  const ofMatches = plans.flatMap(({ steps }) => steps.filter(({ table }) => table === 'matches'));
  expect(ofMatches.map(({ index, by }) => [index, by.includes('date')])).toEqual([
    ['matches_by_date', true],
    ['matches_by_date', true],
  ]);
});
