import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timestamp, timestampAfter } from './timestamps.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');

test('a timestamp is UTC with microseconds', () => {
  expect(timestamp(noon + 7)).toBe('2026-11-21T12:00:00.007000Z');
});

test.each([
  ['the clock moved on', '2026-11-21T11:59:59.999000Z', '2026-11-21T12:00:00.000000Z'],
  ['the clock stands still', '2026-11-21T12:00:00.000000Z', '2026-11-21T12:00:00.000001Z'],
  ['the clock went back', '2026-11-21T12:30:00.000041Z', '2026-11-21T12:30:00.000042Z'],
  ['the second is full', '2026-11-21T23:59:59.999999Z', '2026-11-22T00:00:00.000000Z'],
])('the next timestamp when %s', (_, previous, next) => {
  expect(timestampAfter(previous, noon)).toBe(next);
});

test('timestamps increase under any clock, also as text', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5000, max: 5000 }), { maxLength: 50 }), (jumps) => {
      let previous = timestamp(noon);
      for (const jump of jumps) {
        const next = timestampAfter(previous, noon + jump);
        expect(next > previous).toBe(true);
        expect(next).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
        previous = next;
      }
    }),
  );
});
