import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anEmptyDatabase } from '../../../testing/an-empty-database.ts';
import { MIGRATIONS } from './migrate.ts';

const OF_USER = { user_id: 'ana' };

/** Returns a database as it was before the migration, with a match whose accounts are closed and a suspended one. */
async function aDatabaseBefore() {
  const { migrate, db } = await anEmptyDatabase();
  const entries = Object.entries(MIGRATIONS);
  const earlier = entries.findIndex(([name]) => name === '042-closed-accounts');
  await migrate(Object.fromEntries(entries.slice(0, earlier)));
  const user = { ...OF_USER, name: 'Ana', created_at: '', last_timestamp: '', deeds_after: '' };
  await db.insertInto('users').values(user).execute();
  const list = { ...OF_USER, list_id: 'list', name: 'Jueves', created_at: '' };
  await db.insertInto('players_lists').values(list).execute();
  for (const [id, name] of Object.entries({ nico: 'Nico', dani: 'Dani' })) {
    const row = { player_id: id, list_id: 'list', name, sort_key: id, rating: 3, created_at: '' };
    await db
      .insertInto('players')
      .values({ ...OF_USER, ...row })
      .execute();
  }
  for (const [id, status] of Object.entries({ closed: null, off: 'cancelado' })) {
    await sql`insert into matches (user_id, match_id, list_id, status, date, time, time_zone,
        location, starts_at, ends_at, is_recurring, sit_out, created_at)
      values ('ana', ${id}, 'list', ${status}, '2026-11-26', '21:00', 'UTC', 'x', ${id}, '', 0,
        'nivel', '')`.execute(db);
  }
  await sql`insert into match_money (user_id, match_id, cost, price, closed_at)
    values ('ana', 'closed', 9000, null, 'then'), ('ana', 'off', 9000, null, null)`.execute(db);
  await sql`insert into guests (user_id, match_id, player_id, host_id, brought_at, is_kept)
    values ('ana', 'closed', 'dani', 'nico', '', 0)`.execute(db);
  await sql`insert into confirmations (user_id, match_id, player_id, confirmed, declined)
    values ('ana', 'off', 'nico', 1, 0), ('ana', 'off', 'dani', 0, 1)`.execute(db);
  return { migrate, db };
}

test('migration 042 says whose shares are charged, also those of guests and of lost deposits', async () => {
  const { migrate, db } = await aDatabaseBefore();
  const charges = [
    ['own', 'closed', null, 1],
    ['guest', 'closed', 'Dani (invitado)', 1],
    ['gone', 'closed', 'Teo (invitado)', 1],
    ['lost', 'off', 'Seña perdida', 0],
    ['by-hand', null, 'Pelota', 0],
  ] as const;
  for (const [id, match, note, isShare] of charges) {
    await sql`insert into ledger_entries (user_id, list_id, entry_id, kind, amount, player_id,
        match_id, is_deposit, is_share, note, author, at)
      values ('ana', 'list', ${id}, 'charge', 3000, 'nico', ${match}, 0, ${isShare}, ${note},
        'Ana', ${id})`.execute(db);
  }
  await migrate();
  const rows = await db
    .selectFrom('ledger_entries')
    .select(['entry_id', 'is_share', 'share_of'])
    .orderBy('entry_id')
    .execute();
  expect(rows).toEqual([
    { entry_id: 'by-hand', is_share: 0, share_of: null },
    { entry_id: 'gone', is_share: 1, share_of: 'gone' },
    { entry_id: 'guest', is_share: 1, share_of: 'dani' },
    { entry_id: 'lost', is_share: 1, share_of: 'nico' },
    { entry_id: 'own', is_share: 1, share_of: 'nico' },
  ]);
});

test('migration 042 keeps the cost of closed accounts, and who is confirmed in suspended matches', async () => {
  const { migrate, db } = await aDatabaseBefore();
  await migrate();
  const closed = await db
    .selectFrom('match_money')
    .select(['match_id', 'closed_cost', 'closed_price'])
    .orderBy('match_id')
    .execute();
  expect(closed).toEqual([
    { match_id: 'closed', closed_cost: 9000, closed_price: null },
    { match_id: 'off', closed_cost: null, closed_price: null },
  ]);
  const confirmed = await db
    .selectFrom('match_money_players')
    .select(['match_id', 'player_id', 'was_confirmed', 'is_exempt'])
    .execute();
  expect(confirmed).toEqual([
    { match_id: 'off', player_id: 'nico', was_confirmed: 1, is_exempt: 0 },
  ]);
});
