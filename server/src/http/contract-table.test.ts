import { beforeAll, expect, test } from 'vitest';
import { goodReplies, problemsOf } from './openapi/openapi-problems.ts';
import { runAutopilots } from '../autopilot/run-autopilot.ts';
import { deleteExpired } from '../delete-expired.ts';
import { closeDueSurveys } from '../survey/close-survey.ts';
import { endDueKeeping } from '../waitlist/end-keeping.ts';
import { currentSession } from '../identity/sessions/old-tokens.ts';
import { replaceTokenHash } from '../store/tables/account/sessions.ts';
import { rollForward } from '../matches/weekly-matches.ts';
import { dueWatches } from '../store/tables/notices/notice-watches.ts';
import { duePushes } from '../store/tables/notices/pushes.ts';
import { versionsOf } from '../store/tables/account/users.ts';
import { THURSDAY_MATCH } from '../../testing/a-match.ts';
import { CONTRACT } from '../../testing/contract/table.ts';
import { checkRow } from '../../testing/contract/walk.ts';
import { contractServer, everythingOf, popupEnds, worldOf } from '../../testing/contract/world.ts';
import { EXCEPTIONS, violations } from '../../testing/plans/statement-rules.ts';
import { statements } from '../../testing/temporary-store.ts';
import { testApp } from '../../testing/test-app.ts';

/** Status that health/database-away.postgres.test.ts tests. */
const UNAVAILABLE = 503;
const MS_PER_ROW = 5000;

beforeAll(() => statements.clear());

test.each(Object.entries(CONTRACT))(
  '%s: every path answers as the contract says',
  async (_, rows) => {
    const server = await contractServer();
    const start = server.clock.now;
    const theirs = await worldOf(server, 'Beto');
    const before = await everythingOf(theirs);
    for (const row of rows) {
      const route = server.app.routeTable.find(
        ({ method, url }) => row.route === `${String(method)} ${url}`,
      );
      if (!route) throw new Error(`${row.route}: there is no such route`);
      const mine = await worldOf(server, row.route);
      await checkRow({ server, row, route, mine, theirs }).catch((error: unknown) => {
        throw new Error(`${row.route}: ${String(error)}`, { cause: error });
      });
      server.clock.now = start;
    }
    expect(await everythingOf(theirs)).toEqual(before);
  },
  10 * MS_PER_ROW,
);

test('every route has a row with every status that it may answer with', async () => {
  const { app } = await testApp();
  const told = app.routeTable.filter(({ method, schema }) => method !== 'HEAD' && schema?.tags);
  const routes = told.map((route) => ({
    route: `${String(route.method)} ${route.url}`,
    good: Object.keys(goodReplies(route.schema ?? {})).map(Number),
    problems: problemsOf(route).filter((status) => status !== UNAVAILABLE),
  }));
  const rows = Object.values(CONTRACT)
    .flat()
    .map(({ route, good, isConditional, problems }) => ({
      route,
      good: [
        ...new Set(good.map(({ status }) => status)),
        ...(isConditional ? [304] : []),
      ].toSorted(),
      problems: problems.toSorted(),
    }));
  const byRoute = (a: { route: string }, b: { route: string }) => a.route.localeCompare(b.route);
  expect(rows.toSorted(byRoute)).toEqual(routes.toSorted(byRoute));
});

test('a sign-in deletes no expired rows, which only the hourly job does', async () => {
  const server = await contractServer();
  const before = [...statements];
  statements.clear();
  await popupEnds(server);
  await popupEnds(server);
  const sent = [...statements.keys()];
  for (const [text, statement] of before) statements.set(text, statement);
  expect(sent).toContainEqual(expect.stringMatching(/^insert into "sessions"/));
  expect(sent.filter((text) => /\bdelete\b/.test(text))).toEqual([]);
});

/** Needs the statements that the tests above have recorded. */
test('every statement uses an index, and filters by user unless it is listed', async () => {
  const server = await contractServer();
  const mine = await worldOf(server, 'Ana');
  const weekly = { ...THURSDAY_MATCH, listId: mine.list, isRecurring: true, recurringDay: 4 };
  await mine.client.post('/api/matches', weekly);
  server.clock.now += 30 * 24 * 60 * 60 * 1000;
  expect(await rollForward(server.context)).toBe(1);
  expect(await runAutopilots(server.context)).toBe(0);
  await closeDueSurveys(server.context);
  await endDueKeeping(server.context);
  await server.store.transaction((tx) => deleteExpired(tx, server.clock.now));
  for (const of of ['clock', 'all', ['ana', 'beto']] as const)
    await dueWatches(server.store.read, { now: 0, limit: 1, of });
  await duePushes(server.store.read, { now: 0, limit: 1, without: [] });

  const key = { userId: mine.user, tokenHash: 'an old hash' };
  await server.store.transaction((tx) => replaceTokenHash(tx, key, 'a new hash'));
  expect(await currentSession(server.context, 'an old token')).toBeNull();
  await versionsOf(server.store.read, ['ana', 'beto']);

  const { count, exceptions, ...faults } = await violations(statements);
  expect(faults).toEqual({ scans: [], byOthers: [], withoutUser: [], spread: [], refused: [] });
  expect(count).toBeGreaterThan(80);
  expect([...exceptions].toSorted()).toEqual(EXCEPTIONS.toSorted());
});
