import { LIST_ID_NAMES } from '@picadito/domain';
import type { RouteOptions } from 'fastify';
import * as z from 'zod/mini';

export type Kind = 'user' | 'list' | 'match' | 'player' | 'proposal';

const kindForAll = (kind: Kind, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, kind]));

/**
 * Kinds of rows by the name of an id in a request: a collection in a path (`/matches/:id`), a parameter of a path, or a
 * field of a query or body. A list has the alternative names that bodies may use. The code of a group link gets the id
 * of a list, which is the code of no link.
 */
const KINDS: Partial<Record<string, Kind>> = {
  ...kindForAll('user', ['users', 'user', 'userId']),
  ...kindForAll('list', ['lists', 'handovers', 'code', ...LIST_ID_NAMES]),
  ...kindForAll('match', ['matches', 'match', 'matchId']),
  ...kindForAll('player', [
    'players',
    'playerId',
    'playerIds',
    'otherId',
    'paidBy',
    'claroTeam',
    'oscuroTeam',
    'suplentes',
    'absent',
    'joinedLater',
  ]),
  ...kindForAll('proposal', ['proposalId']),
};

/** Names of fields that look like names of ids but identify no row, each with the reason. */
const NO_ROWS: Record<string, string> = {
  entryId: 'made by the client, and looked up only in the ledger of the list',
  changeId: 'made by the client, and looked up only among the changes of a player of the match',
  helperId: 'looked up only among the helpers of the list',
  googlePlaceId: 'Google’s id of a place',
  guestNames: 'names of new guests',
  seq: 'the number of a game within the match',
  key: 'part of a personal link, which stands in place of a session',
};

/** Returns the kind of row that an id with this name identifies. Throws if the kind is unknown. */
function kindOf(name: string, route: string): Kind {
  const kind = KINDS[name];
  if (kind) return kind;
  throw new Error(
    `${route}: "${name}" is an id of an unknown kind. Add the name to KINDS in ` +
      'server/testing/contract/ids.ts, and a new kind to the worlds of server/testing/ownership/setting.ts; ' +
      'if no row has the id, add the name to NO_ROWS with the reason.',
  );
}

/** Type of an id in a request: its path, in which `*` means any index of an array, and its kind. */
export type NamedId = { path: readonly string[]; kind: Kind };

/** Returns the parameters of a route's path, each with the kind of row that its id identifies. */
export function idsInPath(url: string): [name: string, kind: Kind][] {
  return [...url.matchAll(/(?:(\w+)\/)?:(\w+)/g)].flatMap(
    ([, collection = '', name = '']): [string, Kind][] =>
      name in NO_ROWS ? [] : [[name, kindOf(name === 'id' ? collection : name, url)]],
  );
}

/** Returns the ids in the query and in the body of a route by the schemas that validate them. */
export function idsInSchemas({ method, url, schema = {} }: RouteOptions) {
  const idsOf = (part: unknown) =>
    textsIn(part)
      .filter(isId)
      .map((path): NamedId => ({ path, kind: kindOf(nameIn(path), `${String(method)} ${url}`) }));
  return { query: idsOf(schema.querystring), body: idsOf(schema.body) };
}

const isIndex = (part: string) => part === '*' || /^\d+$/.test(part);

const nameIn = (path: readonly string[]) => path.findLast((part) => !isIndex(part)) ?? '';

/**
 * Tells whether the value at this path of a request is an id: its field has the name of an id, or it is an item of an
 * array. Names in NO_ROWS are left out.
 */
function isId(path: readonly string[]): boolean {
  const name = nameIn(path);
  if (name in NO_ROWS) return false;
  return isIndex(path.at(-1) ?? '') || name in KINDS || /ids?$/i.test(name);
}

type Json = {
  type?: string;
  enum?: unknown;
  const?: unknown;
  properties?: Record<string, Json>;
  items?: Json;
  prefixItems?: Json[];
  anyOf?: Json[];
  oneOf?: Json[];
};

/** Returns the paths of all free texts that a schema accepts. */
function textsIn(schema: unknown): string[][] {
  if (!(schema instanceof z.core.$ZodType)) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const texts = pathsIn(json as Json, []).map((path) => JSON.stringify(path));
  return [...new Set(texts)].map((path) => JSON.parse(path) as string[]);
}

function pathsIn(json: Json, path: readonly string[]): (readonly string[])[] {
  const { properties = {}, items, prefixItems = [], anyOf = [], oneOf = [] } = json;
  const isText = json.type === 'string' && !('enum' in json) && !('const' in json);
  return [
    ...(isText ? [path] : []),
    ...Object.entries(properties).flatMap(([name, one]) => pathsIn(one, [...path, name])),
    ...(items ? pathsIn(items, [...path, '*']) : []),
    ...prefixItems.flatMap((one, at) => pathsIn(one, [...path, String(at)])),
    ...[...anyOf, ...oneOf].flatMap((one) => pathsIn(one, path)),
  ];
}
