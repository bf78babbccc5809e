import {
  type ApiRoute,
  pathOf,
  type PathValues,
  type QueryOf,
  type ReplyOf,
} from '@picadito/domain';
import type { DataTag, QueryClient } from '@tanstack/react-query';
import { sendRequest } from '../http/http.ts';
import { endOfReading } from './first-view.ts';
import { etagOf, storeEtag } from './etags.ts';

export type ReadRoute = Extract<ApiRoute, `GET ${string}`>;

/**
 * Returns the cache key of a query of the route, which is its path. The type of the key includes the type of the data.
 */
export function queryKeyOf<R extends ReadRoute>(route: R, ...values: PathValues<R, QueryOf<R>>) {
  return [pathOf(route, ...values)] as DataTag<[path: string], ReplyOf<R>>;
}

/**
 * Returns the options of a query of the route: `useQuery(queryOf(MATCHES.read, { id }))`. If the server answers that
 * the data is unchanged, the cached object stays the same (docs/decisions/188).
 */
export function queryOf<R extends ReadRoute>(route: R, ...values: PathValues<R, QueryOf<R>>) {
  const queryKey = queryKeyOf(route, ...values);
  return {
    queryKey,
    queryFn: async ({ client }: { client: QueryClient }) => {
      const cached = () => client.getQueryData(queryKey);
      const reading = endOfReading();
      if (reading) {
        const before = cached();
        await reading;
        const brought = cached();
        if (brought !== before) return brought as ReplyOf<R>;
      }
      const known = cached();
      const [path] = queryKey;
      const response = await sendRequest({ method: 'GET', path, etag: etagOf(known) });
      // A change that this page made while the request ran is newer than `known`.
      if (response.isUnchanged) return (cached() ?? known) as ReplyOf<R>;
      storeEtag(response.reply, response.headers.get('etag'));
      return response.reply as ReplyOf<R>;
    },
  };
}
