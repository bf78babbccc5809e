import {
  type ApiRoute,
  pathOf,
  type PathValues,
  type QueryOf,
  type ReplyOf,
} from '@picadito/domain';
import type { DataTag } from '@tanstack/react-query';
import { sendRequest } from '../http/send-request.ts';

export type ReadRoute = Extract<ApiRoute, `GET ${string}`>;

/** What a query of the route is cached under: its path. The type tells the client what data is there. */
export function queryKeyOf<R extends ReadRoute>(route: R, ...values: PathValues<R, QueryOf<R>>) {
  return [pathOf(route, ...values)] as DataTag<[path: string], ReplyOf<R>>;
}

/** The options of a query of the route: `useQuery(queryOf(MATCHES.read, { id }))`. */
export function queryOf<R extends ReadRoute>(route: R, ...values: PathValues<R, QueryOf<R>>) {
  const queryKey = queryKeyOf(route, ...values);
  return {
    queryKey,
    queryFn: async () => {
      const { reply } = await sendRequest({ method: 'GET', path: queryKey[0] });
      return reply as ReplyOf<R>;
    },
  };
}
