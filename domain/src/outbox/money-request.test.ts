import { expect, test } from 'vitest';
import { applyResponse, nextRequest } from './outbox.ts';
import type { MoneyAction, OutboxResponse, PendingMoney } from './pending-change.ts';

function change(id: string, action: MoneyAction): PendingMoney {
  return { kind: 'money', id, matchId: 'm', listId: 'l', name: 'Beto', action };
}

const PAY = {
  do: 'pay',
  playerId: 'beto',
  entryId: 'e1',
  amount: 3500,
  seen: null,
  debtOf: 'm',
} as const;
const DEPOSIT = {
  kind: 'expense',
  amount: 10_000,
  playerId: null,
  method: null,
  note: null,
  matchId: 'm',
  isDeposit: true,
} as const;
const payment = change('1', PAY);
const back = change('2', { do: 'void', playerId: 'beto', entryId: 'e1', amount: 3500 });
const QUESTION = 'Juan ya anotó $3.500 de Beto. ¿Pagó otra vez?';
const ASKED = `${QUESTION} Contestalo donde lo anotaste.`;
const REFUSED: OutboxResponse = {
  status: 409,
  code: 'failed-precondition',
  body: { detail: QUESTION },
};

function afterResponse(queue: readonly PendingMoney[], response: OutboxResponse) {
  const request = nextRequest(queue);
  if (!request) throw new Error('there is nothing to send');
  return applyResponse(queue, request, response);
}

test.each<[string, MoneyAction, string, unknown]>([
  [
    'a payment of a match',
    PAY,
    'PUT /api/matches/m/money/players/beto/paid',
    { entryId: 'e1', amount: 3500, seen: null },
  ],
  [
    'a payment of the oldest debt',
    { ...PAY, debtOf: null },
    'PUT /api/lists/l/money/entries/e1',
    { kind: 'payment', amount: 3500, playerId: 'beto', matchId: null, seen: null },
  ],
  [
    'a payment that another player handed over',
    { ...PAY, paidBy: 'nico' },
    'PUT /api/lists/l/money/entries/e1',
    { kind: 'payment', amount: 3500, playerId: 'beto', matchId: 'm', paidBy: 'nico', seen: null },
  ],
  [
    'a payment in cash',
    { ...PAY, method: 'cash', seen: 'e0' },
    'PUT /api/lists/l/money/entries/e1',
    { kind: 'payment', amount: 3500, playerId: 'beto', matchId: 'm', method: 'cash', seen: 'e0' },
  ],
  [
    'a deposit',
    { do: 'write', entryId: 'e1', at: '', entry: DEPOSIT },
    'PUT /api/lists/l/money/entries/e1',
    DEPOSIT,
  ],
  [
    'what became of a deposit',
    { do: 'deposit', outcome: 'lost' },
    'POST /api/matches/m/money/deposit',
    { outcome: 'lost' },
  ],
  [
    'money that has not arrived',
    { do: 'dropClaim', playerId: 'beto', seen: '2026-11-12T20:00:00.000000Z' },
    'DELETE /api/lists/l/money/claims/beto?seen=2026-11-12T20%3A00%3A00.000000Z',
    undefined,
  ],
  [
    'a claim that an older version has dropped',
    { do: 'dropClaim', playerId: 'beto' },
    'DELETE /api/lists/l/money/claims/beto',
    undefined,
  ],
  ['a payment that is taken back', back.action, 'DELETE /api/lists/l/money/entries/e1', undefined],
  [
    'a cost',
    { do: 'change', patch: { cost: 35_000 } },
    'PATCH /api/matches/m/money',
    { cost: 35_000 },
  ],
  ['closing', { do: 'close' }, 'POST /api/matches/m/money/close', undefined],
  ['reopening', { do: 'reopen' }, 'POST /api/matches/m/money/reopen', undefined],
])('%s is one request', (_name, action, line, body) => {
  const request = nextRequest([change('1', action)]);
  expect(`${request?.method} ${request?.path}`).toBe(line);
  expect(request?.body).toEqual(body);
});

test('changes of money are sent one by one in the order of the taps', () => {
  const queue = [payment, change('2', { ...PAY, playerId: 'caro', entryId: 'e2' })];
  expect(nextRequest(queue)?.changes).toEqual([payment]);
  expect(afterResponse(queue, { status: 200, code: null, body: {} }).queue).toEqual(queue.slice(1));
});

test('a payment that another device has written too waits with the question, and others go on', () => {
  const other = change('2', { do: 'close' });
  const asked = afterResponse([payment, other], REFUSED);
  expect(asked).toMatchObject({ rejected: [], question: ASKED, shouldContinue: true });
  expect(asked.queue).toEqual([{ ...payment, question: QUESTION }, other]);
  expect(nextRequest(asked.queue)?.changes).toEqual([other]);
  expect(nextRequest(asked.queue.slice(0, 1))).toBeNull();
});

test('a claim of a player who is gone is dropped without a message', () => {
  const drop = change('1', { do: 'dropClaim', playerId: 'beto' });
  const gone = afterResponse([drop], { status: 404, code: 'not-found', body: null });
  expect(gone).toMatchObject({ queue: [], rejected: [] });
});

test('a payment is sent again without a response', () => {
  expect(afterResponse([payment], null).queue).toEqual([payment]);
});

test('a payment that is taken back before it was written is dropped', () => {
  const asked = { ...payment, question: QUESTION };
  const gone = afterResponse([asked, back], { status: 404, code: 'not-found', body: null });
  expect(gone).toMatchObject({ queue: [], rejected: [], shouldContinue: true });
});

test('accounts that cannot be closed are reported', () => {
  const close = change('1', { do: 'close' });
  expect(afterResponse([close], REFUSED)).toMatchObject({
    queue: [],
    rejected: [{ change: close, reason: 'changed' }],
  });
});
