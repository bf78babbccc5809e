export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Type of a route: the method and path of an operation, as in `PUT /api/players/:id`. */
export type Route = `${Method} /${string}`;

/** The paths of all resources start with this prefix. */
export const API_ROOT = '/api';

type ParamNames<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** Type of the ids in a route's path, by parameter name. */
export type ParamsOf<R extends Route> = { [Name in ParamNames<R>]: string };

/** Type of the arguments of `pathOf` after the route: the ids if the route has any, and a query. */
export type PathValues<
  R extends Route,
  Query = Record<string, string | undefined>,
> = keyof ParamsOf<R> extends never
  ? [params?: ParamsOf<R>, query?: Query]
  : [params: ParamsOf<R>, query?: Query];

type MethodOf<R extends Route> = R extends `${infer M} /${string}` ? M : never;

export function methodOf<R extends Route>(route: R): MethodOf<R> {
  return route.slice(0, route.indexOf(' ')) as MethodOf<R>;
}

/** Returns the path of a route with its parameters unfilled, as in `/api/players/:id`. */
export function patternOf(route: Route): string {
  return route.slice(route.indexOf(' ') + 1);
}

export function paramNames(route: Route): string[] {
  return [...patternOf(route).matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}

/**
 * Returns the path of a request with its ids and query, both percent-encoded. Query values that are undefined are left
 * out.
 */
export function pathOf<R extends Route>(route: R, ...[params, query]: PathValues<R>): string {
  const ids: Record<string, string | undefined> = params ?? {};
  const path = patternOf(route).replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(ids[name] ?? ''),
  );
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/**
 * Returns the ids in a path by parameter name; null if the path belongs to another route. This is the inverse of
 * `pathOf` for paths without a query.
 */
export function parsePath<R extends Route>(route: R, path: string): ParamsOf<R> | null {
  const [names, parts] = [patternOf(route).split('/'), path.split('/')];
  const isId = (name: string) => name.startsWith(':');
  const fits = names.every((name, place) =>
    isId(name) ? /^[\w-]+$/.test(parts[place] ?? '') : name === parts[place],
  );
  if (!fits || names.length !== parts.length) return null;
  const ids = names.flatMap((name, place) =>
    isId(name) ? [[name.slice(1), parts[place]] as const] : [],
  );
  return Object.fromEntries(ids) as ParamsOf<R>;
}

/**
 * Returns the part of a route's path before the first id, such as `/api/users` for `GET /api/users/:id/badges`. Every
 * path of the route starts with this part.
 */
export function collectionOf(route: Route): string {
  return patternOf(route).replace(/\/:.*/, '');
}
