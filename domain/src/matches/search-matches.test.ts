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
  expect(searchMatches(query).isFound(match)).toBe(true);
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
  expect(searchMatches(query).isFound(match)).toBe(false);
});

const NOVEMBER = Array.from({ length: 30 }, (_, day) => `11-${`${day + 1}`.padStart(2, '0')}`);

test.each([
  ['26/11', [['', ['11-26']]]],
  [
    '6/11',
    [
      ['', ['11-06', '11-16', '11-26']],
      ['11', null],
    ],
  ],
  [
    '05/11',
    [
      ['', ['11-05']],
      ['11', null],
    ],
  ],
  ['29/02', [['', ['02-29']]]],
  ['26/11/2', [['', ['11-26']]]],
  ['26/11/2026', [['', ['11-26']]]],
  ['11/2026', [['2026', null]]],
  ['/11/', [['', NOVEMBER]]],
  ['32/13', []],
  ['2026', [['2026', null]]],
  ['2', [['', null]]],
])('dates that show %j are looked for in years and on days', (text, searches) => {
  const { inDates } = searchMatches(text);
  expect(inDates).toEqual(searches.map(([year, days]) => ({ text, year, days })));
});

test.each([
  ['jueves 26/11', [{ text: '26/11', year: '', days: ['11-26'] }]],
  ['11/2026 21:00', [{ text: '11/2026', year: '2026', days: null }]],
  ['2026 21:00', [{ text: '2026', year: '2026', days: null }]],
  ['21:00', []],
  ['#26', []],
  ['cancha5', []],
  ['Av. Corrientes 1234', []],
])('of %j only what has blanks beside it is looked for in dates', (query, inDates) => {
  expect(searchMatches(query).inDates).toEqual(inDates);
});
