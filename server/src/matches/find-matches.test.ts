import { addDays, searchMatches, type Match } from '@picadito/domain';
import { expect, test } from 'vitest';
import { createList, createMatch } from '../testing/a-match.ts';
import {
  matchesOfDate,
  matchesOfIds,
  searchedPage,
  searchedPageOfPlaces,
} from '../store/tables/search/searched-matches.ts';
import { pageOfDate } from '../store/tables/search/date-pages.ts';
import { slotsOf } from '../store/tables/search/match-slots.ts';
import { queryPlans, scans, searchesByOthers } from '../testing/plans/query-plans.ts';
import { ENGINE } from '../testing/temporary-database.ts';
import { testApp, type Client, type Reply } from '../testing/test-app.ts';

const PLACES = [
  'Cancha Núñez',
  'Cancha Núñez',
  'Cancha Núñez',
  'El Galpón 5',
  'Río 26/11',
  '½ n\u0303',
];
const TIMES = ['21:00', '21:00', '20:26', '09:30'];

/** Most at one place; a few at others. */
async function anOrganiserWithManyMatches() {
  const { signedIn, ...server } = await testApp();
  const ana = await signedIn('ana');
  const list = await createList(ana, 'Jueves', '');
  const beto = await signedIn('beto');
  const his = await createList(beto, 'Jueves', '');
  for (const date of ['2026-11-26', '2027-11-26', '2027-11-28'])
    await createMatch(beto, his.id, { date, time: '21:00', location: 'El Galpón 5' });
  for (let number = 0; number < 70; number += 1) {
    const date = addDays('2026-11-26', (number * number * 3) % 500);
    const place = number % 9 === 0 ? number / 9 : 0;
    const time = TIMES[number % 5 ? 0 : number % 4] ?? '';
    await createMatch(ana, list.id, { date, time, location: PLACES[place % PLACES.length] ?? '' });
  }
  return { ...server, ana };
}

const linkOf = ({ link }: Reply<unknown>['headers']) => (typeof link === 'string' ? link : '');

async function searched(ana: Client, q: string, order: string, limit: number) {
  const found: Match[] = [];
  const totals = new Set<unknown>();
  const query = new URLSearchParams({ q, order, limit: `${limit}` }).toString();
  let next: string | undefined = `/api/matches?${query}`;
  while (next) {
    const { body, headers }: Reply<Match[]> = await ana.get(next);
    found.push(...body);
    totals.add(headers['x-total-count']);
    next = /^<([^>]+)>/.exec(linkOf(headers))?.[1];
  }
  return { found, totals: [...totals] };
}

test('a search finds what a reader of all matches would, in order, page by page', async () => {
  const { ana } = await anOrganiserWithManyMatches();
  const all = (await ana.get<Match[]>('/api/matches?order=created')).body;
  const [id = '', other = ''] = all.map((match) => match.id);
  const queries = [
    'cancha',
    'nuñez',
    'nunez',
    'galpon',
    'jueves',
    'domingo',
    'nada',
    '.',
    '´',
    'o',
    '26/11',
    '26/11/2026',
    '11/2026',
    '/2026',
    '26/11/2',
    '6/11',
    '8/1',
    '/11/',
    '32/1',
    '26/11/2027/',
    '//',
    '26/11 28/11',
    '1',
    '2',
    '/1',
    '2027',
    '6/',
    '/',
    '0/0',
    '26',
    ':',
    '21:00',
    '20:26',
    'cancha nunez jueves',
    'nunez jueves 2',
    '2027 21:00',
    '2026 20:26 rio',
    '7 09',
    'rio 26/11',
    '½',
    '1⁄2',
    '5',
    'ñ',
    'galpon 5 v',
    '30 cancha',
    '30 rio 26',
    id,
    `#${id.slice(0, 1)}`,
    `Partido #${id}`,
    id.slice(0, 4).toUpperCase(),
    `#${other.slice(0, 2)}`,
    '#',
    '#%',
    '%',
    '_',
    '#_',
    "'",
  ];
  const sizes = new Set<number>();
  for (const order of ['created', 'date']) {
    const inOrder = (await ana.get<Match[]>(`/api/matches?order=${order}`)).body;
    for (const q of queries) {
      const expected = inOrder.filter(searchMatches(q).isFound);
      sizes.add(expected.length);
      for (const limit of expected.length < 10 ? [1, 1000] : [7, 1000]) {
        const { found, totals } = await searched(ana, q, order, limit);
        expect({ q, order, limit, found }).toEqual({ q, order, limit, found: expected });
        expect({ q, totals }).toEqual({ q, totals: [`${expected.length}`] });
      }
    }
  }
  expect(sizes.size).toBeGreaterThan(15);
}, 60_000);

const DATES = [
  { text: '26/11', year: '', days: ['11-26'] },
  { text: '11/2026', year: '2026', days: null },
  { text: '2', year: '', days: null },
];

test('what a search reads is found by an index of the user', async () => {
  const after = { date: '2026-11-26', time: '21:00', created_at: '2026-11-20T21:00:00.000000Z' };
  const places = { locations: ['Cancha', 'El Galpón'], times: ['21:00', '20:00'] };
  const plans = await queryPlans(async (db) => {
    await slotsOf(db, 'ana');
    for (const date of DATES) await matchesOfDate(db, 'ana', date);
    await matchesOfIds(db, 'ana', 'abcde');
    for (const order of ['date', 'created'] as const)
      for (const from of [null, after]) {
        await searchedPage(db, 'ana', order, { after: from, limit: 20 });
        await searchedPageOfPlaces(db, 'ana', order, { after: from, limit: 20, ...places });
        for (const date of DATES)
          await pageOfDate(db, 'ana', date, { order, after: from, limit: 20 }, 0);
      }
  });
  expect(plans).toHaveLength(20);
  expect(searchesByOthers(plans)).toEqual([]);
  expect(scans(plans).filter((scan) => scan.includes('matches'))).toEqual([]);
  // of two indexes of the user PostgreSQL takes either while a table is empty
  if (ENGINE === 'postgres') return;
  const ofDays = plans.filter(({ sql }) => sql.includes('format(') && sql.includes('6) in ('));
  const indexes = ofDays.flatMap(({ steps }) => steps.map(({ index }) => index));
  expect(indexes.filter((index) => index?.startsWith('matches_'))).toEqual(
    Array.from({ length: 8 }, () => 'matches_of_day'),
  );
  const ofDates = plans.filter(({ sql }) => sql.includes('like')).slice(0, 2);
  expect(ofDates.flatMap(({ steps }) => steps.map(({ index }) => index))).toEqual([
    'matches_of_day',
    'matches_by_date',
  ]);
  const ofPlaces = plans.filter(({ sql }) => sql.includes('"location" in'));
  expect(ofPlaces.flatMap(({ steps }) => steps.flatMap(({ index }) => index || []))).toEqual(
    Array.from({ length: 4 }, () => 'matches_of_slot'),
  );
});
