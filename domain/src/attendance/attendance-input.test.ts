import { expect, test } from 'vitest';
import { attendanceChanges, attendanceInput } from './contract.ts';
import * as MESSAGES from '../text/messages.ts';

const faults = (schema: typeof attendanceInput | typeof attendanceChanges, body: unknown) =>
  schema.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('declined defaults to false', () => {
  expect(attendanceInput.parse({ isConfirmed: false })).toEqual({
    isConfirmed: false,
    declined: false,
  });
});

test('confirmed and declined together are refused', () => {
  const both = { isConfirmed: true, declined: true };
  expect(faults(attendanceInput, both)).toEqual([['declined', MESSAGES.declinedConfirmed]]);
  expect(faults(attendanceChanges, { changes: [{ playerId: 'ana', ...both }] })).toEqual([
    ['changes.0.declined', MESSAGES.declinedConfirmed],
  ]);
});

test('a batch has 1 to 500 replies, one for each player', () => {
  const answersOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ playerId: `${index}`, isConfirmed: true }));
  expect(faults(attendanceChanges, { changes: answersOf(500) })).toBeUndefined();
  for (const count of [0, 501]) {
    expect(faults(attendanceChanges, { changes: answersOf(count) })).toEqual([
      ['changes', MESSAGES.answersCount],
    ]);
  }
  expect(faults(attendanceChanges, { changes: [...answersOf(2), ...answersOf(1)] })).toEqual([
    ['changes', MESSAGES.answersRepeated],
  ]);
});

test('the seen state needs both of its flags', () => {
  const body = { isConfirmed: true, seen: { confirmed: false } };
  expect(faults(attendanceInput, body)).toEqual([['seen.declined', MESSAGES.fieldInvalid]]);
});
