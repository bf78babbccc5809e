import { expect, test } from 'vitest';
import { batchPerTick } from './batch-per-tick.ts';

test('Requests that came together go on together, once all of them have been read', async () => {
  const order: string[] = [];
  const answered = ['Ana', 'Beto'].map(async (name) => {
    order.push(`read ${name}`);
    await batchPerTick();
    order.push(`looked up ${name}`);
    await Promise.resolve();
    order.push(`answered ${name}`);
  });
  await Promise.all(answered);

  expect(order).toEqual([
    'read Ana',
    'read Beto',
    'looked up Ana',
    'looked up Beto',
    'answered Ana',
    'answered Beto',
  ]);
});

test('Who comes a turn later is not left waiting', async () => {
  await batchPerTick();
  await expect(batchPerTick()).resolves.toBeUndefined();
});
