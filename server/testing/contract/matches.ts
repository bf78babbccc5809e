import { defaultRotation, LIST_ID_NAMES } from '@picadito/domain';
import { expect } from 'vitest';
import { THURSDAY_MATCH } from '../a-match.ts';
import { CHANGE, DELETE, POST, READ, READ_ONE, type Good, type Row } from './row.ts';
import { readsFile, type Ids } from './world.ts';

const BROKEN_MATCH: NonNullable<Row['broken']> = [
  ['date', { date: '2026-02-30' }],
  ['date', { date: '2026-11-19' }],
  ['time', { time: '25:00' }],
  ['location', { location: '' }],
  ['listId', { listId: null }],
  ['recurringDay', { isRecurring: true }],
  ['recurringDay', { isRecurring: true, recurringDay: 7 }],
  ['timeZone', { timeZone: 'Mars/Olympus' }],
  ['perSide', { perSide: 3 }],
  ['perSide', { perSide: 11, teamCount: 3 }],
  ['teamCount', { teamCount: 5 }],
  ['courtMinutes', { courtMinutes: 29 }],
  ['rotation.onDraw', { teamCount: 3, rotation: { onDraw: 'both-leave' } }],
];
const FORMAT = { perSide: 7, teamCount: 3, courtMinutes: 90 };
const matchOf = ({ list }: Ids) => ({ ...THURSDAY_MATCH, listId: list });

/** Returns successful replies to other forms of a match: a time in am/pm form, and each name of the list's id. */
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

export const matches: readonly Row[] = [
  {
    route: 'GET /api/matches/counts',
    isConditional: true,
    problems: READ,
    good: [{ status: 200, says: () => ({ total: 1, completed: 0 }) }],
  },
  {
    route: 'GET /api/matches',
    isConditional: true,
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
    good: [
      {
        status: 201,
        says: ({ user }) => ({ userId: user, organizerId: user, status: 'pendiente' }),
      },
      {
        status: 201,
        body: (mine) => ({ ...matchOf(mine), ...FORMAT }),
        says: () => ({ ...FORMAT, rotation: defaultRotation(3) }),
      },
      ...matchForms(201),
    ],
  },
  {
    route: 'GET /api/matches/:id',
    isConditional: true,
    problems: READ_ONE,
    good: [{ status: 200, says: ({ match, list }) => ({ id: match, listId: list }) }],
  },
  {
    route: 'GET /api/matches/:id/calendar',
    problems: READ_ONE,
    good: [{ status: 200, ask: readsFile(({ match }) => `/api/matches/${match}/calendar`) }],
  },
  {
    route: 'PUT /api/matches/:id',
    body: matchOf,
    problems: CHANGE,
    broken: [...BROKEN_MATCH, ['status', { status: 'jugado' }]],
    good: [
      {
        status: 200,
        body: (mine) => ({ ...matchOf(mine), status: 'cancelado' }),
        says: ({ match }) => ({ id: match, status: 'cancelado' }),
      },
      ...matchForms(200),
    ],
  },
  {
    route: 'PATCH /api/matches/:id',
    body: () => ({ time: '9:30 p. m.' }),
    problems: CHANGE,
    broken: [...BROKEN_MATCH, ['status', { status: 'jugado' }]],
    good: [
      {
        status: 200,
        says: ({ match, list }) => ({ ...THURSDAY_MATCH, id: match, listId: list, time: '21:30' }),
      },
      {
        status: 200,
        body: () => ({ status: 'cancelado' }),
        says: () => ({ status: 'cancelado', time: '21:30' }),
      },
      ...LIST_ID_NAMES.map((name): Good => ({
        status: 200,
        body: (mine) => ({ [name]: mine.list }),
        says: ({ list }) => ({ listId: list, status: 'cancelado' }),
      })),
      { status: 200, body: () => FORMAT, says: () => FORMAT },
      { status: 200, body: () => ({}), says: ({ match }) => ({ id: match, time: '21:30' }) },
    ],
  },
  { route: 'DELETE /api/matches/:id', problems: DELETE, good: [{ status: 204 }] },
  {
    route: 'GET /api/matches/:id/bibs',
    isConditional: true,
    problems: READ_ONE,
    good: [
      {
        status: 200,
        says: ({ player }) => ({
          holder: null,
          takenBy: null,
          players: [{ playerId: player, times: 0 }, {}],
        }),
      },
    ],
  },
  {
    route: 'PUT /api/matches/:id/bibs',
    body: ({ player }) => ({ playerId: player }),
    problems: CHANGE,
    broken: [
      ['playerId', { playerId: 3 }],
      ['playerId', { playerId: 'x'.repeat(22) }],
    ],
    good: [
      {
        status: 200,
        says: ({ player, second }) => ({
          holder: { playerId: player },
          takenBy: player,
          players: [
            { playerId: second, times: 0 },
            { playerId: player, times: 1 },
          ],
        }),
      },
      { status: 200, body: () => ({ playerId: null }), says: () => ({ holder: null }) },
    ],
  },
];
