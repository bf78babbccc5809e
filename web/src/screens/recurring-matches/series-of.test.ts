import type { Match } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch } from '../../../testing/a-match.ts';
import { searchSeries, seriesOf } from './series-of.ts';

const match = (id: string, changes: Partial<Match>) =>
  aMatch({ id, isRecurring: true, recurringDay: 4, seriesId: 'series', ...changes });
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
