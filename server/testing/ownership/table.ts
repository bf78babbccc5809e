import { LIST_ID_NAMES } from '@picadito/domain';
import type { Body } from '../contract/row.ts';
import type { Ids, Thing } from '../contract/world.ts';

/**
 * Type of an id in a request's body: the kind of object that the id identifies, and a function that returns the fields
 * that contain it.
 */
export type Named = { thing: Thing; by: (id: string, mine: Partial<Ids>) => Body };

/**
 * Type of a row of the ownership table. `anybody` is true if the route returns the same to everyone, false if it
 * returns the requesting organiser's data. `names` are the ids in the body.
 */
export type Row = { anybody: boolean; names: readonly Named[] };

const ANYBODY: Row = { anybody: true, names: [] };
const OWN: Row = { anybody: false, names: [] };
const naming = (...names: Named[]): Row => ({ anybody: false, names });

const LIST: Named[] = LIST_ID_NAMES.map((name) => ({
  thing: 'list',
  by: (id) => ({ listId: undefined, [name]: id }),
}));
const TEAMS: Named[] = [
  { thing: 'match', by: (id) => ({ matchId: id }) },
  ...['claroTeam', 'oscuroTeam', 'suplentes'].map((team): Named => ({
    thing: 'player',
    by: (id) => ({ claroTeam: [], oscuroTeam: [], [team]: [id] }),
  })),
];

/**
 * The ownership table: every route of the server, by method and path. Routes of the demonstration and of the web
 * client's files are absent, because they know no organiser.
 */
