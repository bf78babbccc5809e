import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countdown } from './countdown.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a countdown ends after its time, without the pauses', () => {
  const done = vi.fn();
  const { pause, resume } = countdown(5_000, done);
  resume();
  vi.advanceTimersByTime(2_000);
  pause();
  pause();
  vi.advanceTimersByTime(60_000);
  resume();
  vi.advanceTimersByTime(2_999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

test('an infinite countdown never ends', () => {
  const done = vi.fn();
  const { pause, resume } = countdown(Infinity, done);
  pause();
  resume();
  expect(vi.getTimerCount()).toBe(0);
});
