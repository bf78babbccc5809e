import {
  type ApiRoute,
  collectionOf,
  pathOf,
  type PathValues,
  type QueryOf,
  type ReplyOf,
} from '@picadito/domain';
import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { sendRequest } from '../http/http.ts';
import { isUnder } from './invalidate.ts';

/** Type of the routes whose lists the server sends in pages. */
type PagedRoute = { [R in ApiRoute]: 'cursor' extends keyof QueryOf<R> ? R : never }[ApiRoute];
type RowOf<R extends PagedRoute> = ReplyOf<R> extends (infer Row)[] ? Row : never;

/**
 * Type of a page of a list: its rows, the number of rows of all pages, the path of the next page or null, and the ETag
 * of the page, or null if its rows were changed in the browser.
 */
type Page<Row> = { rows: Row[]; total: number; next: string | null; etag: string | null };

const PAGES = 'pages';

/**
 * Returns the options of an infinite query of the route, which follows the `Link` header of each page to the next one.
 */
export function pagedQueryOf<R extends PagedRoute>(route: R, ...values: PathValues<R, QueryOf<R>>) {
  const path = pathOf(route, ...values);
  const queryKey = [path, PAGES];
  return {
    queryKey,
    queryFn: ({ pageParam, client }: { pageParam: string; client: QueryClient }) => {
      const known = client.getQueryData<InfiniteData<Page<RowOf<R>>, string>>(queryKey);
      const place = known?.pageParams.indexOf(pageParam) ?? -1;
      return fetchPage(pageParam, known?.pages[place]);
    },
    initialPageParam: path,
    getNextPageParam: ({ next }: Page<RowOf<R>>) => next,
  };
}

/** Returns the options of a query that fetches all pages of the route one after the other. */
export function allPagesOf<R extends PagedRoute>(route: R, ...values: PathValues<R, QueryOf<R>>) {
  const path = pathOf(route, ...values);
  const queryKey = [path, 'all'];
  return {
    queryKey,
    queryFn: async ({ client }: { client: QueryClient }): Promise<Page<RowOf<R>>[]> => {
      const known = client.getQueryData<Page<RowOf<R>>[]>(queryKey);
      const pages: Page<RowOf<R>>[] = [];
      for (let next: string | null = path; next !== null;) {
        const page: Page<RowOf<R>> = await fetchPage(next, known?.[pages.length]);
        pages.push(page);
        next = page.next;
      }
      return pages;
    },
  };
}

/**
 * Changes the rows in the cached pages of a list, in all queries whose key `isFresh` accepts. A changed page loses its
 * ETag, so that the next fetch gets it from the server.
 */
export function updateRows<R extends PagedRoute>(
  client: QueryClient,
  route: R,
  change: (row: RowOf<R>) => RowOf<R>,
  isFresh: (queryKey: QueryKey) => boolean,
): void {
  const isPaged = ({ queryKey: [path, pages] }: Query) =>
    pages === PAGES && isUnder(`${collectionOf(route)}?`, String(path));
  for (const { queryKey } of client.getQueryCache().findAll({ predicate: isPaged })) {
    if (!isFresh(queryKey)) continue;
    client.setQueryData<InfiniteData<Page<RowOf<R>>, string>>(queryKey, (known) => {
      return known && { ...known, pages: known.pages.map((page) => changed(page, change)) };
    });
  }
}

function changed<Row>(page: Page<Row>, change: (row: Row) => Row): Page<Row> {
  const rows = page.rows.map(change);
  const isSame = rows.every((row, place) => row === page.rows[place]);
  return isSame ? page : { ...page, rows, etag: null };
}

async function fetchPage<Row>(path: string, known: Page<Row> | undefined): Promise<Page<Row>> {
  const etag = known?.etag ?? undefined;
  const { reply, headers, isUnchanged } = await sendRequest({ method: 'GET', path, etag });
  if (known && isUnchanged) return known;
  const rows = reply as Row[];
  const [, next = null] = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '') ?? [];
  const total = Number(headers.get('x-total-count') ?? rows.length);
  return { rows, total, next, etag: headers.get('etag') };
}
