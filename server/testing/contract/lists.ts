import { BROKEN_PLAYER, PLAYER } from './players.ts';
import { CHANGE, DELETE, POST, READ, READ_ONE, type Row } from './row.ts';
import { readsFile } from './world.ts';

export const lists: readonly Row[] = [
  {
    route: 'GET /api/lists',
    isConditional: true,
    problems: READ,
    good: [{ status: 200, says: ({ list }) => [{ name: 'Sábado' }, { id: list, playerCount: 2 }] }],
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
    isConditional: true,
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
    isConditional: true,
    problems: READ_ONE,
    good: [{ status: 200, says: ({ player, second }) => [{ id: player }, { id: second }] }],
  },
  {
    route: 'GET /api/lists/:id/file',
    problems: READ_ONE,
    good: [{ status: 200, ask: readsFile(({ list }) => `/api/lists/${list}/file`) }],
  },
  {
    route: 'POST /api/lists/:id/players',
    body: () => PLAYER,
    problems: CHANGE,
    broken: [
      ...BROKEN_PLAYER,
      ['', Array.from({ length: 301 }, () => PLAYER)],
      [
        [1, 'name'],
        [PLAYER, { ...PLAYER, name: ' ' }],
      ],
      [
        [0, 'skillLevel'],
        [{ ...PLAYER, skillLevel: '6' }, PLAYER],
      ],
      [
        [2, 'whatsapp'],
        [PLAYER, PLAYER, { ...PLAYER, whatsapp: '+12 3456789012' }],
      ],
      [[1], [PLAYER, null]],
      [[0], [[PLAYER]]],
    ],
    good: [
      {
        status: 201,
        says: ({ list }) => ({ listId: list, rating: 3, whatsapp: '+5491155551234' }),
      },
      {
        status: 201,
        body: () => [{ name: 'Zoe', skillLevel: 5 }, PLAYER],
        says: ({ list }) => [
          { listId: list, name: 'Zoe', rating: 5, whatsapp: null },
          { listId: list, name: 'Beto', whatsapp: '+5491155551234' },
        ],
      },
      { status: 201, body: () => [], says: () => [] },
    ],
  },
];
