import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anEmptyDatabase } from '../../../testing/an-empty-database.ts';
import { MIGRATIONS } from './migrate.ts';

const OF_USER = { user_id: 'ana' };
const PLAYERS = ['ana', 'beto', 'caro', 'dani'];
/** Devices as hash, player and `doubted_at`, which is set when the device only claims the name. */
const DEVICES = [
  ['a', 'ana', null],
  ['b', 'beto', null],
  ['c', 'caro', '2026-11-20'],
  ['d', 'dani', null],
] as const;

async function beforeDevices() {
  const { migrate, db, tables } = await anEmptyDatabase();
  const names = Object.keys(MIGRATIONS);
  const earlier = names.indexOf('031-survey-devices');
  await migrate(Object.fromEntries(Object.entries(MIGRATIONS).slice(0, earlier)));
  const user = { ...OF_USER, name: 'Ana', created_at: '', last_timestamp: '', deeds_after: '' };
  await db.insertInto('users').values(user).execute();
  for (const list_id of ['open', 'closed']) {
    const list = { ...OF_USER, list_id, name: list_id, created_at: '' };
    await db.insertInto('players_lists').values(list).execute();
    const players = PLAYERS.map((name) => {
      const player = { player_id: `${list_id} ${name}`, list_id, name, sort_key: name, rating: 3 };
      return { ...OF_USER, ...player, created_at: '' };
    });
    await db.insertInto('players').values(players).execute();
    const devices = DEVICES.map(([device, name, doubted_at]) => {
      const holds = { player_id: `${list_id} ${name}`, claimed_at: '', used_at: '', doubted_at };
      return { ...OF_USER, list_id, device_hash: `${list_id} ${device}`, ...holds };
    });
    await db.insertInto('devices').values(devices).execute();
    const is_closed = Number(list_id === 'closed');
    const survey = { ...OF_USER, survey_id: list_id, list_id, closes_at: '', is_closed };
    await db
      .insertInto('surveys')
      .values({ ...survey, answer_count: 3 })
      .execute();
  }
  // The second device has answered for another player, and the last one no longer exists.
  for (const [player, device] of [
    ['ana', 'a'],
    ['dani', 'b'],
    ['caro', 'gone'],
  ])
    await sql`insert into survey_participants (user_id, survey_id, player_id, device_hash)
      values ('ana', 'open', ${`open ${player}`}, ${`open ${device}`})`.execute(db);
  return { migrate, db, tables };
}

test('migration 031 lets open surveys go on with the devices that own a name at the upgrade', async () => {
  const { migrate, db, tables } = await beforeDevices();
  await migrate();
  const rows = await db.selectFrom('survey_devices').selectAll().orderBy('device_hash').execute();
  const device = (name: string, player: string, has_answered: number) => ({
    ...OF_USER,
    survey_id: 'open',
    device_hash: `open ${name}`,
    player_id: `open ${player}`,
    has_answered,
  });
  expect(rows).toEqual([
    device('a', 'ana', 1),
    device('b', 'dani', 1),
    device('d', 'dani', 0),
    device('gone', 'caro', 1),
  ]);
  expect(await tables()).not.toContain('survey_participants');
});
