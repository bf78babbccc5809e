import { expect, test } from 'vitest';
import { CONTRACT } from '../../testing/contract/table.ts';
import { dryStore } from '../../testing/helper-matrix/dry-store.ts';
import { checkCells, rightsFor } from '../../testing/helper-matrix/cells.ts';
import { sceneryFor, type Scenery } from '../../testing/helper-matrix/scenery.ts';
import { isForAnybody } from '../../testing/ownership/test-requests.ts';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { testApp } from '../../testing/test-app.ts';

/** Routes with a reply that does not end, or that a test of its own covers. */
const ELSEWHERE = ['GET /api/events'];

const MS_PER_ROW = 5000;

const rowsIn = (subject: string) =>
  (CONTRACT[subject] ?? []).filter(({ route }) => {
    const [method = '', url = ''] = route.split(' ');
    return (
      url.startsWith('/api/') &&
      !isForAnybody({ method, url, handler: () => {} }) &&
      !ELSEWHERE.includes(route)
    );
  });

const checked = { count: 0 };

const SUBJECTS = Object.keys(CONTRACT).filter((subject) => rowsIn(subject).length > 0);

test.each(SUBJECTS)(
  '%s: a helper gets what the owner gets, and everybody else what is missing',
  async (subject) => {
    const { store, state } = dryStore(await temporaryStore());
    const server = await testApp({}, store);
    const start = server.clock.now;
    const known = new Map<unknown, { given: unknown; scenery: Scenery }>();
    for (const row of rowsIn(subject)) {
      const given = row.good[0]?.given;
      state.isDry = false;
      server.clock.now = start;
      const before = known.get(row.before);
      const scenery =
        before?.given === given && before ? before.scenery : await sceneryFor(server, row);
      known.set(row.before, { given, scenery });
      state.isDry = true;
      const cells = await checkCells(row, scenery);
      expect(cells).toBeGreaterThan(6);
      checked.count += cells;
    }
  },
  20 * MS_PER_ROW,
);

/** Needs the requests that the tests above have counted. */
test('more than a thousand requests show what a helper may', () => {
  expect(checked.count).toBeGreaterThan(1000);
});

/** Operations that no rights of a helper include (docs/specification.md). */
const OWNER_ONLY = [
  'PATCH /api/lists/:id',
  'DELETE /api/lists/:id',
  'PUT /api/lists/:id/link',
  'PUT /api/players/:id/personal-link',
  'PUT /api/lists/:id/survey',
  'DELETE /api/lists/:id/survey',
  'PUT /api/lists/:id/survey/closed',
  'PUT /api/lists/:id/survey/:playerId',
  'PUT /api/players/:id/level-suggestion',
  'DELETE /api/players/:id',
  'POST /api/players/:id/merge',
  'DELETE /api/players/:id/merge',
  'PATCH /api/lists/:id/money',
  'PUT /api/matches/:id/autopilot',
  'PUT /api/matches/:id/autopilot/undone',
  'GET /api/lists/:id/helpers',
  'POST /api/lists/:id/helpers',
  'PATCH /api/lists/:id/helpers/:helperId',
  'DELETE /api/lists/:id/helpers/:helperId',
  'POST /api/lists/:id/helpers/:helperId/confirm',
  'POST /api/lists/:id/handover',
  'GET /api/lists/:id/handover',
  'DELETE /api/lists/:id/handover',
  'POST /api/handovers/:id/accept',
  'GET /api/me/export',
  'DELETE /api/me',
];

test('what only the owner may do needs no rights that a helper can have', () => {
  const rows = Object.values(CONTRACT).flat();
  const known = rows.filter(({ route }) => OWNER_ONLY.includes(route));
  expect(known.map(({ route }) => route).toSorted()).toEqual(OWNER_ONLY.toSorted());
  expect(known.filter((row) => rightsFor(row) !== undefined)).toEqual([]);
});
