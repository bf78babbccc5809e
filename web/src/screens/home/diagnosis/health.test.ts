import { expect, test } from 'vitest';
import { describeError, CENTRAL_FAILURES } from '../../../sync/describe-error.ts';
import { healthReport, missingCollections } from './health.ts';

const index = { collection: 'teams', fields: ['matchId'], present: true };
const report = {
  status: 'ok',
  database: { engine: 'sqlite', version: '029', latencyMs: 1 },
  indexes: [index],
};

test('a valid report is returned', () => {
  expect(healthReport(report)).toBe(report);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'ok'],
  ['an empty object', {}],
  ['a report without a database', { ...report, database: null }],
  ['a report without indexes', { ...report, indexes: undefined }],
  ['an index that is none', { ...report, indexes: [index, null] }],
  ['an index without fields', { ...report, indexes: [{ ...index, fields: undefined }] }],
  ['an index of which nothing is known', { ...report, indexes: [{ ...index, present: 'yes' }] }],
])('%s is a failed diagnosis and an unexpected error', (_, answer) => {
  let thrown: unknown;
  try {
    healthReport(answer);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(TypeError);
  expect(describeError(thrown)).toBe(CENTRAL_FAILURES.unexpected);
});

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
