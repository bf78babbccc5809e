import type { RouteOptions } from 'fastify';
import { ask, type RequestParts } from '../contract/ask.ts';
import { idsInPath, type Kind } from '../contract/ids.ts';
import { rowOf } from '../contract/table.ts';
import { inBody, inQuery } from './ids-in-requests.ts';
import { MISSING, ODD_IDS, ODD_PATHS } from './odd-ids.ts';
import { idsFor, OWNED, type TestRequest, type Owned, type Setting } from './setting.ts';
import { SIGNED_OUT, pageOfAnother } from './signed-out.ts';
import { validRequests } from './valid-requests.ts';

/**
 * Routes that answer everybody, with the reason. `*` at the end of a path means every route whose path begins in this
 * way. All other routes need a session, and answer about the requesting organiser only.
 */
export const ANYBODY: Record<string, string> = {
  'GET /healthz': 'monitors the process, and reads no row',
  'GET /readyz': 'monitors the database, and reads no row',
  'GET /api/openapi.json': 'describes the contract',
  'GET /auth/google': 'begins a sign-in',
  'GET /auth/callback': 'ends a sign-in, which the cookie of its beginning proves',
  'GET /auth/callback.js': 'is a file',
  'GET /auth/callback.css': 'is a file',
  'POST /auth/sign-out': 'ends the session of the request, if there is one',
  'GET /api/session': 'tells a page whether it has a session',
  'GET /api/first-view':
    'has nothing without a session; home/first-view.test.ts checks the matches of others',
  'GET /api/invitations/:code':
    'is what an invitation is about; the code in its path stands in place of a session',
  'GET /g': 'explains that a link is incomplete',
  'GET /g/*': 'is the players’ page; the code in its path stands in place of a session',
  'POST /g/*':
    'are the players’ requests; group-link/devices/ownership.test.ts checks each of them',
  'GET /c': 'explains that a link is incomplete',
  'GET /c/*': 'is the page of a captain; the code in its path stands in place of a session',
  'POST /c/*': 'are the captain’s requests; captain/page/captain-matrix.model.test.ts checks them',
};

const nameOfRoute = ({ method, url }: RouteOptions) =>
  `${method === 'HEAD' ? 'GET' : String(method)} ${url}`;

export function isForAnybody(route: RouteOptions): boolean {
  const name = nameOfRoute(route);
  return Object.keys(ANYBODY).some((listed) =>
    listed.endsWith('*') ? name.startsWith(listed.slice(0, -1)) : name === listed,
  );
}

export function testRequestsOf(route: RouteOptions): TestRequest[] {
  const row = rowOf(route);
  const right = validRequests(route, row);
  if (isForAnybody(route)) return [...fromNobody({}), ...right];
  const page: TestRequest = {
    ...signedOut({ status: 401 }, pageOfAnother),
    name: 'from another’s page',
  };
  return [
    ...fromNobody({ status: 401 }),
    page,
    ...idsInPath(route.url).flatMap(([name, kind]) => inPath(name, kind)),
    ...inQuery(route),
    ...inBody(route, row),
    ...right,
  ];
}

export const nameOf = ({ name }: TestRequest, { method, url }: RouteOptions) =>
  `${String(method)} ${url}, ${name}`;

type Expected = { status?: number };

const fromNobody = (expected: Expected): TestRequest[] =>
  Object.entries(SIGNED_OUT).map(([name, headers]) => ({ ...signedOut(expected, headers), name }));

const signedOut = (expected: Expected, headers: (typeof SIGNED_OUT)[string]) => ({
  ...expected,
  parts: (setting: Setting): RequestParts => ({ who: null, headers: headers(setting) }),
  like: (): RequestParts => ({ who: null }),
});

/**
 * Returns requests that replace one id in the path and keep the other ids of the organiser. A path can thus name a list
 * or match of one organiser and a player of another.
 */
function inPath(param: string, kind: Kind): TestRequest[] {
  const alike = (name: string, id: (setting: Setting) => string): TestRequest => ({
    name: `${param}: ${name}`,
    status: 404,
    parts: (setting) => ({ ids: { [param]: id(setting) } }),
    like: () => ({ ids: { [param]: MISSING } }),
  });
  const read = alike('another’s, who has just read it', ({ theirs }) => theirs[kind]);
  const byOwner = ({ mine, theirs, ...setting }: Setting) =>
    ask({ ...setting, mine: theirs, theirs: mine }, {});
  return [
    ...OWNED.map((other) => alike(`another’s ${other}`, ({ theirs }) => theirs[other])),
    ...OWNED.filter((other) => !isKindOf(other, kind)).map((other) =>
      alike(`own ${other}`, ({ mine }) => mine[other]),
    ),
    ...Object.entries(ODD_IDS).map(([name, odd]) =>
      alike(name, (setting) => encodeURIComponent(odd(idsFor(setting, kind)))),
    ),
    ...Object.entries(ODD_PATHS).map(([name, odd]) =>
      alike(name, (setting) => odd(idsFor(setting, kind))),
    ),
    { ...read, given: byOwner, isDone: true },
  ];
}

const PLAYERS: Owned[] = ['player', 'second', 'outsider'];

const isKindOf = (one: Owned, kind: Kind) =>
  one === kind || (kind === 'player' && PLAYERS.includes(one));
