import { instantOf } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch } from '../../../testing/a-match.ts';
import { type MatchAction, questionBefore, statusActions, statusAfter } from './match-actions.ts';

const thursday = aMatch();
const start = instantOf(thursday.date, thursday.time, thursday.timeZone);
const HOUR_MS = 3_600_000;

test.each([
  ['pendiente', ['complete', 'cancel']],
  ['completado', ['reopen', 'cancel']],
  ['cancelado', ['reopen']],
] as const)('a match that is %s offers what makes sense for it', (status, actions) => {
  expect(statusActions({ status })).toEqual(actions);
});

test('completing a match asks before kick-off, and cancelling and deleting always ask', () => {
  const asks = (action: MatchAction, now: number) => questionBefore(action, thursday, now);
  expect(asks('complete', start - 1)).toEqual({ action: 'complete', match: thursday });
  expect(asks('complete', start)).toBeNull();
  expect(asks('reopen', start - 1)).toBeNull();
  for (const action of ['cancel', 'delete'] as const)
    expect(asks(action, start)).toEqual({ action, match: thursday });
});

test('completing and cancelling store their status', () => {
  expect(statusAfter('complete', thursday, start)).toBe('completado');
  expect(statusAfter('cancel', thursday, start)).toBe('cancelado');
});

test('reopening a match that is not over restores the computed status', () => {
  expect(statusAfter('reopen', thursday, start - HOUR_MS)).toBeNull();
  expect(statusAfter('reopen', thursday, start + HOUR_MS)).toBeNull();
});

test('reopening a match that is over stores pendiente, which is not computed', () => {
  expect(statusAfter('reopen', thursday, start + 2 * HOUR_MS)).toBe('pendiente');
});

test('reopening a weekly match restores the computed status, also once it is over', () => {
  const weekly = { ...thursday, isRecurring: true, recurringDay: 4 };
  expect(statusAfter('reopen', weekly, start + 2 * HOUR_MS)).toBeNull();
});
