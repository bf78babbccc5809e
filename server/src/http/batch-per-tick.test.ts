import { expect, test } from 'vitest';
import { endOfTurn } from '../plugins/end-of-turn.ts';

test('Requests that came together go on together, once all of them have been read', async () => {
  const order: string[] = [];
  const answered = ['Ana', 'Beto'].map(async (name) => {
    order.push(`read ${name}`);
    await endOfTurn();
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
  await endOfTurn();
  await expect(endOfTurn()).resolves.toBeUndefined();
});
