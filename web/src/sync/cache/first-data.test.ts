import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstData } from './first-data.ts';
import { newQueryClient } from './query-client.ts';

const WITHIN_MS = 5_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Returns a client whose requests the test answers, and a function that tells whether the first screen has its data.
 */
function aScreen() {
  const client = newQueryClient();
  let isThere = false;
  void firstData(client, WITHIN_MS).then(() => (isThere = true));
  const request = (path: string) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    void client.fetchQuery({ queryKey: [path], queryFn: () => promise, staleTime: 0 });
    return async () => {
      resolve('data');
      await vi.advanceTimersByTimeAsync(0);
    };
  };
  return { client, request, isThere: () => isThere };
}

test('the first screen has its data when every request that it has sent is answered', async () => {
  const { request, isThere } = aScreen();
  const answers = [request('/api/home'), request('/api/badges')];
  await answers[0]?.();
  expect(isThere()).toBe(false);
  await answers[1]?.();
  expect(isThere()).toBe(true);
});

test('data that an earlier visit stored does not count as the data of the first screen', async () => {
  const { client, request, isThere } = aScreen();
  client.setQueryData(['/api/home'], 'stored');
  await vi.advanceTimersByTimeAsync(0);
  expect(isThere()).toBe(false);
  await request('/api/home')();
  expect(isThere()).toBe(true);
});

test('a screen without a reply is waited for no longer than the limit', async () => {
  const { request, isThere } = aScreen();
  request('/api/home');
  await vi.advanceTimersByTimeAsync(WITHIN_MS - 1);
  expect(isThere()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isThere()).toBe(true);
});
