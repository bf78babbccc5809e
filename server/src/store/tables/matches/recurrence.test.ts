import { expect, test } from 'vitest';
import {
  queryPlans,
  fullScans,
  searchesByOthers,
  sortSteps,
} from '../../../../testing/plans/query-plans.ts';
import { dueMatches, isSeriesLive, seriesDates } from './recurrence.ts';

const NOW = '2026-11-20T21:00:00.000000Z';

test('due matches are read from the index of weekly matches, in its order', async () => {
  const plans = await queryPlans((db) => dueMatches(db, NOW, 100));
  const [due] = plans.flatMap(({ steps }) => steps.filter(({ table }) => table === 'matches'));
  expect(due).toMatchObject({ kind: 'search', index: 'matches_due' });
  expect(fullScans(plans)).toEqual([]);
  expect(sortSteps(plans)).toEqual([]);
});

test('the matches of a series are read from an index by user', async () => {
  const series = { userId: 'ana', seriesId: 'thursdays' };
  const plans = await queryPlans(async (db) => {
    await seriesDates(db, series, '2026-11-26');
    await isSeriesLive(db, series);
  });
  expect(fullScans(plans)).toEqual([]);
  expect(searchesByOthers(plans)).toEqual([]);
});
