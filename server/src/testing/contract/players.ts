import { CHANGE, DELETE, POST, READ } from './usual-problems.ts';
import type { Row } from './row.ts';

export const PLAYER = { name: 'Beto', skillLevel: '3', whatsapp: '11 5555 1234' };
export const BROKEN_PLAYER: Row['broken'] = [
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(81) }],
  ['skillLevel', { skillLevel: '6' }],
  ['whatsapp', { whatsapp: '123' }],
];

export const players: readonly Row[] = [
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
    good: [{ status: 200, says: ({ player }) => [{ playerId: player, matchesPlayed: 0 }, {}, {}] }],
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
];
