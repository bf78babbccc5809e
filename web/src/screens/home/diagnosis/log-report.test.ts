import { expect, test } from 'vitest';
import { reportLines } from './log-report.ts';

test('the console has a row for the database and one for each index', () => {
  const lines = reportLines({
    status: 'degraded',
    database: { engine: 'sqlite', version: '029', latencyMs: 1 },
    indexes: [
      { collection: 'playersLists', fields: ['userId', 'createdAt'], present: true },
      { collection: 'teams', fields: ['matchId'], present: false },
    ],
    backup: null,
  });
  expect(lines).toEqual([
    'Base de datos: degraded · sqlite · esquema 029 · 1 ms',
    '[listo] playersLists  userId, createdAt',
    '[FALTA] teams         matchId',
  ]);
});
