import { expect, test } from 'vitest';
import { adaptiveLimit } from './adaptive-limit.ts';

/** A limit between 10 and 100, of requests that all take so long. */
function aLimit() {
  let now = 0;
  const limit = adaptiveLimit({ min: 10, max: 100 }, () => now);
  const windows = (count: number, { underWay, takes }: { underWay: number; takes: number }) => {
    for (let window = 0; window < count; window += 1) {
      limit.isReached(underWay);
      now += 100;
      limit.done(now - takes);
    }
  };
  return { isReached: (underWay: number) => limit.isReached(underWay), windows };
}

test('it is the maximum at first, and stays it however long requests take that are few', () => {
  const { isReached, windows } = aLimit();
  expect([isReached(99), isReached(100)]).toEqual([false, true]);
  windows(1, { underWay: 0, takes: 1 });
  windows(100, { underWay: 99, takes: 5000 });
  expect(isReached(99)).toBe(false);
});

test('it shrinks to the minimum while it is reached and requests take too long, and grows back when they do not', () => {
  const { isReached, windows } = aLimit();
  windows(1, { underWay: 100, takes: 200 });
  expect([isReached(79), isReached(80)]).toEqual([false, true]);
  windows(30, { underWay: 100, takes: 200 });
  expect([isReached(9), isReached(10)]).toEqual([false, true]);
  windows(3, { underWay: 100, takes: 20 });
  expect([isReached(39), isReached(40)]).toEqual([false, true]);
  windows(30, { underWay: 0, takes: 20 });
  expect([isReached(99), isReached(100)]).toEqual([false, true]);
});
