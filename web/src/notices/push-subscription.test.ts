import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readyWorker } from './push-subscription.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a worker that never comes is given up after a minute', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { ready: new Promise(() => {}) } });
  const outcome = readyWorker().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBeInstanceOf(DOMException);
});

test('a worker that comes later is waited for', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve('registration') } });
  expect(await readyWorker()).toBe('registration');
});
