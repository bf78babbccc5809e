import {
  type ApiRoute,
  pathOf,
  type PathValues,
  type QueryOf,
  type ReplyOf,
} from '@picadito/domain';
import type { DataTag, QueryClient } from '@tanstack/react-query';
import { sendRequest } from '../http/send-request.ts';
import { etagOf, keepEtag } from './etags.ts';

export type ReadRoute = Extract<ApiRoute, `GET ${string}`>;

/** What a query of the route is cached under: its path. The type tells the client what data is there. */
export function queryKeyOf<R extends ReadRoute>(route: R, ...values: PathValues<R, QueryOf<R>>) {
  return [pathOf(route, ...values)] as DataTag<[path: string], ReplyOf<R>>;
}

/**
 * The options of a query of the route: `useQuery(queryOf(MATCHES.read, { id }))`. While the server has what is cached, the
 * cached data stays, the same object (docs/decisions/188).
 */
export function queryOf<R extends ReadRoute>(route: R, ...values: PathValues<R, QueryOf<R>>) {
  const queryKey = queryKeyOf(route, ...values);
  return {
    queryKey,
    queryFn: async ({ client }: { client: QueryClient }) => {
      const cached = () => client.getQueryData(queryKey);
      const known = cached();
      const [path] = queryKey;
      const response = await sendRequest({ method: 'GET', path, etag: etagOf(known) });
      // what this page has changed meanwhile is newer
      if (response.isUnchanged) return (cached() ?? known) as ReplyOf<R>;
      keepEtag(response.reply, response.headers.get('etag'));
      return response.reply as ReplyOf<R>;
    },
  };
}
