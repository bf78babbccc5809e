import { expect } from 'vitest';
import { READ, type Row } from './row.ts';

export const home: readonly Row[] = [
  {
    route: 'GET /api/home',
    isConditional: true,
    problems: READ,
    good: [
      {
        status: 200,
        says: ({ match, list }) => ({
          matches: [{ id: match }],
          waiting: null,
          autopilot: null,
          captain: null,
          bibs: null,
          lists: [{ name: 'Sábado' }, { id: list, playerCount: 2 }],
        }),
      },
    ],
  },
  {
    route: 'GET /api/first-view',
    problems: [422],
    brokenQueries: [['matchId', '?matchId=a&matchId=b']],
    good: [
      {
        status: 200,
        query: ({ match }) => `?matchId=${match}`,
        says: ({ user, match, player }) => ({
          user,
          version: expect.any(String),
          replies: {
            '/api/home': { matches: [{ id: match }] },
            [`/api/matches/${match}/players`]: [{ id: player }, {}],
          },
          etags: { '/api/home': expect.any(String) },
        }),
      },
    ],
  },
];
