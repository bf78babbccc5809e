import type { HealthReport } from '@picadito/domain';
import { expect, onTestFinished, test } from 'vitest';
import { lastBackup } from '../store/tables/backups/last-backup.ts';
import { eventually } from '../../testing/eventually.ts';
import { testApp } from '../../testing/test-app.ts';
import { createMetrics } from '../metrics.ts';
import { isLate, startDailyBackups, type MakeBackup } from './daily-backups.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Sets up servers of one database that check for a backup every few milliseconds, and records their backups. */
async function servers(count: number) {
  const { context, clock, notes, store, signedIn } = await testApp();
  const metrics = createMetrics();
  const made = { count: 0, fails: false, received: [] as string[] };
  const looks = Array.from({ length: count }, () => 0);
  const make: MakeBackup = async () => {
    made.count += 1;
    if (made.fails) throw new Error('the disk is full');
    return 'backed up 3 rows';
  };
  for (let server = 0; server < count; server += 1) {
    const daily = startDailyBackups(context, make, {
      say: (line) => made.received.push(line),
      onLast: (at) => {
        looks[server] = (looks[server] ?? 0) + 1;
        metrics.noteBackup(at);
      },
      everyMs: 5,
    });
    onTestFinished(daily.stop);
  }
  /** Waits until each server has run its check several times; a run that makes a backup ends with the backup. */
  const someLooks = async () => {
    const before = [...looks];
    const more = () => looks.map((after, server) => after - (before[server] ?? 0));
    await eventually(() => expect(Math.min(...more())).toBeGreaterThan(3));
  };
  return { context, clock, notes, store, signedIn, metrics, made, someLooks };
}

test('one of several servers makes a backup once a day and logs it', async () => {
  const { clock, store, made, someLooks } = await servers(3);
  await someLooks();
  expect([made.count, made.received]).toEqual([1, ['daily backup: backed up 3 rows']]);
  expect(await lastBackup(store.read)).toBe(clock.now);
  clock.now += DAY - 1000;
  await someLooks();
  expect(made.count).toBe(1);
  clock.now += 2000;
  await someLooks();
  expect(made.count).toBe(2);
});

test('a failed backup is logged and tried again an hour later, and two days without a good backup are logged once', async () => {
  const { clock, notes, made, someLooks } = await servers(1);
  await someLooks();
  made.fails = true;
  clock.now += DAY + 1000;
  await someLooks();
  expect([made.count, notes]).toEqual([2, ['the daily backup failed: the disk is full']]);
  clock.now += HOUR + 1000;
  await someLooks();
  expect(made.count).toBe(3);
  clock.now += DAY;
  await someLooks();
  const late = notes.filter((note) => note === 'the last good backup is older than two days');
  expect(late).toHaveLength(1);
  made.fails = false;
  clock.now += HOUR + 1000;
  await someLooks();
  expect(made.received).toHaveLength(2);
});

test('without any backup, the backup is late two days after the start of the server', () => {
  const startedAt = performance.timeOrigin;
  expect(isLate(null, startedAt + 2 * DAY)).toBe(false);
  expect(isLate(null, startedAt + 2 * DAY + 1000)).toBe(true);
  expect(isLate(startedAt + DAY, startedAt + 2 * DAY + 1000)).toBe(false);
});

test('the report on the database and the metrics show the time of the last good backup', async () => {
  const { context, clock, signedIn, metrics, someLooks } = await servers(1);
  const ana = await signedIn('ana');
  const backup = async () => (await ana.get<HealthReport>('/api/health')).body.backup;
  await someLooks();
  expect(await backup()).toBeNull();
  Object.assign(context, { hasDailyBackups: true });
  const lastAt = new Date(clock.now).toISOString();
  expect(await backup()).toEqual({ lastAt, isLate: false });
  expect(await metrics.text()).toContain(
    `picadito_last_backup_timestamp_seconds ${Math.floor(clock.now / 1000)}`,
  );
});
