import type { Match } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch } from '../../../testing/a-match.ts';
import { countText, historyRows } from './history-rows.ts';

const match = (id: string) => aMatch({ id });
const pages = [
  { rows: [match('e'), match('d')], total: 5, next: '/2' },
  { rows: [match('c'), match('b')], total: 5, next: '/3' },
];
const teamIds = (rows: Match[]) => rows.map(({ id }) => id).join('');

test('pages are concatenated', () => {
  const { rows, total } = historyRows(pages, new Set());
  expect([teamIds(rows), total]).toEqual(['edcb', 5]);
});

test('a deleted match leaves the list and the count at once', () => {
  const { rows, total } = historyRows(pages, new Set(['d']));
  expect([teamIds(rows), total]).toEqual(['ecb', 4]);
});

test('a deleted match is subtracted from the count only once', () => {
  const again = [{ rows: [match('e'), match('c')], total: 4, next: '/2' }];
  expect(historyRows(again, new Set(['d'])).total).toBe(4);
});

test('at the last page the count is the number of rows', () => {
  const last = { rows: [match('a')], total: 6, next: null };
  expect(historyRows([...pages, last], new Set()).total).toBe(5);
  expect(historyRows([...pages, last], new Set(['d'])).total).toBe(4);
});

test('before the first page there are no rows', () => {
  expect(historyRows([], new Set())).toEqual({ rows: [], total: 0 });
});

test.each([
  [20, 45, '20 de 45 partidos'],
  [45, 45, '45 partidos'],
  [1, 1, '1 partido'],
  [0, 0, '0 partidos'],
])('%i shown of %i: %s', (shown, total, text) => {
  expect(countText(shown, total)).toBe(text);
});
