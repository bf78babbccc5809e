import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anEmptyDatabase } from '../../../testing/an-empty-database.ts';
import { MIGRATIONS } from './migrate.ts';

const OF_USER = { user_id: 'ana' };

test('migration 035 keeps the player of each badge, except players who have been deleted', async () => {
  const { migrate, db } = await anEmptyDatabase();
  const earlier = Object.entries(MIGRATIONS).filter(([name]) => name < '035');
  await migrate(Object.fromEntries(earlier));
  const user = { ...OF_USER, name: 'Ana', created_at: '', last_timestamp: '', deeds_after: '' };
  await db.insertInto('users').values(user).execute();
  const list = { ...OF_USER, list_id: 'list', name: 'Jueves', created_at: '' };
  await db.insertInto('players_lists').values(list).execute();
  const player = { player_id: 'caro', list_id: 'list', name: 'Caro', sort_key: 'caro', rating: 3 };
  await db
    .insertInto('players')
    .values({ ...OF_USER, ...player, created_at: '' })
    .execute();
  for (const [badge, type, period, mvp] of [
    ['b-1', 'mvp-semana', '2026-11-15', 'caro'],
    ['b-2', 'mvp-semana', '2026-11-22', 'gone'],
    ['b-3', 'saque-inicial', '', null],
  ])
    await sql`insert into badges (user_id, badge_id, type, period, player_id, earned_at)
      values ('ana', ${badge}, ${type}, ${period}, ${mvp}, '')`.execute(db);
  await migrate();
  expect(await db.selectFrom('badge_players').selectAll().execute()).toEqual([
    { ...OF_USER, badge_id: 'b-1', player_id: 'caro' },
  ]);
  expect(await db.selectFrom('badges').select('badge_id').orderBy('badge_id').execute()).toEqual([
    { badge_id: 'b-1' },
    { badge_id: 'b-2' },
    { badge_id: 'b-3' },
  ]);
});
