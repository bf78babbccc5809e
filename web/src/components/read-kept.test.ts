import { expect, test } from 'vitest';
import { readKept } from './read-kept.ts';

const untouched = { location: '', isRecurring: false };

test('what the browser kept of a form comes back', () => {
  const typed = { location: 'Cancha Núñez', isRecurring: true };
  expect(readKept(JSON.parse(JSON.stringify(typed)), untouched)).toEqual(typed);
});

test.each([
  null,
  'x',
  [],
  {},
  { location: 'Cancha' },
  { location: 3, isRecurring: true },
  { location: null, isRecurring: true },
])('%j is nothing typed', (kept) => {
  expect(readKept(kept, untouched)).toEqual(untouched);
});
