import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Store } from './store/store.ts';
import { createList, createMatch } from '../testing/a-match.ts';
import { eventually } from '../testing/eventually.ts';
import { testApp } from '../testing/test-app.ts';
import { startBackgroundJobs } from './background-jobs.ts';

const OVER = Date.parse('2026-11-27T02:00:00Z');
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Sets up a weekly match that is over, and a server whose jobs run every few milliseconds. */
async function aWeeklyMatch() {
  const { signedIn, clock, context, store, notes } = await testApp();
  const ana = await signedIn('ana');
  const list = await createList(ana, 'Jueves', '23');
  await createMatch(ana, list.id, { isRecurring: true, recurringDay: 4 });
  clock.now = OVER;
  const dates = async () => {
    const rows = await store.read.selectFrom('matches').select('date').orderBy('date').execute();
    return rows.map(({ date }) => date);
  };
  const start = (changes: Partial<Store> = {}) => {
    const rolling = startBackgroundJobs({ ...context, store: { ...store, ...changes } }, 5);
    onTestFinished(rolling.stop);
    return rolling;
  };
  return { clock, notes, store, dates, start };
}

test('the next match of a weekly one is created at once and when it is due, until the jobs are stopped', async () => {
  const { clock, dates, start } = await aWeeklyMatch();
  const rolling = start();
  await eventually(async () => expect(await dates()).toEqual(['2026-11-26', '2026-12-03']));
  clock.now += WEEK;
  await eventually(async () => expect(await dates()).toHaveLength(3));
  await rolling.stop();
  clock.now += WEEK;
  await pause(30);
  expect(await dates()).toHaveLength(3);
});

test('an unavailable database is logged once, and the jobs resume when it is back', async () => {
  const { notes, store, dates, start } = await aWeeklyMatch();
  const database = { isAway: true, attempts: 0 };
  start({
    transaction: async (work) => {
      database.attempts += 1;
      if (database.isAway) throw Object.assign(new Error('secret'), { code: 'ECONNREFUSED' });
      return store.transaction(work);
    },
    engine: { ...store.engine, isUnavailable: () => true },
  });
  await eventually(() => expect(database.attempts).toBeGreaterThan(3));
  expect(notes).toEqual(['weekly matches could not be rolled forward: ECONNREFUSED']);
  database.isAway = false;
  await eventually(async () => expect(await dates()).toHaveLength(2));
  expect(notes).toHaveLength(1);
});

test('a run logs the condition of the database at its start, even if a job then waits', async () => {
  const { notes, store, start } = await aWeeklyMatch();
  const gate = Promise.withResolvers<void>();
  const engine = { ...store.engine, condition: () => 'the disk is full' };
  const transaction: Store['transaction'] = (work) =>
    gate.promise.then(() => store.transaction(work));
  start({ engine, transaction });
  await eventually(() => expect(notes).toEqual(['the disk is full']));
  gate.resolve();
});

test('runs do not overlap, and stopping waits for the one in progress', async () => {
  const { store, dates, start } = await aWeeklyMatch();
  const gate = Promise.withResolvers<void>();
  let attempts = 0;
  const rolling = start({
    transaction: async (work) => {
      attempts += 1;
      await gate.promise;
      return store.transaction(work);
    },
  });
  await eventually(() => expect(attempts).toBe(1));
  await pause(30);
  expect(attempts).toBe(1);
  let isStopped = false;
  const stopped = rolling.stop().then(() => (isStopped = true));
  await pause(10);
  expect(isStopped).toBe(false);
  gate.resolve();
  await stopped;
  expect(await dates()).toEqual(['2026-11-26', '2026-12-03']);
});

test('expired rows are deleted within the hour, without any request', async () => {
  const { signedIn, store, clock, context } = await testApp();
  const ana = await signedIn('ana');
  const payload = { name: 'Jueves' };
  const headers = { 'idempotency-key': 'once' };
  await ana.send({ method: 'POST', url: '/api/lists', payload, headers });
  onTestFinished(startBackgroundJobs(context, 5).stop);
  const left = async () => ({
    sessions: (await store.read.selectFrom('sessions').select('user_id').execute()).length,
    changes: (await store.read.selectFrom('changes').select('user_id').execute()).length,
    responses: (await store.read.selectFrom('idempotency_keys').select('user_id').execute()).length,
  });
  await pause(30);
  expect(await left()).toEqual({ sessions: 1, changes: 2, responses: 1 });
  clock.now += 25 * 60 * 60 * 1000;
  await eventually(async () =>
    expect(await left()).toEqual({ sessions: 1, changes: 0, responses: 0 }),
  );
  clock.now += 4 * WEEK + WEEK;
  await eventually(async () =>
    expect(await left()).toEqual({ sessions: 0, changes: 0, responses: 0 }),
  );
});

test('a condition of the database is logged once, and again when it returns', async () => {
  const { notes, store, start } = await aWeeklyMatch();
  let condition: string | null = 'the log is long';
  let requested = 0;
  const engine = {
    ...store.engine,
    condition: () => {
      requested += 1;
      return condition;
    },
  };
  const reported = () => notes.filter((note) => note === 'the log is long').length;
  const someRuns = async () => {
    const before = requested;
    await eventually(() => expect(requested).toBeGreaterThan(before + 3));
  };
  start({ engine });
  await someRuns();
  expect(reported()).toBe(1);
  condition = null;
  await someRuns();
  condition = 'the log is long';
  await someRuns();
  expect(reported()).toBe(2);
});
