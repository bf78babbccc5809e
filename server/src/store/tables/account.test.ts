import { expect, test } from 'vitest';
import { queryPlans, scans, searchesByOthers } from '../../testing/plans/query-plans.ts';
import { everyConfirmation, everyMatch } from './account.ts';
import { sessionsOf } from './sessions.ts';
import { teamsOf } from './teams.ts';
import { identitiesOf } from './users.ts';

const NOW = '2026-11-20T21:00:00.000000Z';

test('every statement of an export uses an index by user', async () => {
  const plans = await queryPlans(async (db) => {
    await everyMatch(db, 'ana', NOW);
    await everyConfirmation(db, 'ana');
    await teamsOf(db, 'ana');
    await identitiesOf(db, 'ana');
    await sessionsOf(db, 'ana');
  });
  expect(plans).toHaveLength(5);
  expect(scans(plans)).toEqual([]);
  expect(searchesByOthers(plans)).toEqual([]);
});
