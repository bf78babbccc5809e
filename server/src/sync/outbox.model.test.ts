import { expect, test } from 'vitest';
import { howMany } from '../../testing/how-many.ts';
import { twoDevices } from '../../testing/two-devices/two-apps.ts';
import { nothingIsLost } from '../../testing/two-devices/outbox-history.ts';

const HISTORIES = howMany(75, 500);

test(`in ${HISTORIES} histories of two devices, online and offline, each change is applied once or reported`, async () => {
  const count = await nothingIsLost(HISTORIES, await twoDevices());
  expect(count.histories).toBe(HISTORIES);
  expect(count.changes).toBeGreaterThan(HISTORIES * 4);
  expect(count.told).toBeGreaterThan(HISTORIES / 4);
}, 300_000);
