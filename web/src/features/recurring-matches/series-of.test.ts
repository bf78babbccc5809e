import type { Match } from '@picadito/domain';
import { expect, test } from 'vitest';
import { searchSeries, seriesOf } from './series-of.ts';

const match = (id: string, changes: Partial<Match>): Match => ({
  id,
  userId: 'user',
  organizerId: 'user',
  listId: 'list',
  date: '2026-11-26',
  time: '21:00',
  location: 'Cancha Núñez',
  googlePlaceId: null,
  status: 'pendiente',
  isRecurring: true,
  recurringDay: 4,
  seriesId: 'series',
  timeZone: 'America/Argentina/Buenos_Aires',
  playerCount: 0,
  confirmedCount: 0,
  teamCounts: null,
  createdAt: '2026-11-21T13:25:00.123456Z',
  ...changes,
});
const ids = (matches: readonly Match[]) => matches.map(({ id }) => id);

test('recurring matches go by weekday, Sunday first, then by time, then by place', () => {
  const matches = [
    match('saturday', { recurringDay: 6 }),
    match('late', { time: '22:30' }),
    match('once', { isRecurring: false, recurringDay: null }),
    match('other-place', { location: 'Ágora' }),
    match('thursday', {}),
    match('sunday', { recurringDay: 0 }),
  ];
  expect(ids(seriesOf(matches))).toEqual(['sunday', 'other-place', 'thursday', 'late', 'saturday']);
});

test.each([
  ['nunez', ['thursday']],
  ['MIERCOLES', ['wednesday']],
  ['19:30', ['wednesday']],
  ['veteranos', ['wednesday']],
  ['martes', []],
  ['', ['thursday', 'wednesday']],
])('searching for "%s" finds by place, weekday, time and list', (query, found) => {
  const series = [
    match('thursday', {}),
    match('wednesday', { recurringDay: 3, time: '19:30', location: 'El Galpón', listId: 'old' }),
  ];
  const listName = ({ listId }: Match) => (listId === 'old' ? 'Veteranos' : 'Los del trabajo');
  expect(ids(searchSeries(series, query, listName))).toEqual(found);
});
