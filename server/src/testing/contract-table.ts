import { LIST_ID_NAMES } from '@picadito/domain';
import { expect } from 'vitest';
import { THURSDAY_MATCH } from './an-evening.ts';
import type { Good, Row } from './contract-row.ts';
import {
  asksWithoutDatabase,
  popupBegins,
  popupEnds,
  streamTells,
  type World,
} from './contract-world.ts';

/** What the checks before a rule refuse: writes with an id and a body meet them all. */
const READ = [401];
const READ_ONE = [401, 404];
const DELETE = [401, 403, 404];
const POST = [401, 403, 413, 415, 422];
const CHANGE = [401, 403, 404, 413, 415, 422];

const PLAYER = { name: 'Beto', skillLevel: '3', whatsapp: '11 5555 1234' };
const BROKEN_PLAYER: Row['broken'] = [
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(81) }],
  ['skillLevel', { skillLevel: '6' }],
  ['whatsapp', { whatsapp: '123' }],
];
const BROKEN_MATCH: Row['broken'] = [
  ['date', { date: '2026-02-30' }],
  ['date', { date: '2026-11-19' }],
  ['time', { time: '25:00' }],
  ['location', { location: '' }],
  ['listId', { listId: null }],
  ['recurringDay', { isRecurring: true }],
  ['recurringDay', { isRecurring: true, recurringDay: 7 }],
  ['timeZone', { timeZone: 'Mars/Olympus' }],
];
const matchOf = ({ list }: World) => ({ ...THURSDAY_MATCH, listId: list });
const teamsOf = ({ match, player, second }: World) => ({
  matchId: match,
  claroTeam: [player],
  oscuroTeam: [second],
  suplentes: [],
});
const saveTeams = (mine: World) =>
  mine.client.post(`/api/matches/${mine.match}/teams`, teamsOf(mine));
const BROKEN_TEAMS: Row['broken'] = [
  ['matchId', { matchId: 'x'.repeat(22) }],
  ['claroTeam', { claroTeam: ['1', '2', '3', '4', '5', '6'] }],
  ['suplentes', { suplentes: 'todos' }],
  ['createdBy', { createdBy: 'magic' }],
];
const inTeams: Row['names'] = {
  path: 'suplentes.0',
  of: 'player',
  by: (id) => ({ suplentes: [id] }),
};

const me = ({ client }: World) => client.get('/api/me');
const isSignedOut = async (mine: World) => expect((await me(mine)).status).toBe(401);
const isOnlyHere = async ({ client }: World) =>
  expect((await client.get('/api/sessions')).body).toMatchObject([{ current: true }]);

/** The list of a match under each of its names, and times in am/pm form. */
const matchForms = (status: number): Good[] => [
  {
    status,
    body: (mine) => ({ ...matchOf(mine), time: '9:00 p. m.' }),
    says: () => THURSDAY_MATCH,
  },
  ...LIST_ID_NAMES.map((name): Good => ({
    status,
    body: (mine) => ({ ...THURSDAY_MATCH, [name]: mine.list }),
    says: ({ list }) => ({ ...THURSDAY_MATCH, listId: list }),
  })),
];

/**
 * http-api.md, path by path: every reply, how to bring it about, and what must come. Problems are those of
 * `problemsOf` but for what may come from anywhere (429, 500) and from a database that is away (503).
 */
