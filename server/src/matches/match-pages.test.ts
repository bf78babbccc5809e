import type { Match } from '@picadito/domain';
import { expect, test } from 'vitest';
import { createList, createMatch } from '../../testing/a-match.ts';
import { testApp, type Client, type Reply } from '../../testing/test-app.ts';

async function pagesFrom(organiser: Client, path: string) {
  const pages: string[][] = [];
  const totals = new Set<unknown>();
  for (let next: string | null = path; next !== null && pages.length < 20;) {
    const page: Reply<Match[]> = await organiser.get(next);
    pages.push(page.body.map(({ id }) => id));
    totals.add(page.headers['x-total-count']);
    next = nextOf(page);
  }
  return { pages, totals: [...totals] };
}

function nextOf({ headers }: Reply<unknown>): string | null {
  const { link } = headers;
  return typeof link === 'string' ? (/^<([^>]+)>; rel="next"$/.exec(link)?.[1] ?? null) : null;
}

async function anOrganiserWithMatches() {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const list = await createList(ana, 'Jueves', '');
  for (const [date, time, location] of [
    ['2026-12-10', '21:00', 'Cancha Núñez'],
    ['2026-11-26', '20:00', 'El Galpón'],
    ['2026-11-26', '20:00', 'Cancha Núñez'],
    ['2026-12-03', '21:00', 'Parque & Río <Sur>'],
    ['2026-11-26', '21:00', 'Cancha Nunez'],
    ['2026-11-22', '09:30', 'Cancha Núñez'],
    ['2026-12-10', '21:00', 'El Galpón'],
  ] as const) {
    await createMatch(ana, list.id, { date, time, location });
  }
  return { ...server, ana, list };
}

test.each(['date', 'created'])(
  'pages by %s have every match once, in order, for any page size',
  async (order) => {
    const { ana } = await anOrganiserWithMatches();
    const all = await ana.get<Match[]>(`/api/matches?order=${order}`);
    expect(all.headers['link']).toBeUndefined();
    const ids = all.body.map(({ id }) => id);
    expect(ids).toHaveLength(7);
    for (const limit of [1, 2, 3, 6, 7, 1000]) {
      const { pages, totals } = await pagesFrom(ana, `/api/matches?order=${order}&limit=${limit}`);
      expect(pages.flat()).toEqual(ids);
      expect(pages).toHaveLength(Math.ceil(7 / limit));
      expect(totals).toEqual(['7']);
    }
  },
);

test.each(['date', 'created'])(
  'pages by %s have every match once, also if two users created some at the same time',
  async (order) => {
    const { ana, store } = await anOrganiserWithMatches();
    const created_at = '2026-11-20T21:00:00.000000Z';
    await store.transaction((tx) => tx.updateTable('matches').set({ created_at }).execute());
    for (const q of ['', '&q=cancha']) {
      const url = `/api/matches?order=${order}${q}`;
      const ids = (await ana.get<Match[]>(url)).body.map(({ id }) => id);
      const { pages } = await pagesFrom(ana, `${url}&limit=1`);
      expect(pages.flat()).toEqual(ids);
    }
  },
);

test('a search ignores case and accents, and counts and pages its results', async () => {
  const { ana } = await anOrganiserWithMatches();
  const search = async (q: string, more = '') => {
    const url = `/api/matches?order=created&q=${encodeURIComponent(q)}${more}`;
    return ana.get<Match[]>(url);
  };
  const places = async (q: string) => (await search(q)).body.map(({ location }) => location);
  const nunez = await search('nunez');
  expect(nunez.body).toHaveLength(4);
  expect(nunez.headers['x-total-count']).toBe('4');
  expect(await places('Núñez')).toEqual(['Cancha Núñez', 'Cancha Núñez', 'Cancha Núñez']);
  expect(await places('domingo')).toEqual(['Cancha Núñez']);
  expect(await places('GALPON')).toEqual(['El Galpón', 'El Galpón']);
  expect(await places('26/11/2026')).toHaveLength(3);
  expect(await places('& río <')).toEqual(['Parque & Río <Sur>']);
  expect((await search('nada')).body).toEqual([]);
  expect((await search('nada')).headers['x-total-count']).toBe('0');
  const [first] = nunez.body;
  expect((await search(`#${first?.id}`)).body).toEqual([first]);

  for (const order of ['date', 'created']) {
    const whole = await ana.get<Match[]>(`/api/matches?q=nunez&order=${order}`);
    const { pages, totals } = await pagesFrom(ana, `/api/matches?q=nunez&order=${order}&limit=1`);
    expect(pages).toEqual(whole.body.map(({ id }) => [id]));
    expect(totals).toEqual(['4']);
  }
  const odd = await pagesFrom(ana, `/api/matches?limit=1&q=${encodeURIComponent('cancha n')}`);
  expect(odd.pages).toHaveLength(4);
});

