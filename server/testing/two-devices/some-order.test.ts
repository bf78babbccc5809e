import { expect, test } from 'vitest';
import { someOrder } from './some-order.ts';

type MatchRequest = { began: number; ended: number; writes?: number; reads?: number };

/** Returns an order that explains requests which read and write one number, at first 0; null if there is none. */
const explained = (...requests: MatchRequest[]) =>
  someOrder(0, requests, (state, { writes, reads }) => {
    if (writes !== undefined) return writes;
    return reads === state ? state : null;
  });

test('requests under way at once may have happened in either order', () => {
  const write = { began: 0, ended: 3, writes: 1 };
  expect(explained(write, { began: 1, ended: 2, reads: 0 })).not.toBeNull();
  expect(explained(write, { began: 1, ended: 2, reads: 1 })).not.toBeNull();
  expect(explained(write, { began: 1, ended: 2, reads: 2 })).toBeNull();
});

test('a request that ended before another began comes before it', () => {
  const write = { began: 0, ended: 1, writes: 1 };
  expect(explained(write, { began: 2, ended: 3, reads: 1 })).toEqual([
    write,
    { began: 2, ended: 3, reads: 1 },
  ]);
  expect(explained(write, { began: 2, ended: 3, reads: 0 })).toBeNull();
});

test('two readers cannot see two writes in different orders', () => {
  const writes = [
    { began: 0, ended: 9, writes: 1 },
    { began: 1, ended: 9, writes: 2 },
  ];
  const sees = (began: number, reads: number) => ({ began, ended: began + 1, reads });
  expect(explained(...writes, sees(2, 1), sees(4, 2))).not.toBeNull();
  expect(explained(...writes, sees(2, 1), sees(4, 2), sees(6, 1))).toBeNull();
});
