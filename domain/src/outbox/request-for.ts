import type { ApiRoute, BodyOf } from '../api.ts';
import { methodOf, type ParamsOf, pathOf, type PathValues } from '../contract/route.ts';

type WriteRoute = Extract<ApiRoute, `${'PUT' | 'POST' | 'PATCH'} ${string}`>;

/** Returns method, path and body of a request to a route of the contract. */
export function requestFor<R extends WriteRoute>(route: R, params: ParamsOf<R>, body: BodyOf<R>) {
  return { method: methodOf(route), path: pathOf(route, ...([params] as PathValues<R>)), body };
}
