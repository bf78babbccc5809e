import {
  type ApiRoute,
  pathOf,
  type PathValues,
  type QueryOf,
  type ReplyOf,
} from '@picadito/domain';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { sendRequest } from '../http/send-request.ts';

/** The lists that the server sends page by page. */
type PagedRoute = { [R in ApiRoute]: 'cursor' extends keyof QueryOf<R> ? R : never }[ApiRoute];
type RowOf<R extends PagedRoute> = ReplyOf<R> extends (infer Row)[] ? Row : never;

/** A page of a list: its rows, how many there are on all pages, and the path of the next page, if there is one. */
type Page<Row> = { rows: Row[]; total: number; next: string | null; etag: string | null };

/** The options of an infinite query of the route, which follows the `Link` of each page to the next one. */
export function pagedQueryOf<R extends PagedRoute>(route: R, ...values: PathValues<R, QueryOf<R>>) {
  const path = pathOf(route, ...values);
  const queryKey = [path, 'pages'];
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

async function fetchPage<Row>(path: string, known: Page<Row> | undefined): Promise<Page<Row>> {
  const etag = known?.etag ?? undefined;
  const { reply, headers, isUnchanged } = await sendRequest({ method: 'GET', path, etag });
  if (known && isUnchanged) return known;
  const rows = reply as Row[];
  const [, next = null] = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '') ?? [];
  const total = Number(headers.get('x-total-count') ?? rows.length);
  return { rows, total, next, etag: headers.get('etag') };
}
