import { CHANGE, POST, READ, type Row } from './row.ts';

export const teamConstraints: readonly Row[] = [
  {
    route: 'GET /api/marks',
    isConditional: true,
    problems: READ,
    good: [
      { status: 200, says: () => ({ keepers: [], pairs: [] }) },
      {
        status: 200,
        given: async ({ client, player, second }) => {
          await client.put(`/api/players/${player}/keeper`, { isKeeper: true });
          await client.put('/api/pairs', { playerIds: [player, second], kind: 'juntos' });
        },
        says: ({ player, second }) => ({
          keepers: [player],
          pairs: [{ kind: 'juntos', playerIds: [player, second].toSorted() }],
        }),
      },
    ],
  },
  {
    route: 'PUT /api/players/:id/keeper',
    body: () => ({ isKeeper: true }),
    problems: CHANGE,
    broken: [['isKeeper', { isKeeper: 1 }]],
    good: [
      { status: 200, says: ({ player }) => ({ playerId: player, isKeeper: true }) },
      {
        status: 200,
        body: () => ({ isKeeper: false }),
        says: ({ player }) => ({ playerId: player, isKeeper: false }),
      },
    ],
  },
  {
    route: 'PUT /api/pairs',
    body: ({ player, second }) => ({ playerIds: [player, second], kind: 'separados' }),
    problems: POST,
    broken: [
      ['playerIds', { playerIds: ['x'.repeat(22)] }],
      ['playerIds', { playerIds: ['x'.repeat(22), 'x'.repeat(22)] }],
      ['kind', { kind: 'rivales' }],
    ],
    good: [
      {
        status: 200,
        says: ({ player, second }) => ({
          playerIds: [player, second].toSorted(),
          kind: 'separados',
        }),
      },
      {
        status: 200,
        body: ({ player, outsider }) => ({ playerIds: [outsider, player], kind: null }),
        says: () => ({ kind: null }),
      },
    ],
  },
];
