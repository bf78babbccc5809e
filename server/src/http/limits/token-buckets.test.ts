import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenBuckets } from './token-buckets.ts';

const RATE = { perSecond: 100, burst: 500 };

test('a burst passes, then requests at the rate, and the wait is returned', () => {
  const buckets = tokenBuckets(RATE);
  for (let n = 0; n < 500; n += 1) expect(buckets.take('ana', 0)).toBe(0);
  expect(buckets.take('ana', 0)).toBeCloseTo(10);
  expect(buckets.take('ana', 9)).toBeCloseTo(1);
  expect(buckets.take('ana', 10)).toBe(0);
  expect(buckets.take('ana', 10)).toBeCloseTo(10);
  let passed = 0;
  for (let now = 10; now < 1010; now += 1) if (buckets.take('ana', now) === 0) passed += 1;
  expect(passed).toBe(99);
});

test('after a quiet minute, the first minute passes less than twice the limit and each later minute the limit', () => {
  const buckets = tokenBuckets({ perSecond: 20 / 60, burst: 20 });
  const passedIn = (minute: number) =>
    Array.from({ length: 6000 }, (_, at) => minute * 60_000 + at * 10).filter(
      (now) => buckets.take('ana', now) === 0,
    ).length;
  expect([0, 1, 2].map(passedIn)).toEqual([39, 20, 20]);
});

test('requests of a refused key take no tokens of other keys', () => {
  const buckets = tokenBuckets({ perSecond: 1, burst: 2 });
  expect([0, 0, 0].map((now) => buckets.take('ana', now) > 0)).toEqual([false, false, true]);
  expect(buckets.take('beto', 0)).toBe(0);
});

test('a bucket refills in its time, across generations', () => {
  const buckets = tokenBuckets({ perSecond: 1, burst: 10 });
  for (let n = 0; n < 10; n += 1) buckets.take('ana', 0);
  for (let now = 10_001; now < 20_000; now += 1000) buckets.take('beto', now);
  for (let n = 0; n < 10; n += 1) expect(buckets.take('ana', 20_500)).toBe(0);
  expect(buckets.take('ana', 20_500)).toBeGreaterThan(0);
  buckets.take('beto', 30_002);
  expect(buckets.take('ana', 21_000)).toBeGreaterThan(0);
});

test('at no time do more requests pass than the bucket allows', () => {
  const asks = fc.array(fc.tuple(fc.constantFrom('ana', 'beto'), fc.nat({ max: 400 })), {
    maxLength: 300,
  });
  fc.assert(
    fc.property(asks, fc.integer({ min: 1, max: 20 }), (requested, burst) => {
      const perSecond = 4;
      const buckets = tokenBuckets({ perSecond, burst });
      const tokens = new Map<string, { left: number; at: number }>();
      let now = 0;
      for (const [key, later] of requested) {
        now += later;
        const { left, at } = tokens.get(key) ?? { left: burst, at: now };
        const filled = Math.min(burst, left + ((now - at) * perSecond) / 1000);
        const passes = filled >= 1 - 1e-5;
        expect(buckets.take(key, now) === 0).toBe(passes);
        tokens.set(key, { left: passes ? filled - 1 : filled, at: now });
      }
    }),
  );
});

test('memory stays bounded under a flood of keys', () => {
  const buckets = tokenBuckets({ perSecond: 1, burst: 1 }, 100);
  buckets.take('ana', 0);
  expect(buckets.take('ana', 0)).toBeGreaterThan(0);
  for (let n = 0; n < 250; n += 1) buckets.take(`other ${n}`, 0);
  expect(buckets.take('ana', 0)).toBe(0);
});