test('a cursor continues after matches are added or deleted', async () => {
  const { ana, list } = await anOrganiserWithMatches();
  for (const q of ['', 'cancha']) {
    const first = await ana.get<Match[]>(`/api/matches?order=created&limit=2&q=${q}`);
    const before = await ana.get<Match[]>(`/api/matches?order=created&q=${q}`);
    await createMatch(ana, list.id, { location: 'Cancha Nueva' });
    await ana.delete(`/api/matches/${first.body[1]?.id}`);
    const { body } = await ana.get<Match[]>(nextOf(first) ?? '');
    expect(body.map(({ id }) => id)).toEqual(before.body.slice(2, 4).map(({ id }) => id));
  }
});

test('a cursor that an earlier version has given still continues', async () => {
  const { ana } = await anOrganiserWithMatches();
  const whole = await ana.get<Match[]>('/api/matches');
  const [, cursor = ''] = nextOf(await ana.get('/api/matches?limit=2'))?.split('cursor=') ?? [];
  const [date, time, createdAt] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const earlier = Buffer.from(`${date} ${time} ${createdAt}`).toString('base64url');
  const { status, body } = await ana.get<Match[]>(`/api/matches?cursor=${earlier}`);
  expect([status, body]).toEqual([200, whole.body.slice(2)]);
});

test('pages have matches of their organiser only', async () => {
  const { ana, signedIn } = await anOrganiserWithMatches();
  const beto = await signedIn('beto');
  const next = nextOf(await ana.get('/api/matches?limit=2'));
  for (const url of [next ?? '', '/api/matches?q=cancha', '/api/matches']) {
    const his = await beto.get<Match[]>(url);
    expect([his.body, his.headers['x-total-count']]).toEqual([[], '0']);
  }
});

test.each([
  ['limit', 'limit=0'],
  ['limit', 'limit=1001'],
  ['limit', 'limit=-1'],
  ['limit', 'limit=2.5'],
  ['limit', 'limit=dos'],
  ['limit', 'limit=1&limit=2'],
  ['cursor', 'cursor=x'],
  ['cursor', `cursor=${Buffer.from('2026-02-30 21:00 x').toString('base64url')}`],
  ['cursor', `cursor=${Buffer.from('{"a":"\0"}').toString('base64url')}`],
  ['cursor', 'cursor=a&cursor=b'],
  ['order', 'order=name'],
  ['q', 'q=a&q=b'],
])('an invalid %s (%s) is refused with a sentence', async (path, query) => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { status, body } = await ana.get(`/api/matches?${query}`);
  expect({ status, path: body.errors?.[0]?.path }).toEqual({ status: 422, path });
  expect(body.detail).toMatch(/^[A-Z¿].*\.$/);
  expect(body.detail).not.toMatch(/Invalid|expected/);
});

test('a cursor that was tampered with is refused', async () => {
  const { ana } = await anOrganiserWithMatches();
  const [, cursor = ''] = nextOf(await ana.get('/api/matches?limit=1'))?.split('cursor=') ?? [];
  expect((await ana.get(`/api/matches?cursor=${cursor}`)).status).toBe(200);
  for (const tampered of [`${cursor}!`, cursor.slice(1), `${cursor}${cursor}`]) {
    expect((await ana.get(`/api/matches?cursor=${tampered}`)).status).toBe(422);
  }
});
