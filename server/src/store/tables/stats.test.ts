import { expect, test } from 'vitest';
import { queryPlans, scans, searchesByOthers } from '../../testing/plans/query-plans.ts';
import { firstPlayersOf } from './players.ts';
import {
  completedMatches,
  confirmedCounts,
  playedCounts,
  rosterChangesOf,
  typedStats,
} from './stats.ts';

const NOW = '2026-11-20T21:00:00.000000Z';

test('statistics take six statements, each on an index by the user', async () => {
  const plans = await queryPlans(async (db) => {
    await firstPlayersOf(db, 'ana');
    await completedMatches(db, 'ana', NOW);
    await rosterChangesOf(db, 'ana');
    await confirmedCounts(db, 'ana', NOW);
    await playedCounts(db, 'ana', { overBefore: NOW, createdAfter: '' });
    await typedStats(db, 'ana');
  });
  expect(plans).toHaveLength(6);
  expect(scans(plans)).toEqual([]);
  expect(searchesByOthers(plans)).toEqual([]);
  expect(plans[0]?.steps).toMatchObject([{ kind: 'search', index: 'players_of_user' }]);
});
