import { expect, onTestFinished, test } from 'vitest';
import { notFound } from './app-error.ts';
import { engineAt } from './store/engines/engine-at.ts';
import { openStore } from './store/store.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { testApp } from '../testing/test-app.ts';
import { createMetrics } from './metrics.ts';

async function sample(metrics: { text: () => Promise<string> }, line: string) {
  const found = (await metrics.text()).split('\n').find((known) => known.startsWith(`${line} `));
  return Number(found?.split(' ').at(-1));
}

test('transactions are counted by outcome, with the retries after a conflict', async () => {
  const metrics = createMetrics();
  const { address, remove } = await temporaryDatabase();
  const conflict = new Error('they met');
  const engine = { ...engineAt(address), isConflict: (error: unknown) => error === conflict };
  const opened = await openStore(engine, { onRetry: metrics.countRetry });
  onTestFinished(async () => {
    await opened.close();
    await remove();
  });
  const store = metrics.watchStore(opened);
  const failingWith = (error: Error, times = Infinity) => {
    let left = times;
    return store.transaction(async () => {
      left -= 1;
      if (left >= 0) throw error;
    });
  };
  await failingWith(conflict, 2);
  await expect(failingWith(conflict)).rejects.toThrow(conflict);
  await expect(failingWith(notFound())).rejects.toThrow();
  await expect(failingWith(new Error('disk'))).rejects.toThrow('disk');

  const ended = (outcome: string) =>
    sample(metrics, `database_transaction_duration_seconds_count{outcome="${outcome}"}`);
  expect([await ended('committed'), await ended('refused'), await ended('failed')]).toEqual([
    1, 1, 2,
  ]);
  expect(await sample(metrics, 'database_transaction_retries_total')).toBe(2 + 4);
});

test('requests are counted by method, route pattern and status only', async () => {
  const metrics = createMetrics();
  const { visitor, signedIn } = await testApp({ metrics });
  await visitor.get('/api/lists/one');
  await visitor.get('/api/lists/two?q=Zulema');
  await visitor.get('/nowhere/Zulema');
  const ana = await signedIn('ana');
  await ana.get('/api/lists/Zulema');
  const count = (route: string, status: number) =>
    sample(
      metrics,
      `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`,
    );
  expect(await count('/api/lists/:id', 401)).toBe(2);
  expect(await count('/api/lists/:id', 404)).toBe(1);
  expect(await count('none', 404)).toBe(1);
  expect(await sample(metrics, 'http_requests_in_flight')).toBe(0);
  expect(await metrics.text()).not.toMatch(/Zulema|ana/);
});
