import { expect, test } from 'vitest';
import { payerOf } from './last-payments.tsx';

const payment = (playerId: string, paidBy?: string) => {
  return { playerId, name: playerId, entryId: playerId, amount: 3900, ...(paidBy && { paidBy }) };
};

test('the player who has paid for others is asked for whom else, and nobody after payments of several', () => {
  expect(payerOf([payment('beto')])).toBe('beto');
  expect(payerOf([payment('caro', 'beto')])).toBe('beto');
  expect(payerOf([payment('beto'), payment('caro', 'beto')])).toBe('beto');
  expect(payerOf([payment('beto'), payment('caro')])).toBeUndefined();
});
