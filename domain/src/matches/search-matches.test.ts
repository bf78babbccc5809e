import { expect, test } from 'vitest';
import { searchMatches } from './search-matches.ts';

const match = {
  id: 'aB3-xyzXYZ_0123456789w',
  location: 'Cancha Núñez',
  date: '2026-11-26',
  time: '21:00',
};

test.each([
  ['', 'no query'],
  ['  ', 'blanks'],
  ['nuñez', 'its place'],
  ['CANCHA NUNEZ', 'its place without accents'],
  ['jueves', 'its weekday'],
  ['26/11', 'day and month'],
  ['Jueves 26/11/2026', 'the long date'],
  ['26/11/2026 21:00', 'date and time'],
  ['cancha núñez jueves', 'place and weekday'],
  ['21:00 cancha', 'time and place'],
  ['aB3-', 'the beginning of its id'],
  ['ab3-XYZ', 'the beginning of its id in other letters'],
  ['#a', 'a mark and the first letter'],
  ['Partido #aB3-xyzXYZ_0123456789w', 'the title of its card'],
])('%j finds it: %s', (query) => {
  expect(searchMatches(query)(match)).toBe(true);
});

test.each([
  ['viernes', 'another weekday'],
  ['2026-11-26', 'the date as nobody sees it'],
  ['aB3', 'three letters that an id begins with'],
  ['xyz', 'the middle of an id'],
  ['#x', 'the middle of an id, marked'],
  ['#', 'a mark alone'],
  ['partido', 'the word on every card'],
  ['22:00', 'another time'],
])('%j does not find it: %s', (query) => {
  expect(searchMatches(query)(match)).toBe(false);
});
