import { expect, test } from 'vitest';
import { queryPlans, fullScans, searchesByOthers } from '../../../../testing/plans/query-plans.ts';
import { confirmationsOfMatches, matchRows } from './account.ts';
import { callsOfMatches } from '../attendance/calls.ts';
import { rosterChangesOfMatches } from '../ranking/stats.ts';
import { sessionsOf } from './sessions.ts';
import { teamsOfMatches } from '../teams/teams.ts';
import { identitiesOf } from './users.ts';

const NOW = '2026-11-20T21:00:00.000000Z';

test('every statement of an export uses an index by user', async () => {
  const plans = await queryPlans(async (db) => {
    await matchRows(db, 'ana', { after: null, limit: 20 }, NOW);
    await confirmationsOfMatches(db, 'ana', ['one', 'two']);
    await callsOfMatches(db, 'ana', ['one', 'two']);
    await rosterChangesOfMatches(db, 'ana', ['one', 'two']);
    await teamsOfMatches(db, 'ana', ['one', 'two']);
    await identitiesOf(db, 'ana');
    await sessionsOf(db, 'ana');
  });
  expect(plans).toHaveLength(7);
  expect(fullScans(plans)).toEqual([]);
  expect(searchesByOthers(plans)).toEqual([]);
});
