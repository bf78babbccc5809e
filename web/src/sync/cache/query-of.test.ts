import { ATTENDANCE, type Match, MATCHES, type MatchPlayerReply, ROSTER } from '@picadito/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { pagedQueryOf } from './paged-query-of.ts';
import { queryKeyOf, queryOf } from './query-of.ts';

afterEach(() => vi.unstubAllGlobals());

test('a query is cached under its path', () => {
  expect(queryKeyOf(ROSTER.read, { id: 'm1' })).toEqual(['/api/matches/m1/players']);
  expect(queryKeyOf(MATCHES.list, {}, { order: 'created' })).toEqual([
    '/api/matches?order=created',
  ]);
});

test('the query requests its path', async () => {
  vi.stubGlobal('fetch', async (path: string) => Response.json({ path }));
  const match = await new QueryClient().fetchQuery(queryOf(MATCHES.read, { id: 'm1' }));
  expect(match).toEqual({ path: '/api/matches/m1' });
  expectTypeOf(match).toEqualTypeOf<Match>();
});

test('a query key has the type of its data', () => {
  const client = new QueryClient();
  const key = queryKeyOf(ROSTER.read, { id: 'm1' });
  expectTypeOf(client.getQueryData(key)).toEqualTypeOf<MatchPlayerReply[] | undefined>();
  const wrong = [
    // @ts-expect-error the data of this key are players
    () => client.setQueryData(key, ['Ana']),
    // @ts-expect-error the id of the match is missing
    () => queryOf(ROSTER.read),
    // @ts-expect-error the route changes data
    () => queryOf(ATTENDANCE.change, { id: 'm1' }),
    // @ts-expect-error the route has no pages
    () => pagedQueryOf(ROSTER.read, { id: 'm1' }),
  ];
  expect(wrong).toHaveLength(4);
});

test('a paged query follows the link to the next page', async () => {
  const next = '/api/matches?limit=1&cursor=c';
  const headers = { 'X-Total-Count': '2', Link: `<${next}>; rel="next"` };
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path);
    return path === next ? Response.json([{ id: 'm2' }]) : Response.json([{}], { headers });
  });
  const options = pagedQueryOf(MATCHES.list, {}, { order: 'created', limit: '20', q: 'a b' });
  expect(options.initialPageParam).toBe('/api/matches?order=created&limit=20&q=a%20b');
  expect(options.queryKey).toEqual([options.initialPageParam, 'pages']);
  const { pages } = await new QueryClient().fetchInfiniteQuery({ ...options, pages: 2 });
  expect(pages).toMatchObject([
    { total: 2, next },
    { rows: [{ id: 'm2' }], next: null },
  ]);
  expectTypeOf(pages[0]?.rows).toEqualTypeOf<Match[] | undefined>();
  expect(requested).toEqual([options.initialPageParam, next]);
});
