import { addDays, weekdayOf } from '@picadito/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anEmptyDatabase } from '../../testing/an-empty-database.ts';
import { MIGRATIONS } from './migrate.ts';

test('migration 009 counts existing matches by location, weekday and time', async () => {
  const { migrate, db } = await anEmptyDatabase();
  await migrate(Object.fromEntries(Object.entries(MIGRATIONS).slice(0, 8)));
  await sql`insert into users values ('ana', 'n', null, null, null, null, null, 'c', 'last', '', 0)`.execute(
    db,
  );
  const dates = Array.from({ length: 800 }, (_, day) => addDays('2099-12-20', day));
  const rows = ['0001-01-01', '2024-02-29', '9999-12-31', ...dates].map((date) => ({
    user_id: 'ana',
    match_id: date,
    list_id: null,
    date,
    time: '21:00',
    time_zone: 'z',
    starts_at: date,
    location: 'Cancha',
    google_place_id: null,
    status: null,
    is_recurring: 0,
    recurring_day: null,
    series_id: null,
    created_at: date,
    sit_out: 'nivel',
  }));
  for (const row of rows)
    await db
      .insertInto('matches')
      .values(row as never)
      .execute();
  await migrate();
  const slots = await db.selectFrom('match_slots').selectAll().orderBy('weekday').execute();
  const days = rows.map(({ date }) => weekdayOf(date));
  expect(slots).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      user_id: 'ana',
      location: 'Cancha',
      weekday,
      time: '21:00',
      match_count: days.filter((day) => day === weekday).length,
    })),
  );
});
