import { expect } from 'vitest';
import { CHANGE, DELETE, READ_ONE, type Row } from './row.ts';

const CONFIRMED = { confirmed: true, declined: false };
const response = (playerId: string) => ({ playerId, isConfirmed: true });

export const attendance: readonly Row[] = [
  {
    route: 'GET /api/matches/:id/players',
    isConditional: true,
    problems: READ_ONE,
    good: [{ status: 200, says: ({ player }) => [{ id: player, confirmed: true }, {}] }],
  },
  {
    route: 'POST /api/matches/:id/players',
    body: ({ outsider }) => ({ playerId: outsider }),
    problems: CHANGE,
    broken: [
      ['playerId', { playerId: 7 }],
      ['playerId', { playerId: undefined }],
      ['playerIds', { playerIds: [] }],
      ['playerIds', { playerId: undefined, playerIds: 'ana' }],
      ['playerIds', { playerId: undefined, playerIds: Array.from({ length: 501 }, String) }],
      ['playerIds.1', { playerId: undefined, playerIds: ['ana', 7] }],
      ['playerIds.0', { playerId: undefined, playerIds: ['ana'] }],
      ['playerIds', { guestNames: ['Dani'] }],
      ['guestNames.0', { playerId: undefined, guestNames: [''] }],
      ['guestNames', { playerId: undefined, guestNames: Array.from({ length: 51 }, String) }],
    ],
    good: [
      { status: 201, says: ({ outsider }) => ({ id: outsider, confirmed: false }) },
      {
        status: 201,
        body: ({ outsider, player }) => ({ playerIds: [outsider, player] }),
        says: ({ outsider, player }) => [
          { id: outsider, confirmed: false },
          { id: player, confirmed: true },
        ],
      },
      { status: 201, body: () => ({ playerIds: [] }), says: () => [] },
      {
        status: 201,
        body: () => ({ guestNames: ['Dani'] }),
        says: () => [{ name: 'Dani', skillLevel: '3', confirmed: false }],
      },
    ],
  },
  {
    route: 'DELETE /api/matches/:id/players/:playerId',
    problems: DELETE,
    good: [{ status: 204 }],
  },
  {
    route: 'PUT /api/matches/:id/players/:playerId/confirm',
    body: () => ({ isConfirmed: false }),
    problems: [...CHANGE, 409],
    broken: [
      ['isConfirmed', { isConfirmed: 'sí' }],
      ['declined', { isConfirmed: true, declined: true }],
      ['seen', { seen: null }],
      ['seen.declined', { seen: { confirmed: true } }],
      ['seen.answeredAt', { seen: { ...CONFIRMED, answeredAt: 5 } }],
    ],
    stale: () => ({ isConfirmed: false, seen: { confirmed: false, declined: true } }),
    good: [
      {
        status: 200,
        says: ({ player }) => ({ id: player, confirmed: false, confirmedAt: null }),
      },
      {
        status: 200,
        body: () => ({ isConfirmed: true }),
        says: () => ({ confirmed: true, confirmedAt: expect.any(String), declined: false }),
      },
      {
        status: 200,
        body: () => ({ isConfirmed: false, declined: true, seen: CONFIRMED }),
        says: () => ({ confirmed: false, confirmedAt: null, declined: true }),
      },
    ],
  },
  {
    route: 'PUT /api/matches/:id/players/:playerId/call',
    body: () => ({ called: true }),
    problems: CHANGE,
    broken: [['called', { called: 'sí' }]],
    good: [
      {
        status: 200,
        says: ({ player }) => ({ playerId: player, calledAt: expect.any(String) }),
      },
      {
        status: 200,
        body: () => ({ called: false }),
        says: ({ player }) => ({ playerId: player, calledAt: null }),
      },
    ],
  },
  {
    route: 'PUT /api/matches/:id/attendance',
    body: ({ player, second }) => ({
      changes: [
        { playerId: second, isConfirmed: false, declined: true },
        { playerId: player, isConfirmed: false, seen: CONFIRMED },
      ],
    }),
    problems: CHANGE,
    broken: [
      ['changes', { changes: [] }],
      ['changes', { changes: Array.from({ length: 501 }, (_, at) => response(`${at}`)) }],
      ['changes', { changes: [response('ana'), response('ana')] }],
      ['changes.0.playerId', { changes: [{ isConfirmed: true }] }],
      ['changes.0.declined', { changes: [{ ...response('ana'), declined: true }] }],
      ['changes.1.seen.confirmed', { changes: [response('a'), { ...response('b'), seen: {} }] }],
    ],
    good: [
      {
        status: 200,
        says: ({ player, second }) => ({
          players: [
            { id: second, confirmed: false, declined: true },
            { id: player, confirmed: false, declined: false },
          ],
          refused: [],
        }),
      },
      {
        status: 200,
        body: ({ player, second, outsider }) => ({
          changes: [response(outsider), { ...response(player), seen: CONFIRMED }, response(second)],
        }),
        says: ({ player, second, outsider }) => ({
          players: [
            { id: player, confirmed: false },
            { id: second, confirmed: true },
          ],
          refused: [
            { playerId: outsider, why: 'missing' },
            { playerId: player, why: 'changed' },
          ],
        }),
      },
    ],
  },
  {
    route: 'GET /api/matches/:id/answers',
    isConditional: true,
    problems: READ_ONE,
    good: [
      {
        status: 200,
        says: () => ({
          isOn: false,
          capacity: 10,
          answersUntil: null,
          usualUntil: null,
          regularsUntil: null,
          keeping: [],
          answers: [],
          guests: [],
        }),
      },
    ],
  },
  {
    route: 'PUT /api/matches/:id/answers/settings',
    body: () => ({ capacity: 12, answersUntil: '2026-11-26T18:00' }),
    problems: CHANGE,
    broken: [
      ['capacity', { capacity: 1 }],
      ['capacity', { capacity: 31 }],
      ['capacity', { capacity: 2.5 }],
      ['answersUntil', { answersUntil: '2026-02-30T10:00' }],
      ['answersUntil', { answersUntil: '2026-11-26' }],
      ['answersUntil', { answersUntil: '2026-11-26T25:00' }],
      ['regularsUntil', { regularsUntil: '2026-11-26' }],
      ['regularsUntil', { regularsUntil: '2026-11-26T18:01' }],
    ],
    good: [
      { status: 200, says: () => ({ capacity: 12, answersUntil: '2026-11-26T18:00' }) },
      {
        status: 200,
        body: () => ({ answersUntil: null, regularsUntil: '2026-11-26T20:00' }),
        says: () => ({ answersUntil: null, regularsUntil: '2026-11-26T20:00', keeping: [] }),
      },
      {
        status: 200,
        body: () => ({ capacity: null, answersUntil: null }),
        says: () => ({ capacity: 10, answersUntil: null }),
      },
    ],
  },
  {
    route: 'PUT /api/matches/:id/answers/:playerId/told',
    body: () => ({}),
    problems: CHANGE,
    good: [{ status: 200, says: () => ({ answers: [] }) }],
  },
  {
    route: 'PUT /api/matches/:id/guests/:playerId',
    body: () => ({ isKept: true }),
    problems: CHANGE,
    broken: [['isKept', { isKept: 'sí' }]],
    good: [{ status: 200, says: () => ({ guests: [] }) }],
  },
  {
    route: 'PUT /api/matches/:id/proposals',
    body: () => ({ proposalId: 'decided', isAccepted: false }),
    problems: CHANGE,
    broken: [
      ['proposalId', { proposalId: 7, isAccepted: true }],
      ['isAccepted', { proposalId: 'decided', isAccepted: 'sí' }],
      ['playerId', { proposalId: 'decided', isAccepted: true, playerId: null }],
    ],
    good: [
      { status: 200, says: () => ({ proposals: [] }) },
      {
        status: 200,
        body: ({ player }) => ({ proposalId: 'decided', isAccepted: true, playerId: player }),
        says: () => ({ proposals: [] }),
      },
    ],
  },
  {
    route: 'PUT /api/matches/:id/proposals/newcomers',
    body: () => ({}),
    problems: CHANGE,
    good: [{ status: 200, says: () => ({ proposals: [] }) }],
  },
  {
    route: 'PUT /api/matches/:id/answers/undone',
    body: () => ({ what: 'span', at: '2026-11-20T20:00:00.000000Z' }),
    problems: CHANGE,
    broken: [
      ['what', { what: 'todo' }],
      ['at', { at: 'ayer' }],
    ],
    good: [{ status: 200, says: () => ({ span: null, lastUndo: null }) }],
  },
  {
    route: 'PUT /api/matches/:id/answers/redone',
    body: () => ({}),
    problems: CHANGE,
    good: [{ status: 200, says: () => ({ lastUndo: null }) }],
  },
  {
    route: 'PUT /api/matches/:id/answers/:playerId/comment',
    body: () => ({ comment: null }),
    problems: CHANGE,
    broken: [['comment', { comment: 'otro' }]],
    good: [{ status: 200, says: () => ({ answers: [] }) }],
  },
];
