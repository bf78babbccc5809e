import { LIST_ID_NAMES } from '@picadito/domain';
import type { RouteOptions } from 'fastify';
import { idsInSchemas, type NamedId } from '../contract/ids.ts';
import type { Row } from '../contract/row.ts';
import type { Ids } from '../contract/world.ts';
import { MISSING, ODD_IDS } from './odd-ids.ts';
import { idsFor, OWNED, type TestRequest, type Setting } from './setting.ts';

/** Statuses that a query with an id of another organiser gets, by the name of the field. */
const QUERIES: Record<string, number> = { matches: 200, user: 401 };

export function inQuery(route: RouteOptions): TestRequest[] {
  return idsInSchemas(route).query.flatMap(({ path: [field = ''] }) => {
    const status = QUERIES[field];
    if (status === undefined)
      throw new Error(
        `${route.url}: add the status for "${field}" to QUERIES in ids-in-requests.ts`,
      );
    return OWNED.map((other): TestRequest => ({
      name: `${field} in the query: another’s ${other}`,
      status,
      parts: ({ theirs }) => ({ query: `?${field}=${theirs[other]}` }),
      like: () => ({ query: `?${field}=${MISSING}` }),
    }));
  });
}

/**
 * Type of the response to a body with an id of another organiser: its status, and what the problem or the reply says
 * about the id.
 */
type Outcome = { status: number; isNamed?: true; says?: (id: string) => unknown };

function outcomeOf({ url }: RouteOptions, { path: [field] }: NamedId): Outcome {
  // The fields of `seen` are only compared with what is stored.
  if (field === 'seen') return { status: 409 };
  // An unknown proposal counts as decided before, and the request changes nothing.
  if (field === 'proposalId') return { status: 200 };
  // Changes that cannot be made are listed in the reply.
  if (url === '/api/matches/:id/attendance')
    return {
      status: 200,
      says: (playerId) => ({ players: [], refused: [{ playerId, why: 'missing' }] }),
    };
  return { status: 422, isNamed: true };
}

/**
 * Returns requests that replace one id in a body of the contract row and keep the rest of the body valid. Throws if the
 * schema has an id that no body of the row has, because then no request would test it.
 */
export function inBody(route: RouteOptions, row: Row): TestRequest[] {
  const ids = idsInSchemas(route).body;
  const requests = new Map<string, TestRequest[]>();
  const tested = new Set<string>();
  for (const body of [row.body, ...row.good.map((good) => good.body), row.stale]) {
    if (!body) continue;
    const example = body(EXAMPLE);
    for (const { id, path } of ids.flatMap(namesOf)) {
      const place = placeOf(example, path);
      if (!place || (body === row.stale && path[0] !== 'seen')) continue;
      tested.add(id.path.join('.'));
      const name = place.join('.');
      const known = requests.get(name) ?? [];
      requests.set(name, [...known, ...replaced({ route, id, place, body, at: known.length })]);
    }
  }
  const untested = ids.map(({ path }) => path.join('.')).filter((name) => !tested.has(name));
  if (untested.length === 0) return [...requests.values()].flat();
  throw new Error(
    `${row.route}: the row in server/testing/contract has no body with the id ${untested.join(', ')}. ` +
      'Add a reply with such a body.',
  );
}

/** Returns the paths that a body may use for an id. The id of a list has alternative names. */
const namesOf = (id: NamedId) =>
  id.path.join('.') === 'listId'
    ? LIST_ID_NAMES.map((name) => ({ id, path: [name] }))
    : [{ id, path: id.path }];

/** Ids that exist in no database. They show which fields a body has. */
const EXAMPLE: Ids = {
  user: 'user',
  list: 'list',
  match: 'match',
  player: 'player',
  second: 'second',
  outsider: 'outsider',
};

type Replaced = {
  route: RouteOptions;
  id: NamedId;
  place: readonly string[];
  body: (mine: Ids) => unknown;
  /** Number of earlier requests that replace this id in other bodies. */
  at: number;
};

/**
 * Returns requests that replace the id at `place` in a body. Odd ids are only sent in the first body that has the id.
 */
function replaced({ route, id, place, body, at }: Replaced): TestRequest[] {
  const { status, isNamed, says } = outcomeOf(route, id);
  const parts = ({ mine }: Setting, text: string) => ({
    body: withText(body(mine), place, text, says !== undefined),
  });
  const alike = (name: string, text: (setting: Setting) => string): TestRequest => ({
    name: `${place.join('.')} in body ${at}: ${name}`,
    status,
    parts: (setting) => parts(setting, text(setting)),
    ...(isNamed ? { problemAt: (id.kind === 'list' ? id.path : place).join('.') } : {}),
    ...(says
      ? { says: (setting) => says(text(setting)) }
      : { like: (setting) => parts(setting, MISSING) }),
  });
  return [
    ...OWNED.map((other) => alike(`another’s ${other}`, ({ theirs }) => theirs[other])),
    ...Object.entries(at === 0 ? ODD_IDS : {}).map(([name, odd]) =>
      alike(name, (setting) => odd(idsFor(setting, id.kind))),
    ),
  ];
}

const indexIn = (items: readonly unknown[], part: string) =>
  part === '*' ? Math.max(items.length - 1, 0) : Number(part);

/** Returns the path of an id in a body, with the last index for `*`; null if the body does not have the id. */
function placeOf(value: unknown, path: readonly string[]): string[] | null {
  const [part, ...rest] = path;
  if (part === undefined) return typeof value === 'string' ? [] : null;
  const key = Array.isArray(value) ? String(indexIn(value, part)) : part;
  // A request can put an id into an empty array of ids.
  if (Array.isArray(value) && value.length === 0) return rest.length === 0 ? [key] : null;
  const inner = placeOf(Object(value)[key], rest);
  return inner && [key, ...inner];
}

/** Returns the body with another text at a path; `isAlone` removes the other items of each array in the path. */
function withText(
  value: unknown,
  path: readonly string[],
  text: string,
  isAlone: boolean,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return text;
  if (!Array.isArray(value)) {
    const fields = { ...Object(value) };
    return { ...fields, [key]: withText(fields[key], rest, text, isAlone) };
  }
  const one = withText(value[Number(key)], rest, text, isAlone);
  return isAlone ? [one] : value.toSpliced(Number(key), 1, one);
}
