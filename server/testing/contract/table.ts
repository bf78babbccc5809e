import type { RouteOptions } from 'fastify';
import { attendance } from './attendance.ts';
import { badges } from './badges.ts';
import { captain } from './captain.ts';
import { groupLink } from './group-link.ts';
import { handovers } from './handovers.ts';
import { helpers } from './helpers.ts';
import { home } from './home.ts';
import { lists } from './lists.ts';
import { matches } from './matches.ts';
import { money } from './money.ts';
import { nights } from './nights.ts';
import { players } from './players.ts';
import { results } from './results.ts';
import type { Row } from './row.ts';
import { server } from './server.ts';
import { session } from './session.ts';
import { surveys } from './surveys.ts';
import { teamConstraints } from './team-constraints.ts';
import { teams } from './teams.ts';

/**
 * The contract table: every reply of every route, with the request that gets it, grouped by subject
 * (docs/decisions/142). A row lists the problems that `problemsOf` returns for its route, except 503; any route may
 * also reply 429 and 500.
 */
export const CONTRACT: Record<string, readonly Row[]> = {
  Server: server,
  Session: session,
  Home: home,
  Lists: [...lists, ...handovers],
  'Group link': groupLink,
  Players: players,
  Matches: matches,
  Attendance: attendance,
  Teams: [...teams, ...teamConstraints],
  Results: results,
  Nights: nights,
  Money: money,
  Survey: surveys,
  Captain: captain,
  Helpers: helpers,
  Badges: badges,
};

/**
 * Returns the row of a route in the contract table; a row without replies if the table has none. A HEAD has the row of
 * its GET.
 */
export function rowOf({ method, url }: RouteOptions): Row {
  const route = `${method === 'HEAD' ? 'GET' : String(method)} ${url}`;
  const rows = Object.values(CONTRACT).flat();
  return rows.find((row) => row.route === route) ?? { route, problems: [], good: [] };
}
