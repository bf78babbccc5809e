import { expect, test } from 'vitest';
import { areSame, changedFields, restoreValues } from './draft.ts';

const untouched = { location: '', isRecurring: false };

test('a stored draft is restored', () => {
  const typed = { location: 'Cancha Núñez', isRecurring: true };
  expect(restoreValues(JSON.parse(JSON.stringify(typed)), untouched)).toEqual(typed);
});

test.each([null, 'x', [], {}, { other: 1 }, { location: 3 }, { location: null }])(
  '%j counts as no draft',
  (stored) => {
    expect(restoreValues(stored, untouched)).toEqual(untouched);
  },
);

test('a draft of changes is restored over the current values', () => {
  const match = { location: 'Cancha', time: '21:00' };
  const stored = changedFields({ ...match, location: 'Polideportivo' }, match);
  expect(stored).toEqual({ location: 'Polideportivo' });
  expect(restoreValues(stored, { ...match, time: '19:15' })).toEqual({
    location: 'Polideportivo',
    time: '19:15',
  });
});

test.each([
  ['a text', { location: 'x' }],
  ['a tick', { isRecurring: true }],
])('two forms differ by %s', (_name, change) => {
  expect(areSame(untouched, { ...untouched })).toBe(true);
  expect(areSame({ ...untouched, ...change }, untouched)).toBe(false);
});
