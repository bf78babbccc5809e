import { MESSAGES } from '@picadito/domain';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { logOptions } from '../logging/log.ts';
import { LIMITS } from '../store/engines/postgres-pool.ts';
import { postgresEngine } from '../store/engines/postgres.ts';
import { openStore } from '../store/store.ts';
import { temporaryDatabase } from '../../testing/temporary-database.ts';
import { testApp } from '../../testing/test-app.ts';

test('requests that wait too long for a connection get 503, and one line of the log names DATABASE_CONNECTIONS', async () => {
  const { address, remove } = await temporaryDatabase();
  const url = address.engine === 'postgres' ? address.url : '';
  const use = { connections: 2, limits: { ...LIMITS, connect: 500 } };
  const store = await openStore(postgresEngine(url, use));
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  const lines: string[] = [];
  const logger = logOptions('warn', { write: (line) => void lines.push(line) });
  const ana = await (await testApp({ logger }, store)).signedIn('ana');
  const asking = async () => [
    await ana.get('/api/lists'),
    await ana.post('/api/lists', { name: 'Jueves' }),
  ];
  const holding = store.transaction((tx) => sql`select pg_sleep(3)`.execute(tx));
  for (const { status, body } of await asking())
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { detail: MESSAGES.unavailable },
    });
  await holding;
  expect(lines.filter((line) => line.includes('DATABASE_CONNECTIONS'))).toHaveLength(1);
  expect((await asking()).map(({ status }) => status)).toEqual([200, 201]);
});
