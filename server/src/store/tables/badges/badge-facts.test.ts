import { expect, test } from 'vitest';
import { queryPlans, fullScans, searchesByOthers } from '../../../../testing/plans/query-plans.ts';
import { countConfirmed } from '../attendance/confirmations.ts';
import { badgesOf, countAchievements, earnedPeriods, findBadge } from './badges.ts';
import {
  countCompleted,
  hasSeries,
  listCounts,
  newestMatches,
  rosterCounts,
  startsBetween,
  teamSums,
} from './badge-facts.ts';

const NOW = '2026-11-20T21:00:00.000000Z';

test('every statement of badges uses an index by user', async () => {
  const plans = await queryPlans(async (db) => {
    await newestMatches(db, 'ana', NOW);
    await hasSeries(db, 'ana');
    await startsBetween(db, 'ana', { from: '2026-11-17', to: '2026-11-21' }, '');
    await countCompleted(db, 'ana', { overBefore: NOW, createdAfter: '' });
    await listCounts(db, 'ana');
    await listCounts(db, 'ana', 'jueves');
    await rosterCounts(db, 'ana', 8, NOW);
    await countConfirmed(db, { userId: 'ana', matchId: 'm' });
    await teamSums(db, 'ana', '');
    await badgesOf(db, 'ana');
    await earnedPeriods(db, 'ana');
    await findBadge(db, 'ana', 'mvp-semana', '2026-11-15');
    await countAchievements(db, 'ana');
  });
  expect(plans).toHaveLength(13);
  expect(fullScans(plans)).toEqual([]);
  expect(searchesByOthers(plans)).toEqual([]);
});
