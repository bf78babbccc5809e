import { expect, test } from 'vitest';
import { batchPerTick } from './batch-per-tick.ts';

test('requests of one tick continue together, after all of them were read', async () => {
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

test('a request of a later tick continues', async () => {
  await batchPerTick();
  await expect(batchPerTick()).resolves.toBeUndefined();
});
