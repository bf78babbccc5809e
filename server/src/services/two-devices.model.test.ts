import type { Player } from '@picadito/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createList, createMatch } from '../testing/an-evening.ts';
import { howMany } from '../testing/how-many.ts';
import type { Client } from '../testing/test-app.ts';
import { deviceOf } from '../testing/two-devices/device.ts';
import { happened, histories, isExplained, LISTED, told } from '../testing/two-devices/history.ts';
import { twoDevices } from '../testing/two-devices/two-apps.ts';

const HISTORIES = howMany(200, 2000);

async function playersOf(organiser: Client, levels: string) {
  const list = await createList(organiser, `Lista ${levels}`, levels);
  const { body } = await organiser.get<Player[]>(`/api/lists/${list.id}/players`);
  return { list, ids: body.map(({ id }) => id) };
}

test(`${HISTORIES} histories of two devices: each is that of some order of the calls`, async () => {
  const clients = await twoDevices();
  const { list, ids } = await playersOf(clients[0], '3'.repeat(LISTED));
  const others = await playersOf(clients[0], '4');
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      runs += 1;
      const match = await createMatch(clients[0], list.id);
      const device = (client: Client) =>
        deviceOf(
          (method, url, payload) => client.send({ method, url, ...(payload ? { payload } : {}) }),
          match.id,
          [...ids, ...others.ids],
        );
      const made = await happened(history, [device(clients[0]), device(clients[1])]);
      if (!isExplained(made)) throw new Error(`no order explains\n${told(made)}`);
    }),
    { numRuns: HISTORIES, seed: 20261121 },
  );
  expect(runs).toBe(HISTORIES);
}, 300_000);
