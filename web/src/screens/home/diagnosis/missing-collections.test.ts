import { expect, test } from 'vitest';
import { missingCollections } from './missing-collections.ts';

const INDEXES = [
  { collection: 'playersLists', fields: ['userId', 'createdAt'], present: true },
  { collection: 'teams', fields: ['matchId'], present: false },
  { collection: 'confirmations', fields: ['matchId'], present: false },
  { collection: 'confirmations', fields: ['playerId'], present: false },
];

test('a collection without two indexes is listed once, a complete one is not', () => {
  expect(missingCollections({ indexes: INDEXES })).toEqual(['teams', 'confirmations']);
});

test('with every index no collection is listed', () => {
  const indexes = INDEXES.map((index) => ({ ...index, present: true }));
  expect(missingCollections({ indexes })).toEqual([]);
});
