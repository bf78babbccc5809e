import { expect, test } from 'vitest';
import { howMany } from '../../testing/how-many.ts';
import { matchesOfTwo } from '../../testing/two-devices/device.ts';
import { everyHistoryIsExplained } from '../../testing/two-devices/history.ts';
import { twoDevices } from '../../testing/two-devices/two-apps.ts';

const HISTORIES = howMany(100, 2000);

test(`${HISTORIES} histories of two devices are linearizable`, async () => {
  const newMatch = await matchesOfTwo(await twoDevices());
  expect(await everyHistoryIsExplained(HISTORIES, newMatch)).toBe(HISTORIES);
}, 300_000);
