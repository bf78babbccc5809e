import { expect } from 'vitest';
import { CHANGE, DELETE, READ_ONE } from './usual-problems.ts';
import type { Row } from './row.ts';

export const attendance: readonly Row[] = [
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
];
