import { expect, test } from 'vitest';
import { howMany } from '../../testing/how-many.ts';
import { matchesOfTwo } from '../../testing/two-devices/device.ts';
import { everyHistoryIsExplained } from '../../testing/two-devices/history.ts';
import { twoDevices } from '../../testing/two-devices/two-apps.ts';
import { checkOutboxHistories } from '../../testing/two-devices/outbox-history.ts';

const ONLINE_HISTORIES = howMany(100, 2000, 100);

test(`${ONLINE_HISTORIES} histories of two devices are linearizable`, async () => {
  const newMatch = await matchesOfTwo(await twoDevices());
  expect(await everyHistoryIsExplained(ONLINE_HISTORIES, newMatch)).toBe(ONLINE_HISTORIES);
}, 300_000);

const OUTBOX_HISTORIES = howMany(75, 500);

test(`in ${OUTBOX_HISTORIES} histories of two devices, online and offline, each change is applied once or reported`, async () => {
  const count = await checkOutboxHistories(OUTBOX_HISTORIES, await twoDevices());
  expect(count.histories).toBe(OUTBOX_HISTORIES);
  expect(count.changes).toBeGreaterThan(OUTBOX_HISTORIES * 4);
  expect(count.told).toBeGreaterThan(OUTBOX_HISTORIES / 4);
}, 300_000);
