import { expect, test } from 'vitest';
import {
  queryPlans,
  fullScans,
  searchesByOthers,
  sortSteps,
} from '../../../../testing/plans/query-plans.ts';
import { matchesById, matchPage, searchedMatches } from './match-pages.ts';

const NOW = '2026-11-20T21:00:00.000000Z';
const created_at = '2026-11-20T21:00:00.000000Z';
const after = { date: '2026-11-26', time: '21:00', created_at, match_id: 'a' };

test('pages of matches follow an index in their order, without scan or sort', async () => {
  const plans = await queryPlans(async (db) => {
    for (const order of ['date', 'created'] as const) {
      await matchPage(db, 'ana', { order, after: null, limit: 20 }, NOW);
      await matchPage(db, 'ana', { order, after, limit: 20 }, NOW);
    }
    await matchesById(db, 'ana', ['a', 'b'], NOW);
    await searchedMatches(db, 'ana', 'date');
  });
  expect(plans).toHaveLength(6);
  expect(fullScans(plans)).toEqual([]);
  expect(searchesByOthers(plans)).toEqual([]);
  expect(sortSteps(plans)).toEqual([]);
  const pages = plans.flatMap(({ steps }) => steps.filter(({ by }) => by.includes('<')));
  expect(pages).toMatchObject([
    {
      index: 'matches_by_date',
      by: expect.stringMatching(/user_id.*date.*time.*created_at.*match_id.*</),
    },
    { index: 'matches_newest', by: expect.stringMatching(/user_id.*created_at.*match_id.*</) },
  ]);
});
