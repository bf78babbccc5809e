import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anEmptyDatabase } from '../../testing/an-empty-database.ts';
import { MIGRATIONS } from './migrate.ts';

const PLAYERS = ['early', 'late', 'removed', 'guest'];

/** When it starts, its status, and whether it is recurring. */
const MATCHES = {
  past: ['2026-11-05', null, 0],
  done: ['2026-11-25', 'completado', 0],
  weekly: ['2026-11-26', null, 1],
  cancelled: ['2026-11-06', 'cancelado', 0],
  pending: ['2026-11-07', 'pendiente', 0],
} as const;

test('migration 010 counts what statistics are made from in existing matches', async () => {
  const { migrate, db } = await anEmptyDatabase();
  await migrate(Object.fromEntries(Object.entries(MIGRATIONS).slice(0, 9)));
  const user = sql`insert into users values ('ana', 'n', null, null, null, null, null, 'c', 'l', '', 0)`;
  await user.execute(db);
  for (const list of ['here', 'there'])
    await sql`insert into players_lists values ('ana', ${list}, 'n', ${list})`.execute(db);
  for (const player of PLAYERS) {
    const createdAt = player === 'late' ? '2026-11-10' : '2026-11-01';
    const list = player === 'guest' ? 'there' : 'here';
    await sql`insert into players values ('ana', ${player}, ${list}, 'n', 'n', 3, null, ${createdAt})`.execute(
      db,
    );
  }
  for (const [match, [startsAt, status, isRecurring]] of Object.entries(MATCHES)) {
    const row = {
      user_id: 'ana',
      match_id: match,
      list_id: 'here',
      date: startsAt,
      time: '21:00',
      time_zone: 'z',
      starts_at: startsAt,
      location: 'Cancha',
      status,
      is_recurring: isRecurring,
      created_at: `2026-11-01 ${match}`,
    };
    await db
      .insertInto('matches')
      .values(row as never)
      .execute();
    const of = { user_id: 'ana', match_id: match };
    const changes = [
      { ...of, player_id: 'removed', change: 'removed' as const },
      { ...of, player_id: 'guest', change: 'guest' as const },
    ];
    await db.insertInto('match_roster_changes').values(changes).execute();
    const confirmations = [
      { ...of, player_id: 'early', confirmed: 1, confirmed_at: 'c', declined: 0 },
      { ...of, player_id: 'guest', confirmed: 0, confirmed_at: null, declined: 1 },
    ];
    await db.insertInto('confirmations').values(confirmations).execute();
    for (const name of ['claro', 'suplente'] as const) {
      const team = { user_id: 'ana', team_id: `${match} ${name}`, match_id: match, name };
      await db
        .insertInto('teams')
        .values({ ...team, created_by: 'manual', created_at: 'c' })
        .execute();
      const player_id = name === 'claro' ? 'guest' : 'early';
      const place = { ...of, player_id, team_id: team.team_id, position: 0, name: 'n', rating: 3 };
      await db.insertInto('team_players').values(place).execute();
    }
  }
  await migrate();
  const { completable_count } = await db
    .selectFrom('users')
    .select('completable_count')
    .executeTakeFirstOrThrow();
  expect(completable_count).toBe(2);
  const players = await db.selectFrom('players').selectAll().execute();
  const counts = players.map((row) => [
    row.player_id,
    [row.called_count, row.confirmed_count, row.played_count],
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    early: [2, 2, 0],
    late: [1, 0, 0],
    removed: [0, 0, 0],
    guest: [2, 0, 2],
  });
});
