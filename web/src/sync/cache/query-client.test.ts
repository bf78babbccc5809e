import { MutationObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { newQueryClient } from './query-client.ts';

test('a write of the previous user is not sent after a change of user', async () => {
  let isOver = false;
  const client = newQueryClient(() => isOver);
  const mutationFn = vi.fn<() => Promise<string>>(async () => 'done');
  const press = () => new MutationObserver(client, { mutationFn }).mutate();
  await expect(press()).resolves.toBe('done');
  isOver = true;
  await expect(press()).rejects.toThrow();
  expect(mutationFn).toHaveBeenCalledTimes(1);
});
