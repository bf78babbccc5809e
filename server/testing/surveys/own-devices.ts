import { hashDevice, newDeviceToken } from '../../src/group-link/devices/device.ts';
import type { Store } from '../../src/store/store.ts';
import { storeDevice } from '../../src/store/tables/group-link/devices.ts';
import { timestamp } from '../../src/store/timestamps.ts';

type OfList = { userId: string; listId: string };

/** Gives each of these players a device that owns the name, and returns the tokens of their cookies. */
export async function ownDevices(
  { store, now }: { store: Store; now: () => number },
  list: OfList,
  playerIds: readonly string[],
): Promise<string[]> {
  const at = timestamp(now());
  return store.transaction(async (tx) => {
    const tokens: string[] = [];
    for (const playerId of playerIds) {
      const token = newDeviceToken();
      const device = { ...list, deviceHash: hashDevice(token, list.listId) };
      await storeDevice(tx, device, { playerId, isClaim: false, at });
      tokens.push(token);
    }
    return tokens;
  });
}
