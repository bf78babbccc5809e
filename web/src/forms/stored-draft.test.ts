import { expect, test } from 'vitest';
import { areSame, changedFields, restoreValues } from './stored-draft.ts';

const untouched = { location: '', isRecurring: false };

test('what the browser kept of a form comes back', () => {
  const typed = { location: 'Cancha Núñez', isRecurring: true };
  expect(restoreValues(JSON.parse(JSON.stringify(typed)), untouched)).toEqual(typed);
});

test.each([null, 'x', [], {}, { other: 1 }, { location: 3 }, { location: null }])(
  '%j is nothing typed',
  (kept) => {
    expect(restoreValues(kept, untouched)).toEqual(untouched);
  },
);

test('what is typed over something comes back over what it has become since', () => {
  const match = { location: 'Cancha', time: '21:00' };
  const kept = changedFields({ ...match, location: 'Polideportivo' }, match);
  expect(kept).toEqual({ location: 'Polideportivo' });
  expect(restoreValues(kept, { ...match, time: '19:15' })).toEqual({
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
