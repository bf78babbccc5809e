import { expect, test } from 'vitest';
import { SERVICE_AT_ONCE, serviceHealth } from './service-health.ts';

test('a push service gets a limited number of messages at once, independent of other services', () => {
  const health = serviceHealth(() => 0);
  const begun = Array.from({ length: 20 }, () => health.begin('hangs')).filter(Boolean);
  expect(begun).toHaveLength(SERVICE_AT_ONCE);
  expect(health.full()).toEqual(['hangs']);
  expect(health.begin('well')).toBe(true);
  health.end('hangs', true);
  expect(health.begin('hangs')).toBe(true);
});

test('a push service that fails five times is paused, then tried with one message, and paused for longer', () => {
  let now = 0;
  const health = serviceHealth(() => now);
  const fails = () => {
    expect(health.begin('x')).toBe(true);
    health.end('x', false);
  };
  for (let time = 0; time < 5; time += 1) fails();
  expect(health.begin('x')).toBe(false);
  now += 30_000;
  expect(health.begin('x')).toBe(true);
  expect(health.begin('x')).toBe(false);
  health.end('x', false);
  now += 59_999;
  expect(health.full()).toEqual(['x']);
  now += 1;
  expect(health.begin('x')).toBe(true);
  health.end('x', true);
  expect(health.begin('x')).toBe(true);
  expect(health.begin('x')).toBe(true);
});
