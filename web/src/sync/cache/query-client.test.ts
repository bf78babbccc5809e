import { MutationObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { newQueryClient } from './query-client.ts';

test('a write that a user began does not go out once another one is shown', async () => {
  let isOver = false;
  const client = newQueryClient(() => isOver);
  const mutationFn = vi.fn<() => Promise<string>>(async () => 'done');
  const press = () => new MutationObserver(client, { mutationFn }).mutate();
  await expect(press()).resolves.toBe('done');
  isOver = true;
  await expect(press()).rejects.toThrow();
  expect(mutationFn).toHaveBeenCalledTimes(1);
});
