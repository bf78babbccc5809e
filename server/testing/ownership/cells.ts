import type { RouteOptions } from 'fastify';
import { ask, thingsIn, type RequestParts } from '../contract/ask.ts';
import type { Row } from '../contract/row.ts';
import { CONTRACT } from '../contract/table.ts';
import type { Thing } from '../contract/world.ts';
import { SIGNED_OUT, pageOfAnother } from './signed-out.ts';
import { MISSING, ODD_IDS, ODD_PATHS } from './odd-ids.ts';
import { validRequests } from './valid-requests.ts';
import type { Cell } from './cell.ts';
import type { Scene } from './scene.ts';
import { OWNERSHIP, type Named } from './table.ts';

const THINGS: Thing[] = ['user', 'list', 'match', 'player', 'second', 'outsider'];
const PLAYERS: Thing[] = ['player', 'second', 'outsider'];

/**
 * Returns a route's row of the ownership table, undefined if there is none, and its row of the contract table, empty if
 * there is none. A HEAD has the rows of its GET.
 */
export function rowsOf({ method, url }: RouteOptions) {
  const route = `${method === 'HEAD' ? 'GET' : String(method)} ${url}`;
  const rows: readonly Row[] = Object.values(CONTRACT).flat();
  const contract = rows.find((row) => row.route === route) ?? { route, problems: [], good: [] };
  return { ownership: OWNERSHIP[route], contract };
}

/** Returns the test requests for a route; none if the ownership table lacks the route. */
export function cellsOf(route: RouteOptions): Cell[] {
  const { ownership, contract } = rowsOf(route);
  if (!ownership) return [];
  const right = validRequests(route, contract);
  if (ownership.anybody) return [...fromNobody({}), ...right];
  const page: Cell = { ...signedOut({ status: 401 }, pageOfAnother), name: 'from another’s page' };
  return [
    ...fromNobody({ status: 401 }),
    page,
    ...thingsIn(route.url).flatMap(([name, thing]) => inPath(name, thing)),
    ...ownership.names.flatMap((named) => inBody(named, contract)),
    ...right,
  ];
}

export const nameOf = ({ name }: Cell, { method, url }: RouteOptions) =>
  `${String(method)} ${url}, ${name}`;

type Expected = { status?: number };

const fromNobody = (expected: Expected): Cell[] =>
  Object.entries(SIGNED_OUT).map(([name, headers]) => ({ ...signedOut(expected, headers), name }));

const signedOut = (expected: Expected, headers: (typeof SIGNED_OUT)[string]) => ({
  ...expected,
  parts: (scene: Scene): RequestParts => ({ who: null, headers: headers(scene) }),
  like: (): RequestParts => ({ who: null }),
});

/**
 * Returns requests that replace one id in the path and keep the organiser's own ids elsewhere. Thus the path can name a
 * parent of one organiser and a child of another.
 */
function inPath(param: string, thing: Thing): Cell[] {
  const alike = (name: string, id: (scene: Scene) => string): Cell => ({
    name: `${param}: ${name}`,
    status: 404,
    parts: (scene) => ({ ids: { [param]: id(scene) } }),
    like: () => ({ ids: { [param]: MISSING } }),
  });
  const read = alike('another’s, who has just read it', ({ theirs }) => theirs[thing]);
  const byOwner = ({ mine, theirs, ...scene }: Scene) =>
    ask({ ...scene, mine: theirs, theirs: mine }, {});
  return [
    ...THINGS.map((other) => alike(`another’s ${other}`, ({ theirs }) => theirs[other])),
    ...THINGS.filter((other) => !isKindOf(other, thing)).map((other) =>
      alike(`own ${other}`, ({ mine }) => mine[other]),
    ),
    ...Object.entries(ODD_IDS).map(([name, odd]) =>
      alike(name, (scene) => encodeURIComponent(odd(idsIn(scene, thing)))),
    ),
    ...Object.entries(ODD_PATHS).map(([name, odd]) =>
      alike(name, (scene) => odd(idsIn(scene, thing))),
    ),
    { ...read, given: byOwner, isDone: true },
  ];
}

/** Returns requests that replace one id in the body and keep the rest of the body valid. */
function inBody({ thing, by }: Named, { body }: Row): Cell[] {
  const field = Object.keys(by('', {})).at(-1);
  const alike = (name: string, id: (scene: Scene) => string): Cell => {
    const naming = (scene: Scene, given: string): RequestParts => ({
      body: { ...body?.(scene.mine), ...by(given, scene.mine) },
    });
    return {
      name: `${field}: ${name}`,
      status: 422,
      parts: (scene) => naming(scene, id(scene)),
      like: (scene) => naming(scene, MISSING),
    };
  };
  return [
    ...THINGS.map((other) => alike(`another’s ${other}`, ({ theirs }) => theirs[other])),
    ...Object.entries(ODD_IDS).map(([name, odd]) =>
      alike(name, (scene) => odd(idsIn(scene, thing))),
    ),
  ];
}

const idsIn = ({ mine, theirs }: Scene, thing: Thing) => ({
  own: mine[thing],
  foreign: theirs[thing],
});

const isKindOf = (one: Thing, other: Thing) =>
  one === other || (PLAYERS.includes(one) && PLAYERS.includes(other));
