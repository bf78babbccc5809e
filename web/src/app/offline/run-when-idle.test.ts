import { afterEach, expect, test, vi } from 'vitest';
import { runWhenIdle } from './run-when-idle.ts';

type Rest = { work: () => void; within: number };

/**
 * Simulates a browser that is never idle by itself. Returns the work that waits for an idle period; the test runs it.
 */
function busyBrowser(): Rest[] {
  const waiting: Rest[] = [];
  const requestIdleCallback = (work: () => void, { timeout }: { timeout: number }) =>
    waiting.push({ work, within: timeout });
  vi.stubGlobal('window', { requestIdleCallback });
  return waiting;
}

afterEach(() => void vi.unstubAllGlobals());

test('work waits for its time and then for an idle period, which a busy browser grants within a second', async () => {
  const waiting = busyBrowser();
  const start = vi.fn<() => Promise<() => void>>(async () => () => {});
  const { promise, resolve } = Promise.withResolvers<void>();
  runWhenIdle(promise, start);
  expect(waiting).toEqual([]);
  resolve();
  await promise;
  expect(waiting).toEqual([{ work: expect.any(Function), within: 1_000 }]);
  expect(start).not.toHaveBeenCalled();
  waiting[0]?.work();
  expect(start).toHaveBeenCalledOnce();
});

test('work without a time starts at once, and work that was stopped never starts', async () => {
  const waiting = busyBrowser();
  const start = vi.fn<() => Promise<() => void>>(async () => () => {});
  runWhenIdle(null, start);
  expect(start).toHaveBeenCalledOnce();

  const stopped = vi.fn<() => Promise<() => void>>(async () => () => {});
  const due = Promise.resolve();
  runWhenIdle(due, stopped)();
  await due;
  for (const { work } of waiting) work();
  expect(stopped).not.toHaveBeenCalled();
});
