import { expect } from 'vitest';
import { CLIENT_MADE } from './ask.ts';
import { CHANGE, DELETE, READ_ONE, type Row } from './row.ts';
import type { World } from './world.ts';

const OTHER_ENTRY = 'f'.repeat(22);

const payment = ({ player }: { player: string }) => ({
  kind: 'payment',
  amount: 3500,
  playerId: player,
});

/**
 * Returns a payment address that is different for each list, so that the address of one organiser in a reply to another
 * one is a leak.
 */
const paymentAddressOf = (list: string) => `${list.slice(0, 8)}.mp`;

const pathOf = ({ list }: World) => `/api/lists/${list}/money/entries/${CLIENT_MADE}`;
const writePayment = (mine: World) => mine.client.put(pathOf(mine), payment(mine));
const setCost = ({ client, match }: World) =>
  client.patch(`/api/matches/${match}/money`, { cost: 7000 });

export const money: readonly Row[] = [
  {
    route: 'GET /api/lists/:id/money',
    isConditional: true,
    problems: [...READ_ONE, 422],
    brokenQueries: [['limit', '?limit=0']],
    good: [
      {
        status: 200,
        given: writePayment,
        says: ({ player }) => ({
          currency: 'ARS',
          pot: 3500,
          balances: [{ playerId: player, name: 'Jueves 01', balance: 3500 }],
          entries: [{ entryId: CLIENT_MADE, kind: 'payment', amount: 3500, voidedAt: null }],
        }),
      },
    ],
  },
  {
    route: 'PATCH /api/lists/:id/money',
    body: ({ list }) => ({ payTo: paymentAddressOf(list), payToHolder: 'Juan P.' }),
    problems: [...CHANGE, 409],
    broken: [
      ['payTo', { payTo: 'https://potrero.mp' }],
      ['payToHolder', { payToHolder: '' }],
      ['playersSee', { playersSee: 'todo' }],
      ['sharesMoney', { sharesMoney: 'sí' }],
      ['currency', { currency: 'XXX' }],
    ],
    good: [
      {
        status: 200,
        says: ({ list }) => ({
          settings: { payTo: paymentAddressOf(list), payToHolder: 'Juan P.' },
        }),
      },
    ],
  },
  {
    route: 'PUT /api/lists/:id/money/entries/:entryId',
    body: payment,
    problems: [...CHANGE, 409],
    broken: [
      ['kind', { kind: 'gift' }],
      ['amount', { amount: 0 }],
      ['amount', { amount: 1.5 }],
      ['amount', { amount: 10 ** 12 }],
      ['amount', { kind: 'expense', amount: -5 }],
      ['playerId', { playerId: null }],
      ['playerId', { playerId: 'x'.repeat(22) }],
      ['playerId', { kind: 'box' }],
      ['paidBy', { paidBy: 'x'.repeat(22) }],
      ['matchId', { matchId: 'x'.repeat(22) }],
      ['isDeposit', { isDeposit: true }],
      ['isDeposit', { kind: 'expense', matchId: 'x'.repeat(22) }],
      ['method', { method: 'cheque' }],
      ['note', { note: 'x'.repeat(81) }],
    ],
    good: [
      { status: 201, says: ({ player }) => ({ kind: 'payment', amount: 3500, playerId: player }) },
      { status: 200, says: () => ({ entryId: CLIENT_MADE, author: expect.any(String) }) },
    ],
  },
  {
    route: 'DELETE /api/lists/:id/money/entries/:entryId',
    problems: [...DELETE, 409],
    before: writePayment,
    isRepeatable: true,
    good: [{ status: 204 }, { status: 204 }],
  },
  {
    route: 'DELETE /api/lists/:id/money/claims/:playerId',
    problems: DELETE,
    brokenQueries: [['seen', '?seen=ayer']],
    isRepeatable: true,
    good: [{ status: 204 }, { status: 204 }],
  },
  {
    route: 'GET /api/matches/:id/money',
    isConditional: true,
    problems: READ_ONE,
    good: [
      {
        status: 200,
        given: setCost,
        says: () => ({ cost: 7000, isClosed: false, share: 3500, surplus: 0, leftToPay: 7000 }),
      },
    ],
  },
  {
    route: 'PATCH /api/matches/:id/money',
    body: () => ({ cost: 7000 }),
    problems: [...CHANGE, 409],
    broken: [
      ['cost', { cost: -1 }],
      ['price', { price: 0 }],
      ['paidBy', { paidBy: 'x'.repeat(22) }],
      ['exempt', { exempt: 'todos' }],
      ['absent', { absent: { ['x'.repeat(22)]: true } }],
      ['isOutdated', { isOutdated: true }],
    ],
    good: [
      { status: 200, says: () => ({ cost: 7000, share: 3500 }) },
      {
        status: 200,
        body: ({ player }) => ({ exempt: { [player]: true } }),
        says: () => ({ share: 7000, payerCount: 1 }),
      },
    ],
  },
  {
    route: 'POST /api/matches/:id/money/close',
    problems: [...DELETE, 409],
    good: [
      { status: 200, given: setCost, says: () => ({ isClosed: true, share: 3500 }) },
      { status: 200, says: () => ({ isClosed: true, isOutdated: false }) },
    ],
  },
  {
    route: 'POST /api/matches/:id/money/reopen',
    problems: [...DELETE, 409],
    good: [{ status: 200, says: () => ({ isClosed: false }) }],
  },
  {
    route: 'POST /api/matches/:id/money/deposit',
    body: () => ({ outcome: 'returned' }),
    problems: [...CHANGE, 409],
    broken: [['outcome', { outcome: 'kept' }]],
    good: [{ status: 200, given: suspendWithDeposit, says: () => ({ deposit: 0 }) }],
  },
  {
    route: 'PUT /api/matches/:id/money/players/:playerId/paid',
    body: () => ({ entryId: OTHER_ENTRY, amount: 3500, seen: CLIENT_MADE }),
    problems: [...CHANGE, 409],
    broken: [
      ['amount', { amount: 0 }],
      ['seen', { seen: 3 }],
    ],
    good: [
      {
        status: 200,
        given: setCost,
        says: ({ player }) => ({ players: [{ playerId: player, paid: 3500, open: 0 }, {}] }),
      },
    ],
  },
];

async function suspendWithDeposit({ client, list, match }: World) {
  const deposit = { kind: 'expense', amount: 2000, matchId: match, isDeposit: true };
  await client.put(`/api/lists/${list}/money/entries/${OTHER_ENTRY}`, deposit);
  await client.patch(`/api/matches/${match}`, { status: 'cancelado' });
}
