import type { HealthReport } from '@picadito/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { MIGRATIONS } from '../store/migrations/migrate.ts';
import { ENGINE } from '../../testing/temporary-database.ts';
import { testApp } from '../../testing/test-app.ts';

const NEWEST_MIGRATION = Object.keys(MIGRATIONS).at(-1)?.slice(0, 3);

const NEEDED = [
  'playersLists userId,createdAt',
  'players listId,name',
  'matches userId,date',
  'confirmations matchId',
  'confirmations playerId',
  'confirmations matchId,playerId',
  'teams matchId',
  'teamPlayers teamId',
  'matches listId,startsAt',
  'calls matchId',
];

test('health checks need no session and one has the version; without a database only /readyz fails', async () => {
  const { visitor, store } = await testApp();
  const { status, body } = await visitor.get('/healthz');
  expect({ status, body }).toEqual({
    status: 200,
    body: { status: 'ok', version: manifest.version },
  });
  expect((await visitor.get('/readyz')).status).toBe(200);
  await store.close();
  expect((await visitor.get('/healthz')).status).toBe(200);
  expect((await visitor.get('/readyz')).status).toBe(503);
});

test('the report on the database lists every index that the specification names', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { status, body } = await ana.get<HealthReport>('/api/health');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'ok',
    database: { engine: ENGINE, version: NEWEST_MIGRATION },
  });
  expect(body.database.latencyMs).toBeGreaterThanOrEqual(0);
  expect(body.indexes.map(({ collection, fields }) => `${collection} ${fields.join()}`)).toEqual(
    NEEDED,
  );
  expect(body.indexes.filter(({ present }) => !present)).toEqual([]);
});

test('no response names the version of the engine', async () => {
  const { app, store, signedIn } = await testApp();
  const ana = await signedIn('ana');
  const ofEngine = ENGINE === 'sqlite' ? sql`sqlite_version()` : sql`version()`;
  const { rows } = await store.transaction((tx) =>
    sql<{ version: string }>`select ${ofEngine} as version`.execute(tx),
  );
  const [version = ''] = /\d+\.\d+(\.\d+)?/.exec(rows[0]?.version ?? '') ?? [];
  expect(version).not.toBe('');
  const { body: report } = await ana.get<HealthReport>('/api/health');
  const lasting = { ...report, database: { ...report.database, latencyMs: 0 } };
  expect(JSON.stringify(lasting)).not.toContain(version);
  for (const url of ['/healthz', '/readyz', '/api/openapi.json', '/api/none']) {
    const { headers, body } = await app.inject(url);
    expect(JSON.stringify(headers) + body).not.toContain(version);
  }
});

async function missingIn({ signedIn }: Awaited<ReturnType<typeof testApp>>) {
  const ana = await signedIn('ana');
  const { body } = await ana.get<HealthReport>('/api/health');
  expect(body.status).toBe('degraded');
  const missing = body.indexes.filter(({ present }) => !present);
  return missing.map(({ collection, fields }) => `${collection} ${fields.join()}`);
}

test.each([
  ['players_lists_newest', 'playersLists userId,createdAt'],
  ['players_by_name', 'players listId,name'],
  ['matches_by_date', 'matches userId,date'],
  ['confirmations_of_player', 'confirmations playerId'],
  ['team_players_of_team', 'teamPlayers teamId'],
  ['matches_of_list', 'matches listId,startsAt'],
])('the report shows that the index %s is missing', async (index, query) => {
  const server = await testApp();
  await server.store.transaction((tx) => tx.schema.dropIndex(index).execute());
  expect(await missingIn(server)).toEqual([query]);
});

/** Queries that use the index of a key. Such an index cannot be dropped, so the test replaces the table. */
test.each([
  ['confirmations', 'player_id', ['confirmations matchId', 'confirmations matchId,playerId']],
  ['confirmations', 'match_id', ['confirmations playerId', 'confirmations matchId,playerId']],
  ['teams', 'name', ['teams matchId']],
  ['calls', 'player_id', ['calls matchId']],
])('the report shows what %s lacks with an index by %s alone', async (table, by, missing) => {
  const server = await testApp();
  await server.store.transaction(async (tx) => {
    await tx.schema.alterTable(table).renameTo('former').execute();
    await sql`create table ${sql.table(table)} as select * from former`.execute(tx);
    await tx.schema.createIndex('only').on(table).columns(['user_id', by]).execute();
  });
  expect(await missingIn(server)).toEqual(missing);
});
