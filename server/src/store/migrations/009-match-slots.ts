import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Adds a table with the number of matches for each location, weekday and time, which made the search for matches
 * faster.
 */
export const matchSlots: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('match_slots')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('location', text, (c) => c.notNull())
    .addColumn('weekday', 'integer', (c) => c.notNull())
    .addColumn('time', text, (c) => c.notNull())
    .addColumn('match_count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('match_slots_pk', ['user_id', 'location', 'weekday', 'time'])
    .addForeignKeyConstraint('match_slots_user', ['user_id'], 'users', ['user_id'])
    .execute();
  await tx.schema
    .createIndex('matches_of_slot')
    .on('matches')
    .columns(['user_id', 'location', 'time'])
    .execute();

  // Sakamoto's method gives the weekday. It counts January and February with the year before.
  await sql`
    insert into match_slots (user_id, location, weekday, time, match_count)
    select user_id, location, weekday, time, count(*)
    from (
      select user_id, location, time,
        (year + year / 4 - year / 100 + year / 400
          + cast(substr('032503514624', month, 1) as integer) + day) % 7 as weekday
      from (
        select user_id, location, time, month, day,
          case when month < 3 then year - 1 else year end as year
        from (
          select user_id, location, time,
            cast(substr(date, 1, 4) as integer) as year,
            cast(substr(date, 6, 2) as integer) as month,
            cast(substr(date, 9, 2) as integer) as day
          from matches
        ) as parts
      ) as counted
    ) as placed
    group by user_id, location, weekday, time
  `.execute(tx);
};
