import { addDays, searchMatches, type Match } from '@picadito/domain';
import { expect, test } from 'vitest';
import { createList, createMatch } from '../../testing/a-match.ts';
import { testApp, type Client, type Reply } from '../../testing/test-app.ts';

const PLACES = [
  'Cancha Núñez',
  'Cancha Núñez',
  'Cancha Núñez',
  'El Galpón 5',
  'Río 26/11',
  '½ n\u0303',
];
const TIMES = ['21:00', '21:00', '20:26', '09:30'];

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

test('a search finds the same matches as a filter over all of them, in order, page by page', async () => {
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
      const expected = inOrder.filter(searchMatches(q));
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
