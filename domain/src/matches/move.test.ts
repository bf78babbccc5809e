import { expect, test } from 'vitest';
import { movedSince } from './move.ts';

const EVENT = { date: '2026-11-26', time: '22:00', location: 'Cancha Núñez' };
const MOVES = [
  { ...EVENT, time: '20:00', movedAt: 't2' },
  { ...EVENT, time: '21:00', movedAt: 't4' },
];

test.each([
  ['t1', { ...EVENT, time: '20:00' }],
  ['t3', { ...EVENT, time: '21:00' }],
  ['t5', null],
])('a player who agreed at %s agreed to the hour of that time', (at, before) => {
  expect(movedSince(at, MOVES, EVENT)).toEqual(before);
});

test('a match that was moved back has not moved for a player who agreed before', () => {
  expect(movedSince('t1', MOVES, { ...EVENT, time: '20:00' })).toBe(null);
  expect(movedSince('t3', MOVES, { ...EVENT, time: '20:00' })?.time).toBe('21:00');
});
