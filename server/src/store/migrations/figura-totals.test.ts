import { expect, test } from 'vitest';
import { anEmptyDatabase } from '../../../testing/an-empty-database.ts';
import { timestamp } from '../timestamps.ts';
import { MIGRATIONS } from './migrate.ts';

const HOUR_MS = 60 * 60 * 1000;
const OF_USER = { user_id: 'ana' };
const TEAMS = { ana: 'claro', beto: 'claro', caro: 'oscuro', dani: 'oscuro', ema: 'suplente' };

/** Votes by match, as pairs of voter and candidate. The fourth and the fifth vote of 'closed' involve a substitute. */
const VOTES = {
  closed: ['ana beto', 'caro beto', 'dani caro', 'ema beto', 'beto ema'],
  'too few': ['ana beto', 'caro beto', 'ema beto', 'dani ema'],
  open: ['ana beto', 'caro beto', 'dani caro'],
};

async function beforeTotals() {
  const { migrate, db } = await anEmptyDatabase();
  const names = Object.keys(MIGRATIONS);
  const earlier = names.slice(0, names.indexOf('030-figura-totals'));
  await migrate(Object.fromEntries(Object.entries(MIGRATIONS).slice(0, earlier.length)));
  const user = { ...OF_USER, name: 'Ana', created_at: '', last_timestamp: '', deeds_after: '' };
  await db.insertInto('users').values(user).execute();
  for (const [match_id, votes] of Object.entries(VOTES)) {
    const startsAt = Date.now() - (match_id === 'open' ? 25 : 27) * HOUR_MS;
    const when = { date: '2026-11-20', time: '21:00', time_zone: 'UTC' };
    const match = { ...OF_USER, ...when, match_id, starts_at: timestamp(startsAt), location: 'x' };
    const stored = { ...match, created_at: '', is_recurring: 0, sit_out: 'nivel' } as const;
    await db.insertInto('matches').values(stored).execute();
    for (const name of ['claro', 'oscuro', 'suplente'] as const) {
      const team = { ...OF_USER, match_id, team_id: `${match_id} ${name}`, name };
      await db
        .insertInto('teams')
        .values({ ...team, created_by: 'manual', created_at: '' })
        .execute();
    }
    const places = Object.entries(TEAMS).map(([player_id, team], position) => {
      const team_id = `${match_id} ${team}`;
      return { ...OF_USER, match_id, player_id, team_id, position, name: player_id, rating: 3 };
    });
    await db.insertInto('team_players').values(places).execute();
    const cast = votes.map((vote) => {
      const [player_id = '', figura_id = ''] = vote.split(' ');
      return { ...OF_USER, match_id, player_id, device_hash: player_id, figura_id };
    });
    await db.insertInto('figura_votes').values(cast).execute();
  }
  return { migrate, db };
}

test('migration 030 counts the votes that have closed, by the rule of the close, and deletes who voted for whom', async () => {
  const { migrate, db } = await beforeTotals();
  await migrate();
  const totals = await db.selectFrom('figura_totals').selectAll().orderBy('player_id').execute();
  expect(totals).toEqual([
    { ...OF_USER, match_id: 'closed', player_id: 'beto', votes: 2 },
    { ...OF_USER, match_id: 'closed', player_id: 'caro', votes: 1 },
  ]);
  const closings = await db.selectFrom('figura_closings').select('match_id').execute();
  expect(closings.map(({ match_id }) => match_id).toSorted()).toEqual(['closed', 'too few']);
  const left = await db.selectFrom('figura_votes').select('match_id').distinct().execute();
  expect(left).toEqual([{ match_id: 'open' }]);
});
