import { expect, onTestFinished, test } from 'vitest';
import { helps } from '../../testing/a-helper.ts';
import { aMatch, confirm } from '../../testing/a-match.ts';
import { anEventStream } from '../../testing/an-event-stream.ts';
import { eventually } from '../../testing/eventually.ts';
import { temporaryDatabase } from '../../testing/temporary-database.ts';
import { client, testApp } from '../../testing/test-app.ts';
import { engineAt } from '../store/engines/engine-at.ts';
import { openStore } from '../store/store.ts';

async function twoServers() {
  const database = await temporaryDatabase();
  onTestFinished(database.remove);
  const server = async () => {
    const store = await openStore(engineAt(database.address));
    onTestFinished(store.close);
    return testApp({}, store);
  };
  return [await server(), await server()] as const;
}

test('a removal on one server holds on the other within a second, streams and ETags included', async () => {
  const [first, second] = await twoServers();
  const carla = await first.signedIn('carla');
  const marcos = await first.signedIn('marcos');
  const { list, match, ids } = await aMatch(carla, '34');
  const { helper } = await helps(marcos, carla, { list: list.id });
  const there = client(second.app, marcos.token);
  const url = `/api/matches/${match.id}`;
  const { headers } = await there.get(url);
  const stream = await anEventStream(second.app, there);
  await eventually(() => expect(stream.told[0]).toMatchObject({ event: 'ready' }));
  await confirm(carla, match.id, ids[0] ?? '', false);
  await eventually(() => expect(stream.changes()).toMatchObject([{ id: match.id }]));

  await carla.delete(`/api/lists/${list.id}/helpers/${helper}`);
  const removedAt = performance.now();
  const conditional = { url, headers: { 'if-none-match': String(headers['etag']) } };
  expect((await there.send(conditional)).status).toBe(404);
  expect((await confirm(there, match.id, ids[0] ?? '')).status).toBe(404);
  await eventually(() => expect(stream.isOpen()).toBe(false));
  expect(performance.now() - removedAt).toBeLessThan(1000);
  await carla.patch(url, { location: 'Otra' });
  expect(stream.changes()).toHaveLength(1);
});
