import { expect, test } from 'vitest';
import { aMatch } from '../../../testing/a-match.ts';
import { firstDate, sentChanges, valuesOf } from './edited-match.ts';

const TODAY = '2026-11-21';
const thursday = aMatch({ isRecurring: true, recurringDay: 4 });
const past = aMatch({ date: '2026-11-19' });

test('the form starts with the values of the match', () => {
  expect(valuesOf(thursday)).toEqual({
    date: '2026-11-26',
    time: '21:00',
    location: 'Cancha Núñez',
    listId: 'list',
    isRecurring: true,
    recurringDay: '4',
  });
});

test('the weekday of a single match is that of its date', () => {
  expect(valuesOf(past)).toMatchObject({ isRecurring: false, recurringDay: '4' });
});

test('the calendar starts today, or on the past day of the match', () => {
  expect(firstDate(thursday, TODAY)).toBe(TODAY);
  expect(firstDate(past, TODAY)).toBe('2026-11-19');
});

test('only edited fields are sent, so that changes of other devices stay', () => {
  const start = valuesOf(thursday);
  const sent = { ...thursday, location: 'Polideportivo', recurringDay: 4 };
  expect(sentChanges(sent, { ...start, location: 'Polideportivo' }, start)).toEqual({
    location: 'Polideportivo',
  });
  expect(
    sentChanges({ ...sent, isRecurring: false }, { ...start, isRecurring: false }, start),
  ).toEqual({ isRecurring: false, recurringDay: 4 });
});
