import { LISTS, MATCHES, type PlayersList } from '@picadito/domain';
import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pagedQueryOf } from './paged-query-of.ts';
import { newQueryClient } from './query-client.ts';
import { queryKeyOf, queryOf } from './query-of.ts';

const LISTS_QUERY = queryOf(LISTS.list);
const KEY = queryKeyOf(LISTS.list);
const aList = (name: string) => ({ id: name, name }) as PlayersList;

let client: QueryClient;
let requested: (string | undefined)[];
let server: { etag: string; reply: unknown };

beforeEach(() => {
  client = newQueryClient();
  requested = [];
  server = { etag: 'W/"1"', reply: [aList('Jueves'), aList('Viernes')] };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'fetch',
    async (_path: string, { headers }: { headers: Record<string, string> }) => {
      const given = headers['If-None-Match'];
      requested.push(given);
      const { etag, reply } = server;
      return given === etag
        ? new Response(null, { status: 304, headers: { etag } })
        : Response.json(reply, { headers: { etag } });
    },
  );
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const refetch = () => client.fetchQuery({ ...LISTS_QUERY, staleTime: 0 });

test('unchanged data stays the same object in the cache, and nothing is rendered', async () => {
  const observer = new QueryObserver(client, LISTS_QUERY);
  const rendered: unknown[] = [];
  const leave = observer.subscribe(({ data }) => rendered.push(data));
  await vi.waitFor(() => expect(client.getQueryData(KEY)).toBeDefined());
  const first = client.getQueryData(KEY);
  expect(await refetch()).toBe(first);
  expect(client.getQueryData(KEY)).toBe(first);
  expect(client.getQueryState(KEY)?.isInvalidated).toBe(false);
  expect(new Set(rendered.filter(Boolean)).size).toBe(1);
  expect(requested).toEqual([undefined, 'W/"1"']);
  leave();
});

test('a reply that differs in part has its own ETag, and keeps the parts that do not', async () => {
  const [jueves] = await refetch();
  server = { etag: 'W/"2"', reply: [aList('Jueves'), aList('Sábado')] };
  expect((await refetch())[1]?.name).toBe('Sábado');
  expect(client.getQueryData(KEY)?.[0]).toBe(jueves);
  server.etag = 'W/"3"';
  await refetch();
  await refetch();
  expect(requested).toEqual([undefined, 'W/"1"', 'W/"2"', 'W/"3"']);
});

test("data that this page has changed has no ETag until the server's reply arrives", async () => {
  const before = await refetch();
  client.setQueryData(KEY, [aList('Torneo')]);
  await refetch();
  client.setQueryData(KEY, [aList('Torneo')]);
  client.setQueryData(KEY, before);
  await refetch();
  expect(requested).toEqual([undefined, undefined, 'W/"1"']);
});

test('a 304 does not undo what this page has changed meanwhile', async () => {
  await refetch();
  const under = refetch();
  client.setQueryData(KEY, [aList('Torneo')]);
  await under;
  expect(client.getQueryData(KEY)).toEqual([aList('Torneo')]);
});

test('the cache of another user has no ETags, nor has what was removed', async () => {
  await refetch();
  await newQueryClient().fetchQuery(LISTS_QUERY);
  client.removeQueries({ queryKey: KEY });
  await refetch();
  expect(requested).toEqual([undefined, undefined, undefined]);
});

test('each page of a list has its own ETag', async () => {
  server.reply = [];
  const query = pagedQueryOf(MATCHES.list, {}, { limit: '20' });
  const observer = new InfiniteQueryObserver(client, query);
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toBeDefined());
  const first = client.getQueryData(query.queryKey);
  await observer.refetch();
  expect(client.getQueryData(query.queryKey)).toBe(first);
  expect(requested).toEqual([undefined, 'W/"1"']);
  leave();
});
