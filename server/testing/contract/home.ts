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
          lists: [{ name: 'Sábado' }, { id: list, playerCount: 2 }],
        }),
      },
    ],
  },
];
