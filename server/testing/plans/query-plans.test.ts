import { expect, test } from 'vitest';
import { queryPlans, fullScans, searchesByOthers, sortSteps, type Plan } from './query-plans.ts';

test('full scans, sorts without an index and searches without the user are detected', async () => {
  const [whole, sorted, anyones] = await queryPlans(async (db) => {
    await db.selectFrom('matches').select('match_id').where('google_place_id', '=', 'x').execute();
    const matches = db.selectFrom('matches').select('match_id').where('user_id', '=', 'ana');
    await matches.orderBy('google_place_id').execute();
    await db.selectFrom('sessions').select('user_id').where('old_token_hash', '=', 'x').execute();
  });
  const seen = (plan: Plan = { sql: '', steps: [] }) => ({
    scans: fullScans([plan]).length,
    sorts: sortSteps([plan]).length,
    byOthers: searchesByOthers([plan]).length,
  });
  expect(seen(whole)).toEqual({ scans: 1, sorts: 0, byOthers: 0 });
  expect(seen(sorted)).toEqual({ scans: 0, sorts: 1, byOthers: 0 });
  expect(seen(anyones)).toEqual({ scans: 0, sorts: 0, byOthers: 1 });
});
