import { POST, READ_ONE, type Row } from './row.ts';
import { saveTeams } from './teams.ts';

export const badges: readonly Row[] = [
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
    good: [
      {
        status: 201,
        given: async (mine, { clock }) => {
          await saveTeams(mine);
          clock.now = Date.parse('2026-11-28T12:00:00Z');
        },
        says: ({ user }) => ({ userId: user, emoji: '⭐' }),
      },
      {
        status: 200,
        body: ({ user }) => ({ userId: user, type: 'mvp-semana', name: 'Yo', emoji: '👑' }),
        says: () => ({ name: 'MVP de la Semana', emoji: '⭐' }),
      },
    ],
  },
];