export const CONTRACT: Record<string, readonly Row[]> = {
  Server: [
    { route: 'GET /healthz', problems: [], good: [{ status: 200 }] },
    {
      route: 'GET /readyz',
      problems: [],
      good: [{ status: 200 }, { status: 503, ask: asksWithoutDatabase }],
    },
    { route: 'GET /api/openapi.json', problems: [], good: [{ status: 200 }] },
    { route: 'GET /api/docs', problems: [], good: [{ status: 200 }] },
    {
      route: 'GET /api/health',
      problems: READ,
      good: [{ status: 200, says: () => ({ status: 'ok' }) }],
    },
  ],

  Session: [
    {
      route: 'GET /auth/google',
      problems: [],
      good: [
        { status: 302, headers: { location: 'https://id.test/authorize' } },
        { status: 200, ask: (_, server) => popupBegins(server) },
      ],
    },
    {
      route: 'GET /auth/callback',
      problems: [],
      good: [
        { status: 302, headers: { location: '/landing?error=sign-in' } },
        { status: 200, ask: (_, server) => popupEnds(server) },
      ],
    },
    {
      route: 'POST /auth/sign-out',
      problems: [403],
      good: [{ status: 204, leaves: isSignedOut }],
    },
    {
      route: 'GET /api/session',
      problems: [],
      good: [
        {
          status: 200,
          says: ({ user }) => ({
            user: { id: user },
            temporary: false,
            version: expect.any(String),
          }),
        },
      ],
    },
    {
      route: 'GET /api/me',
      problems: READ,
      good: [{ status: 200, says: ({ user }) => ({ id: user, uid: user }) }],
    },
    {
      route: 'PATCH /api/me',
      body: () => ({ name: 'Ana Peña', whatsapp: '11 5555 1234', timeZone: 'Europe/Madrid' }),
      problems: POST,
      broken: [
        ['name', { name: '' }],
        ['whatsapp', { whatsapp: 'no' }],
        ['timeZone', { timeZone: 'Mars/Olympus' }],
        ['country', { country: 'argentina' }],
      ],
      good: [
        {
          status: 200,
          says: ({ user }) => ({ id: user, name: 'Ana Peña', whatsapp: '+5491155551234' }),
        },
      ],
    },
    {
      route: 'GET /api/sessions',
      problems: READ,
      good: [{ status: 200, says: () => [{ device: null, current: true }] }],
    },
    {
      route: 'DELETE /api/sessions/others',
      problems: [401, 403],
      good: [
        { status: 204, given: ({ name }, server) => server.signedIn(name), leaves: isOnlyHere },
      ],
    },
    {
      route: 'GET /api/me/export',
      problems: READ,
      good: [
        {
          status: 200,
          headers: { 'content-disposition': expect.stringContaining('picadito.json') },
          says: ({ user, name, list, match, player }) => ({
            profile: { id: user },
            identities: [{ issuer: 'https://id.test', subject: name }],
            sessions: [{ current: true }],
            lists: [{}, { id: list }],
            players: [{ id: player }, {}, {}],
            matches: [{ id: match, players: [{ id: player, confirmed: true }, {}], teams: null }],
          }),
        },
      ],
    },
    {
      route: 'DELETE /api/me',
      problems: [401, 403],
      good: [{ status: 204, leaves: isSignedOut }],
    },
    {
      route: 'GET /api/events',
      problems: [401, 422],
      brokenQueries: [['since', '?since=a&since=b']],
      good: [{ status: 200, ask: streamTells }],
    },
  ],

  Lists: [
    {
      route: 'GET /api/lists',
      problems: READ,
      good: [
        { status: 200, says: ({ list }) => [{ name: 'Sábado' }, { id: list, playerCount: 2 }] },
      ],
    },
    {
      route: 'POST /api/lists',
      body: () => ({ name: 'Domingo', players: [PLAYER] }),
      problems: POST,
      broken: [
        ['name', { name: ' ' }],
        ['players', { players: 'todos' }],
        ['players.0.name', { players: [{ skillLevel: '3' }] }],
        ['players.1.whatsapp', { players: [PLAYER, { ...PLAYER, whatsapp: '123' }] }],
      ],
      good: [{ status: 201, says: () => ({ name: 'Domingo', playerCount: 1 }) }],
    },
    {
      route: 'GET /api/lists/:id',
      problems: READ_ONE,
      good: [{ status: 200, says: ({ list }) => ({ id: list, name: 'Jueves' }) }],
    },
    {
      route: 'PATCH /api/lists/:id',
      body: () => ({ name: 'Viernes' }),
      problems: CHANGE,
      broken: [['name', { name: '\u0000' }]],
      good: [{ status: 200, says: ({ list }) => ({ id: list, name: 'Viernes', playerCount: 2 }) }],
    },
    { route: 'DELETE /api/lists/:id', problems: DELETE, good: [{ status: 204 }] },
    {
      route: 'GET /api/lists/:id/players',
      problems: READ_ONE,
      good: [{ status: 200, says: ({ player, second }) => [{ id: player }, { id: second }] }],
    },
    {
      route: 'POST /api/lists/:id/players',
      body: () => PLAYER,
      problems: CHANGE,
      broken: BROKEN_PLAYER,
      good: [
        {
          status: 201,
          says: ({ list }) => ({ listId: list, rating: 3, whatsapp: '+5491155551234' }),
        },
      ],
    },
  ],

  Players: [
    {
      route: 'GET /api/players',
      problems: READ,
      good: [{ status: 200, says: ({ player }) => [{ id: player }, {}, {}] }],
    },
    {
      route: 'POST /api/players',
      body: ({ list }) => ({ ...PLAYER, listId: list }),
      problems: POST,
      broken: [...BROKEN_PLAYER, ['listId', { listId: '' }]],
      names: { path: 'listId', of: 'list', by: (listId) => ({ listId }) },
      good: [{ status: 201, says: ({ list }) => ({ listId: list, skillLevel: '3' }) }],
    },
    {
      route: 'PUT /api/players/:id',
      body: () => PLAYER,
      problems: CHANGE,
      broken: BROKEN_PLAYER,
      good: [
        { status: 200, says: ({ player, list }) => ({ id: player, listId: list, name: 'Beto' }) },
      ],
    },
    { route: 'DELETE /api/players/:id', problems: DELETE, good: [{ status: 204 }] },
    {
      route: 'GET /api/players/stats',
      problems: READ,
      good: [
        { status: 200, says: ({ player }) => [{ playerId: player, matchesPlayed: 0 }, {}, {}] },
      ],
    },
    {
      route: 'PUT /api/players/:id/stats',
      body: () => ({ matchesPlayed: 7, attendanceRate: null }),
      problems: CHANGE,
      broken: [
        ['matchesPlayed', { matchesPlayed: -1 }],
        ['attendanceRate', { attendanceRate: 101 }],
      ],
      good: [{ status: 200, says: ({ player }) => ({ playerId: player, matchesPlayed: 7 }) }],
    },
  ],

  Matches: [
    {
      route: 'GET /api/matches',
      problems: [401, 422],
      brokenQueries: [
        ['order', '?order=name'],
        ['limit', '?limit=0'],
        ['limit', '?limit=1001'],
        ['cursor', '?cursor=nada'],
      ],
      good: [
        { status: 200, says: ({ match }) => [{ id: match }], headers: { 'x-total-count': '1' } },
        { status: 200, query: '?order=created&q=nunez', says: ({ match }) => [{ id: match }] },
        {
          status: 200,
          query: '?limit=1',
          given: (mine) => mine.client.post('/api/matches', matchOf(mine)),
          headers: { 'x-total-count': '2', link: expect.stringMatching(/^<.+>; rel="next"$/) },
        },
      ],
    },
    {
      route: 'POST /api/matches',
      body: matchOf,
      problems: POST,
      broken: BROKEN_MATCH,
      names: { path: 'listId', of: 'list', by: (listId) => ({ listId }) },
      good: [
        {
          status: 201,
          says: ({ user }) => ({ userId: user, organizerId: user, status: 'pendiente' }),
        },
        ...matchForms(201),
      ],
    },
    {
      route: 'GET /api/matches/:id',
      problems: READ_ONE,
      good: [{ status: 200, says: ({ match, list }) => ({ id: match, listId: list }) }],
    },
    {
      route: 'PUT /api/matches/:id',
      body: matchOf,
      problems: CHANGE,
      broken: [...(BROKEN_MATCH ?? []), ['status', { status: 'jugado' }]],
      names: { path: 'listId', of: 'list', by: (listId) => ({ listId }) },
      good: [
        {
          status: 200,
          body: (mine) => ({ ...matchOf(mine), status: 'cancelado' }),
          says: ({ match }) => ({ id: match, status: 'cancelado' }),
        },
        ...matchForms(200),
      ],
    },
    { route: 'DELETE /api/matches/:id', problems: DELETE, good: [{ status: 204 }] },
  ],

  Attendance: [
    {
      route: 'GET /api/matches/:id/players',
      problems: READ_ONE,
      good: [{ status: 200, says: ({ player }) => [{ id: player, confirmed: true }, {}] }],
    },
    {
      route: 'POST /api/matches/:id/players',
      body: ({ outsider }) => ({ playerId: outsider }),
      problems: CHANGE,
      broken: [['playerId', { playerId: 7 }]],
      names: { path: 'playerId', of: 'outsider', by: (playerId) => ({ playerId }) },
      good: [{ status: 201, says: ({ outsider }) => ({ id: outsider, confirmed: false }) }],
    },
    {
      route: 'DELETE /api/matches/:id/players/:playerId',
      problems: DELETE,
      good: [{ status: 204 }],
    },
    {
      route: 'PUT /api/matches/:id/players/:playerId/confirm',
      body: () => ({ isConfirmed: false }),
      problems: CHANGE,
      broken: [['isConfirmed', { isConfirmed: 'sí' }]],
      good: [
        {
          status: 200,
          says: ({ player }) => ({ id: player, confirmed: false, confirmedAt: null }),
        },
        {
          status: 200,
          body: () => ({ isConfirmed: true }),
          says: () => ({ confirmed: true, confirmedAt: expect.any(String) }),
        },
      ],
    },
  ],

  Teams: [
    {
      route: 'GET /api/matches/:id/teams',
      problems: READ_ONE,
      before: saveTeams,
      good: [{ status: 200, says: teamsOf }],
    },
    {
      route: 'POST /api/matches/:id/teams',
      body: teamsOf,
      problems: [...CHANGE, 409],
      broken: BROKEN_TEAMS,
      names: inTeams,
      good: [{ status: 201, says: (mine) => ({ ...teamsOf(mine), createdBy: 'manual' }) }],
      again: 'already-exists',
    },
    {
      route: 'PUT /api/matches/:id/teams',
      body: (mine) => ({ ...teamsOf(mine), createdBy: 'automatic' }),
      problems: CHANGE,
      before: saveTeams,
      broken: BROKEN_TEAMS,
      names: inTeams,
      good: [{ status: 200, says: (mine) => ({ ...teamsOf(mine), createdBy: 'automatic' }) }],
    },
  ],

  Badges: [
    {
      route: 'GET /api/users/:id/badges',
      problems: READ_ONE,
      good: [{ status: 200, says: ({ user }) => [{ userId: user, type: 'saque-inicial' }] }],
    },
    {
      route: 'POST /api/badges',
      body: ({ user }) => ({ userId: user, type: 'mvp-semana' }),
      problems: POST,
      broken: [
        ['type', { type: 'goleador' }],
        ['type', { type: 'diez-fechas' }],
      ],
      names: { path: 'userId', of: 'user', by: (userId) => ({ userId }) },
      good: [
        {
          status: 201,
          given: async (mine, { clock }) => {
            await saveTeams(mine);
            clock.now = Date.parse('2026-11-28T12:00:00Z');
          },
          says: ({ user, player }) => ({ userId: user, playerId: player, emoji: '⭐' }),
        },
        {
          status: 200,
          body: ({ user }) => ({ userId: user, type: 'mvp-semana', name: 'Yo', emoji: '👑' }),
          says: ({ player }) => ({ playerId: player, name: 'MVP de la Semana', emoji: '⭐' }),
        },
      ],
    },
  ],
};
