import { addDays, isOver, todayIn, type Match, type PlayersList } from '@picadito/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import { createList } from '../../testing/a-match.ts';
import { testApp } from '../../testing/test-app.ts';
import { rollForward } from './weekly-matches.ts';

const HOUR = 3_600_000;
const ZONES = ['America/Argentina/Buenos_Aires', 'Europe/Madrid', 'America/Santiago'];

const pick = <T>(from: readonly T[], seed: number): T | undefined =>
  from[seed % Math.max(from.length, 1)];

type Server = Awaited<ReturnType<typeof testApp>>;

/**
 * Sets up an organiser, and returns the steps of the test as functions: actions of the organiser, requests of stale
 * pages, and passing time on several servers. A seed chooses the arguments of each step.
 */
async function anOrganiserOf({ signedIn, store, clock, context }: Server, name: string) {
  let organiser = await signedIn(name);
  await createList(organiser, 'Lista', '23');
  const { body: me } = await organiser.get<{ id: string }>('/api/me');
  const lists = async () => (await organiser.get<PlayersList[]>('/api/lists')).body;
  const matches = async () => (await organiser.get<Match[]>('/api/matches')).body;
  let page: Match[] = [];

  const fields = (seed: number) => ({
    date: addDays(todayIn(pick(ZONES, seed) ?? '', clock.now), seed % 11),
    time: `${String(seed % 24).padStart(2, '0')}:30`,
    isRecurring: seed % 4 !== 0,
    recurringDay: seed % 7,
  });
  const facts = {
    async create(seed: number) {
      const listId = pick(await lists(), seed)?.id;
      const timeZone = pick(ZONES, seed);
      const match = { ...fields(seed), location: 'Cancha', listId, timeZone };
      const { status } = await organiser.post('/api/matches', match);
      expect([201, 422]).toContain(status);
    },
    async look() {
      page = await matches();
    },
    async change(seed: number) {
      const match = pick(page, seed);
      if (!match) return;
      const { date, ...more } = fields(seed);
      const moved = seed % 3 === 0 ? { date } : {};
      const { status } = await organiser.put(`/api/matches/${match.id}`, {
        ...match,
        ...(seed % 2 === 0 ? more : {}),
        ...moved,
      });
      expect([200, 404, 422]).toContain(status);
    },
    async delete(seed: number) {
      const match = pick(page, seed);
      if (match) await organiser.delete(`/api/matches/${match.id}`);
    },
    async changeLists(seed: number) {
      const list = pick(await lists(), seed);
      if (list && seed % 3 === 0) await organiser.delete(`/api/lists/${list.id}`);
      else await createList(organiser, 'Otra', '2');
    },
    async moveAway(seed: number) {
      await organiser.patch('/api/me', { timeZone: pick(ZONES, seed) });
    },
    async wait(seed: number) {
      clock.now += (seed % 30) * HOUR;
    },
    async roll(seed: number) {
      clock.now += (seed % 5 === 0 ? seed % 600 : seed % 200) * HOUR;
      organiser = await signedIn(name);
      await Promise.all(Array.from({ length: 1 + (seed % 3) }, () => rollForward(context)));
    },
  };
  const rows = (): Promise<MatchRow[]> =>
    store.read.selectFrom('matches').selectAll().where('user_id', '=', me.id).execute();
  return { facts, rows };
}

const isOfSeries = (row: MatchRow) => row.series_id !== null;
const recurring = (rows: readonly MatchRow[]) => rows.filter((row) => row.is_recurring === 1);
const distinct = (texts: readonly (string | null)[]) => new Set(texts).size;

/** Checks the rules that hold for series after any step. `before` has the rows before the step. */
function checkSeries(
  before: readonly MatchRow[],
  after: readonly MatchRow[],
  seen: Set<string | null>,
) {
  const live = recurring(after).map((row) => row.series_id);
  expect(distinct(live)).toBe(live.length);
  const dates = after.filter(isOfSeries).map((row) => `${row.series_id} ${row.date}`);
  expect(distinct(dates)).toBe(dates.length);
  const lived = recurring(before).map((row) => row.series_id);
  const revived = live.filter((series) => seen.has(series) && !lived.includes(series));
  expect(revived).toEqual([]);
  for (const row of after.filter(isOfSeries)) seen.add(row.series_id);
}

/**
 * Checks the rows after the weekly matches that were over have been rolled forward: no weekly match is over, and each
 * new match is later than the one that it follows.
 */
function checkRoll(before: readonly MatchRow[], after: readonly MatchRow[], now: number) {
  const isDue = (row: MatchRow) => isOver(Date.parse(row.ends_at), now);
  expect(recurring(after).filter(isDue)).toEqual([]);
  for (const old of recurring(before).filter(isDue)) {
    const rolled = after.find((row) => row.match_id === old.match_id);
    const status = old.status === 'pendiente' ? null : old.status;
    expect(rolled).toEqual({ ...old, is_recurring: 0, recurring_day: null, status });
    const next = recurring(after).find((row) => row.series_id === old.series_id);
    expect(next?.date.localeCompare(old.date)).toBe(1);
    expect(next).toMatchObject({ time: old.time, list_id: old.list_id, status: null });
  }
  expect(after.length - before.length).toBe(recurring(before).filter(isDue).length);
}

let rolls = 0;

test.each([1, 2, 3])(
  'over any history a series has at most one weekly match, each later than the one before (seed %i)',
  async (seedOfRun) => {
    const server = await testApp();
    const kinds = ['create', 'look', 'change', 'delete', 'changeLists', 'moveAway', 'wait', 'roll'];
    const kind = fc.constantFrom(...kinds, 'create', 'look', 'change', 'change', 'roll', 'roll');
    const step = fc.record({ kind, seed: fc.nat(1000) });
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (history) => {
        runs += 1;
        const { facts, rows } = await anOrganiserOf(server, `organiser ${runs}`);
        const seen = new Set<string | null>();
        for (const { kind, seed } of history) {
          const before = await rows();
          await facts[kind as keyof typeof facts](seed);
          const after = await rows();
          checkSeries(before, after, seen);
          if (kind !== 'roll') continue;
          rolls += after.length - before.length;
          checkRoll(before, after, server.clock.now);
        }
      }),
      { numRuns: 10, seed: seedOfRun },
    );
  },
);

test('the random histories have many weekly matches', () => {
  expect(rolls).toBeGreaterThan(40);
});
