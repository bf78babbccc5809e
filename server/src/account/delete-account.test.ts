import { sql } from 'kysely';
import type { PlayersList, Profile } from '@picadito/domain';
import { expect, test } from 'vitest';
import { cookieNames } from '../identity/cookies.ts';
import { DEMO_ISSUER, SAMPLE_ACCOUNT } from '../demo/accounts.ts';
import type { Store } from '../store/store.ts';
import { aFullAccount } from '../../testing/a-full-account.ts';
import { anEventStream } from '../../testing/an-event-stream.ts';
import { aMatch, confirm } from '../../testing/a-match.ts';
import { eventually } from '../../testing/eventually.ts';
import { everyRowOf, ownedTablesOf } from '../../testing/every-row.ts';
import { PUBLIC_URL, testApp, type Client } from '../../testing/test-app.ts';
import { write } from '../transactions/write.ts';

const idOf = async (organiser: Client) => (await organiser.get<Profile>('/api/me')).body.id;
const noRows = (tables: Record<string, string[]>) =>
  Object.values(tables).every((rows) => rows.length === 0);

async function allRows(store: Store): Promise<number> {
  let count = 0;
  for (const table of await ownedTablesOf(store)) {
    const query = sql`select user_id from ${sql.table(table)}`;
    count += (await store.transaction((tx) => query.execute(tx))).rows.length;
  }
  return count;
}

test('deleting an account removes every row of the organiser and no row of another user', async () => {
  const { signedIn, store, context } = await testApp();
  const [ana, beto] = [await signedIn('ana'), await signedIn('beto')];
  await aFullAccount(ana, context);
  await aFullAccount(beto, context);
  const [anasId, betosId] = [await idOf(ana), await idOf(beto)];
  const before = await everyRowOf(store, anasId);
  // Every table must have a row of the account, or the test would miss a forgotten table.
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  const betos = await everyRowOf(store, betosId);

  const { status, headers, body } = await ana.delete('/api/me');
  expect({ status, body }).toEqual({ status: 204, body: null });
  expect(String(headers['set-cookie'])).toMatch(
    new RegExp(`^${cookieNames(PUBLIC_URL).session}=; .*Expires=Thu, 01 Jan 1970`),
  );
  expect(noRows(await everyRowOf(store, anasId))).toBe(true);
  expect(await everyRowOf(store, betosId)).toEqual(betos);
  expect((await ana.get('/api/lists')).status).toBe(401);
  expect((await ana.delete('/api/me')).status).toBe(401);
});

test('signing in after a deletion creates a new account, the sample account with its sample data', async () => {
  const { signedIn, context } = await testApp();
  const sample = { issuer: DEMO_ISSUER, subject: SAMPLE_ACCOUNT };
  for (const [identity, lists] of [
    [{}, 0],
    [sample, 2],
  ] as const) {
    const first = await signedIn('ana', identity);
    await aFullAccount(first, context);
    const id = await idOf(first);
    await first.delete('/api/me');
    const again = await signedIn('ana', identity);
    expect((await again.get<PlayersList[]>('/api/lists')).body).toHaveLength(lists);
    expect(await idOf(again)).not.toBe(id);
  }
});

test('deleting an account signs out its other devices and closes their event streams', async () => {
  const { app, signedIn } = await testApp();
  const [ana, phone, beto] = [await signedIn('ana'), await signedIn('ana'), await signedIn('beto')];
  const [hers, betos] = [await anEventStream(app, phone), await anEventStream(app, beto)];
  await ana.delete('/api/me');
  await eventually(() => expect(hers.isOpen()).toBe(false));
  expect(betos.isOpen()).toBe(true);
  expect((await phone.get('/api/me')).status).toBe(401);
});

test('a write after the deletion gets 401 and stores nothing', async () => {
  const { signedIn, store, context } = await testApp();
  const ana = await signedIn('ana');
  const id = await idOf(ana);
  const organiser = { id, timeZone: null, country: null, badgeFactsAfter: '', tab: null };
  await ana.delete('/api/me');
  const late = write(context, organiser, async (_tx, writeContext) =>
    writeContext.recordChange('list', 'x'),
  );
  await expect(late).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await allRows(store)).toBe(0);
});

test('a concurrent write from another device is deleted with the account or gets 401', async () => {
  const { signedIn, store } = await testApp();
  for (let round = 0; round < 3; round += 1) {
    const [ana, phone] = [await signedIn('ana'), await signedIn('ana')];
    const { match, ids } = await aMatch(ana, '2345');
    const replies = await Promise.all([
      ...ids.map((id) => confirm(phone, match.id, id)),
      phone.post('/api/lists', { name: 'Tarde' }),
      ana.delete('/api/me'),
      phone.patch('/api/me', { name: 'Otra' }),
      phone.delete('/api/sessions/others'),
      phone.delete('/api/me'),
    ]);
    for (const { status } of replies) expect([200, 201, 204, 401, 404]).toContain(status);
    await ana.delete('/api/me');
    await phone.delete('/api/me');
    expect(await allRows(store)).toBe(0);
  }
});

test('a concurrent sign-in ends with the account or creates a new one', async () => {
  const { signedIn, store } = await testApp();
  for (let round = 0; round < 3; round += 1) {
    const ana = await signedIn('ana');
    await aMatch(ana, '2345');
    const [, ...devices] = await Promise.all([
      ana.delete('/api/me'),
      signedIn('ana'),
      signedIn('ana'),
    ]);
    for (const device of devices) {
      const { status, body } = await device.get<PlayersList[]>('/api/lists');
      expect(status === 200 ? body : status).toEqual(status === 200 ? [] : 401);
    }
    for (const device of devices) await device.delete('/api/me');
    expect(await allRows(store)).toBe(0);
  }
});

test('deleting an account requires a session', async () => {
  const { signedIn, visitor, store } = await testApp();
  await signedIn('ana');
  const rows = await allRows(store);
  expect((await visitor.delete('/api/me')).status).toBe(401);
  expect(await allRows(store)).toBe(rows);
});
