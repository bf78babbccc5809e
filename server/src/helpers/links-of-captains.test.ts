import type { CaptainLink, CaptainReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { helps } from '../../testing/a-helper.ts';
import { aMatch } from '../../testing/a-match.ts';
import { changesOf } from '../../testing/changes.ts';
import { testApp } from '../../testing/test-app.ts';

async function anEvening() {
  const server = await testApp();
  const carla = await server.signedIn('carla');
  const marcos = await server.signedIn('marcos');
  const { list, match, ids } = await aMatch(carla, '34');
  const url = `/api/matches/${match.id}/captain`;
  const make = async (client = carla) => client.post<CaptainLink>(url, { playerId: ids[0] });
  const captain = async () => (await carla.get<CaptainReply>(url)).body.captain;
  return { ...server, carla, marcos, list, match, make, captain };
}

test('a helper without the right to money gives nobody the link of a captain, which opens money', async () => {
  const { carla, marcos, list, make, captain } = await anEvening();
  await helps(marcos, carla, { list: list.id });
  expect((await make(marcos)).status).toBe(404);
  expect(await captain()).toBeNull();
});

test('the links of captains end with the right to money of a helper, who may have made them', async () => {
  const { carla, marcos, list, match, make, captain, store } = await anEvening();
  const { helper } = await helps(marcos, carla, { list: list.id, rights: 'matches-and-money' });
  const url = `/api/lists/${list.id}/helpers/${helper}`;
  const { body: first } = await make(marcos);
  expect(first.url).toContain('/c/');
  await carla.patch(url, { rights: 'matches' });
  expect(await captain()).toBeNull();
  await carla.patch(url, { rights: 'matches-and-money' });
  expect((await make(marcos)).body.url).not.toBe(first.url);
  expect(await changesOf(store, () => carla.delete(url))).toContain(`match ${match.id}`);
  expect(await captain()).toBeNull();
});

test('the links of captains end with the account of a helper with the right to money', async () => {
  const { carla, marcos, list, make, captain } = await anEvening();
  await helps(marcos, carla, { list: list.id, rights: 'matches-and-money' });
  await make(marcos);
  await marcos.delete('/api/me');
  expect(await captain()).toBeNull();
});

test('the link of a captain stays when a helper goes who could not make it', async () => {
  const { carla, marcos, list, make, captain } = await anEvening();
  const { helper } = await helps(marcos, carla, { list: list.id });
  await make();
  await carla.delete(`/api/lists/${list.id}/helpers/${helper}`);
  expect(await captain()).not.toBeNull();
});