export const OWNERSHIP: Record<string, Row> = {
  'GET /healthz': ANYBODY,
  'GET /readyz': ANYBODY,
  'GET /api/openapi.json': ANYBODY,
  'GET /auth/google': ANYBODY,
  'GET /auth/callback': ANYBODY,
  'GET /auth/callback.js': ANYBODY,
  'GET /auth/callback.css': ANYBODY,
  'POST /auth/sign-out': ANYBODY,
  'GET /api/session': ANYBODY,
  'GET /api/health': OWN,
  'GET /api/me': OWN,
  'PATCH /api/me': OWN,
  'DELETE /api/me': OWN,
  'GET /api/me/export': OWN,
  'GET /api/sessions': OWN,
  'DELETE /api/sessions/others': OWN,
  'GET /api/notices': OWN,
  'PUT /api/notices': OWN,
  'DELETE /api/notices': OWN,
  'GET /api/events': OWN,
  'GET /api/home': OWN,
  'GET /api/results': OWN,
  'GET /api/lists': OWN,
  'POST /api/lists': OWN,
  'GET /api/lists/:id': OWN,
  'PATCH /api/lists/:id': OWN,
  'DELETE /api/lists/:id': OWN,
  'GET /api/lists/:id/link': OWN,
  'PUT /api/lists/:id/link': OWN,
  'GET /api/lists/:id/link/page': OWN,
  'GET /api/lists/:id/devices': OWN,
  'DELETE /api/lists/:id/devices/:playerId': OWN,
  'PUT /api/lists/:id/devices/:playerId': OWN,
  'PUT /api/lists/:id/devices/:playerId/dropped': OWN,
  'GET /api/lists/:id/link/names': OWN,
  'GET /api/lists/:id/link/personal': OWN,
  'GET /api/lists/:id/survey': OWN,
  'PUT /api/lists/:id/survey': naming({
    thing: 'player',
    by: (id) => ({ playerIds: [id] }),
  }),
  'DELETE /api/lists/:id/survey': OWN,
  'PUT /api/lists/:id/survey/closed': OWN,
  'PUT /api/lists/:id/survey/:playerId': OWN,
  'PUT /api/players/:id/personal-link': OWN,
  'GET /g/:code': ANYBODY,
  'GET /g/:code/:key': ANYBODY,
  'POST /g/:code/:key/answer': ANYBODY,
  'POST /g/:code/answer': ANYBODY,
  'POST /g/:code/forget': ANYBODY,
  'POST /g/:code/guest': ANYBODY,
  'POST /g/:code/guest-gone': ANYBODY,
  'POST /g/:code/newcomer': ANYBODY,
  'POST /g/:code/withdraw': ANYBODY,
  'POST /g/:code/drop-out': ANYBODY,
  'POST /g/:code/claim': ANYBODY,
  'POST /g/:code/take-back': ANYBODY,
  'POST /g/:code/score': ANYBODY,
  'POST /g/:code/vote': ANYBODY,
  'POST /g/:code/:key/score': ANYBODY,
  'POST /g/:code/:key/vote': ANYBODY,
  'GET /g/:code/survey': ANYBODY,
  'POST /g/:code/survey': ANYBODY,
  'GET /g/:code/:key/survey': ANYBODY,
  'POST /g/:code/:key/survey': ANYBODY,
  'GET /g/:code/notices': ANYBODY,
  'POST /g/:code/notices': ANYBODY,
  'POST /g/:code/notices-off': ANYBODY,
  'GET /g/:code/changes': ANYBODY,
  'GET /g/:code/calendar/:match': ANYBODY,
  'GET /g': ANYBODY,
  'GET /g/*': ANYBODY,
  'GET /api/lists/:id/players': OWN,
  'POST /api/lists/:id/players': OWN,
  'GET /api/players': OWN,
  'POST /api/players': naming({ thing: 'list', by: (listId) => ({ listId }) }),
  'PUT /api/players/:id': OWN,
  'PATCH /api/players/:id': OWN,
  'DELETE /api/players/:id': OWN,
  'GET /api/players/stats': OWN,
  'GET /api/players/stats/figures': OWN,
  'PUT /api/players/:id/stats': OWN,
  'PUT /api/players/:id/shown-name': OWN,
  'GET /api/marks': OWN,
  'PUT /api/players/:id/keeper': OWN,
  'GET /api/lists/:id/level-suggestion': OWN,
  'PUT /api/players/:id/level-suggestion': OWN,
  'PUT /api/pairs': naming(
    { thing: 'player', by: (id, { second }) => ({ playerIds: [id, second] }) },
    { thing: 'player', by: (id, { second }) => ({ kind: null, playerIds: [second, id] }) },
  ),
  'GET /api/matches/counts': OWN,
  'GET /api/matches': OWN,
  'POST /api/matches': naming(...LIST),
  'GET /api/matches/:id': OWN,
  'PUT /api/matches/:id': naming(...LIST),
  'PATCH /api/matches/:id': naming(...LIST),
  'DELETE /api/matches/:id': OWN,
  'GET /api/matches/:id/players': OWN,
  'POST /api/matches/:id/players': naming(
    { thing: 'player', by: (playerId) => ({ playerId }) },
    {
      thing: 'player',
      by: (id, { second }) => ({ playerId: undefined, playerIds: [second, id] }),
    },
  ),
  'DELETE /api/matches/:id/players/:playerId': OWN,
  'PUT /api/matches/:id/players/:playerId/confirm': OWN,
  'PUT /api/matches/:id/players/:playerId/call': OWN,
  'PUT /api/matches/:id/attendance': OWN,
  'GET /api/matches/:id/answers': OWN,
  'PUT /api/matches/:id/answers/settings': OWN,
  'PUT /api/matches/:id/answers/:playerId/told': OWN,
  'PUT /api/matches/:id/answers/undone': OWN,
  'PUT /api/matches/:id/answers/redone': OWN,
  'PUT /api/matches/:id/answers/:playerId/comment': OWN,
  'PUT /api/matches/:id/guests/:playerId': OWN,
  'PUT /api/matches/:id/proposals': naming({ thing: 'player', by: (playerId) => ({ playerId }) }),
  'PUT /api/matches/:id/proposals/newcomers': OWN,
  'GET /api/matches/:id/evening': OWN,
  'PATCH /api/matches/:id/evening': OWN,
  'GET /api/matches/:id/teams': OWN,
  'POST /api/matches/:id/teams': naming(...TEAMS),
  'PUT /api/matches/:id/teams': naming(...TEAMS),
  'PUT /api/matches/:id/teams/shown': OWN,
  'GET /api/matches/:id/autopilot': OWN,
  'PUT /api/matches/:id/autopilot': OWN,
  'PUT /api/matches/:id/autopilot/undone': OWN,
  'GET /api/matches/:id/result': OWN,
  'PUT /api/matches/:id/result': naming({
    thing: 'player',
    by: (playerId) => ({ scorers: [{ playerId, goals: 1 }] }),
  }),
  'DELETE /api/matches/:id/result': OWN,
  'GET /api/figuras': OWN,
  'GET /api/users/:id/badges': OWN,
  'POST /api/badges': naming({ thing: 'user', by: (userId) => ({ userId }) }),
};
