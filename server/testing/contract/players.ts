import { playedBefore } from './results.ts';
import { CHANGE, DELETE, POST, READ, READ_ONE, type Row } from './row.ts';
import type { World } from './world.ts';

export const PLAYER = { name: 'Beto', skillLevel: '3', whatsapp: '11 5555 1234' };
export const BROKEN_PLAYER: NonNullable<Row['broken']> = [
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(81) }],
  ['skillLevel', { skillLevel: '6' }],
  ['whatsapp', { whatsapp: '123' }],
];

/**
 * Makes the attendance of the second player pending, because two players who are both confirmed for a match to come
 * cannot be merged.
 */
async function takeOutSecond({ client, match, second }: World): Promise<void> {
  await client.put(`/api/matches/${match}/players/${second}/confirm`, { isConfirmed: false });
}

async function mergeSecond(mine: World): Promise<void> {
  await takeOutSecond(mine);
  await mine.client.post(`/api/players/${mine.player}/merge`, { otherId: mine.second });
}

export const players: readonly Row[] = [
  {
    route: 'GET /api/players',
    isConditional: true,
    problems: READ,
    good: [{ status: 200, says: ({ player }) => [{ id: player }, {}, {}] }],
  },
  {
    route: 'POST /api/players',
    body: ({ list }) => ({ ...PLAYER, listId: list }),
    problems: POST,
    broken: [...BROKEN_PLAYER, ['listId', { listId: '' }]],
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
  {
    route: 'PATCH /api/players/:id',
    body: () => ({ name: 'Beto' }),
    problems: CHANGE,
    broken: BROKEN_PLAYER,
    good: [
      { status: 200, says: ({ player, list }) => ({ id: player, listId: list, name: 'Beto' }) },
      {
        status: 200,
        body: () => ({ skillLevel: 5, whatsapp: '11 5555 1234' }),
        says: () => ({ name: 'Beto', skillLevel: '5', whatsapp: '+5491155551234' }),
      },
      {
        status: 200,
        body: () => ({ isRegular: true }),
        says: () => ({ name: 'Beto', isRegular: true }),
      },
      {
        status: 200,
        body: () => ({ whatsapp: '' }),
        says: () => ({ name: 'Beto', skillLevel: '5', whatsapp: null }),
      },
    ],
  },
  { route: 'DELETE /api/players/:id', problems: DELETE, good: [{ status: 204 }] },
  {
    route: 'GET /api/players/absences',
    isConditional: true,
    problems: READ,
    good: [
      {
        status: 200,
        given: ({ client, player }) =>
          client.put(`/api/players/${player}/absence`, { until: '2027-01-10' }),
        says: ({ player }) => [{ playerId: player, until: '2027-01-10' }],
      },
    ],
  },
  {
    route: 'PUT /api/players/:id/absence',
    body: () => ({ until: '2027-01-10' }),
    problems: CHANGE,
    broken: [
      ['until', { until: '2027-02-30' }],
      ['until', { until: '2026-01-10' }],
      ['until', { until: '2999-01-10' }],
      ['until', { until: undefined }],
    ],
    good: [
      { status: 200, says: ({ player }) => ({ playerId: player, until: '2027-01-10' }) },
      {
        status: 200,
        body: () => ({ until: null }),
        says: ({ player }) => ({ playerId: player, until: null }),
      },
    ],
  },
  {
    route: 'GET /api/lists/:id/merges',
    isConditional: true,
    problems: READ_ONE,
    good: [{ status: 200, given: mergeSecond, says: ({ player }) => [{ playerId: player }] }],
  },
  {
    route: 'POST /api/players/:id/merge',
    body: ({ second }) => ({ otherId: second }),
    problems: [...CHANGE, 409],
    broken: [
      ['otherId', { otherId: '' }],
      ['otherId', { otherId: null }],
    ],
    again: 'invalid-argument',
    good: [{ status: 200, given: takeOutSecond, says: ({ player }) => ({ id: player }) }],
  },
  {
    route: 'DELETE /api/players/:id/merge',
    problems: [...DELETE, 409],
    good: [{ status: 204, given: mergeSecond }],
  },
  {
    route: 'GET /api/players/stats',
    isConditional: true,
    problems: READ,
    good: [{ status: 200, says: ({ player }) => [{ playerId: player, matchesPlayed: 0 }, {}, {}] }],
  },
  {
    route: 'GET /api/players/stats/lists/:id',
    isConditional: true,
    problems: [...READ_ONE, 422],
    brokenQueries: [['season', '?season=26']],
    good: [
      { status: 200, says: () => ({ matches: 0, goals: 0, mostPresent: null, closest: null }) },
    ],
  },
  {
    route: 'GET /api/players/stats/figures',
    isConditional: true,
    problems: [401, 422],
    brokenQueries: [
      ['season', '?season=26'],
      ['season', '?season=siempre'],
    ],
    good: [
      { status: 200, says: () => ({ season: 'all', players: [], pairs: [] }) },
      {
        status: 200,
        query: '?season=2026',
        given: playedBefore,
        says: ({ player }) => ({
          season: '2026',
          players: [{ playerId: player, matchesPlayed: 1, attendanceRate: 100, won: 0 }, {}],
        }),
      },
      {
        status: 200,
        query: '?season=',
        given: ({ client, match }) =>
          client.put(`/api/matches/${match}/result`, { claro: 3, oscuro: 2 }),
        says: ({ player }) => ({
          season: 'all',
          players: [{ playerId: player, won: 1, points: 3, latest: ['won'] }, { lost: 1 }],
        }),
      },
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
  {
    route: 'PUT /api/players/:id/level-suggestion',
    body: () => ({ asksAgain: true }),
    problems: CHANGE,
    broken: [['asksAgain', { asksAgain: 'nunca' }]],
    good: [
      { status: 200, says: ({ player }) => ({ playerId: player, asksAgain: true }) },
      {
        status: 200,
        body: () => ({ asksAgain: false }),
        says: ({ player }) => ({ playerId: player, asksAgain: false }),
      },
    ],
  },
  {
    route: 'GET /api/lists/:id/level-suggestion',
    isConditional: true,
    problems: READ_ONE,
    good: [{ status: 200, says: ({ list }) => ({ listId: list, suggestion: null }) }],
  },
];
