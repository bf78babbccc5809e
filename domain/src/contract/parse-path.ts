import { type ParamsOf, patternOf, type Route } from './route.ts';

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
