import { expect, test } from 'vitest';
import { anEmptyDatabase } from '../../../testing/an-empty-database.ts';
import { MIGRATIONS } from './migrate.ts';

const OF_USER = { user_id: 'ana' };

test('migration 038 makes stored matches five a side, over after two hours, and keeps their teams', async () => {
  const { migrate, db } = await anEmptyDatabase();
  const entries = Object.entries(MIGRATIONS);
  const earlier = entries.findIndex(([name]) => name === '038-formats');
  await migrate(Object.fromEntries(entries.slice(0, earlier)));
  const user = { ...OF_USER, name: 'Ana', created_at: '', last_timestamp: '', deeds_after: '' };
  await db.insertInto('users').values(user).execute();
  const starts = ['2026-11-27T00:00:00.000000Z', '2026-12-31T23:30:00.000000Z'];
  for (const [index, starts_at] of starts.entries()) {
    const match = { ...OF_USER, match_id: `m${index}`, starts_at, location: 'x', created_at: '' };
    const when = { date: '2026-11-26', time: '21:00', time_zone: 'UTC' };
    const stored = { ...match, ...when, is_recurring: 0, sit_out: 'nivel' } as const;
    await db.insertInto('matches').values(stored).execute();
  }
  const teams = ['claro', 'oscuro'].map((name) => ({ ...OF_USER, match_id: 'm0', team_id: name }));
  for (const team of teams) {
    const name = team.team_id === 'claro' ? 'claro' : 'oscuro';
    const saved = { ...team, name, created_by: 'manual', created_at: '' } as const;
    await db.insertInto('teams').values(saved).execute();
    const place = { ...team, player_id: `p ${name}`, position: 0, name: 'Beto', rating: 3 };
    await db.insertInto('team_players').values(place).execute();
  }
  const before = await db.selectFrom('team_players').selectAll().orderBy('player_id').execute();

  await migrate();

  const format = { per_side: 5, team_count: 2, court_minutes: 120, rotation: null };
  expect(
    await db
      .selectFrom('matches')
      .select(['ends_at', 'per_side', 'team_count', 'court_minutes', 'rotation'])
      .orderBy('match_id')
      .execute(),
  ).toEqual([
    { ...format, ends_at: '2026-11-27T02:00:00.000000Z' },
    { ...format, ends_at: '2027-01-01T01:30:00.000000Z' },
  ]);
  const after = db.selectFrom('team_players').selectAll().orderBy('player_id');
  expect(await after.execute()).toEqual(before);
  const names = await db.selectFrom('teams').select('name').orderBy('name').execute();
  expect(names).toEqual([{ name: 'claro' }, { name: 'oscuro' }]);
});
