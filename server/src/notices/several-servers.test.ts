import { expect, onTestFinished, test } from 'vitest';
import { engineAt } from '../store/engines/engine-at.ts';
import { openStore, type Store } from '../store/store.ts';
import { eventually } from '../testing/eventually.ts';
import { aLinkedGroupOf } from '../testing/a-linked-group.ts';
import { howMany } from '../testing/how-many.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { temporaryFeed } from '../testing/temporary-feed.ts';
import { PUBLIC_URL, testApp } from '../testing/test-app.ts';
import { startNotices } from './start-notices.ts';
import { aPushService } from './testing/a-push-service.ts';

const TIMES = howMany(5, 50);

/** A match whose players drop out, the phone of its organiser, and servers on its database. */
async function aDatabase() {
  const { address, remove } = await temporaryDatabase();
  const stores: Store[] = [];
  const stops: (() => Promise<void>)[] = [];
  const clock = { now: () => Date.now() };
  const push = await aPushService(() => clock.now());
  onTestFinished(async () => {
    await Promise.all(stops.map((stop) => stop()));
    await push.close();
    await Promise.all(stores.map((store) => store.close()));
    await remove();
  });
  const open = async () => {
    const store = await openStore(engineAt(address));
    stores.push(store);
    return store;
  };
  const server = await testApp({ pushServices: push.services }, await open());
  const group = await aLinkedGroupOf(server, 'ana', 4);
  clock.now = group.context.now;
  await group.ana.put('/api/notices', push.subscribe('ana').subscription);
  /** `through`: what its statements go through. */
  const start = async (through = (store: Store) => store) => {
    const store = through(await open());
    const context = { ...group.context, store, feed: temporaryFeed(store) };
    const site = { publicUrl: PUBLIC_URL, services: push.services, everyMs: 20 };
    const { stop } = startNotices(context, site);
    stops.push(stop);
  };
  return { ...group, push, start };
}

test('two servers send each message once', async () => {
  const { push, start, device, store } = await aDatabase();
  await Promise.all([start(), start(), start()]);
  const nico = device();
  for (let time = 1; time <= TIMES; time += 1) {
    await nico.says(1, 'voy');
    await eventually(async () => {
      const [row] = await store.read.selectFrom('noticed_matches').selectAll().execute();
      expect(JSON.parse(row?.noted ?? '{}')).toMatchObject({ going: [expect.any(String)] });
    });
    await nico.says(1, 'no');
    await eventually(() => expect(push.received).toHaveLength(time));
  }
  await eventually(async () =>
    expect(await store.read.selectFrom('pushes').selectAll().execute()).toEqual([]),
  );
  expect(push.requests()).toBe(TIMES);
  expect(push.faults).toEqual([]);
});

test('a server that ends after it has sent leaves the message to another, of the same topic and tag', async () => {
  const { push, start, device, store, clock } = await aDatabase();
  let isDead = false;
  // whatever it would write after its first request is lost, as with a server that was killed
  await start((own) => ({
    ...own,
    transaction: async (work, attempts) => {
      if (push.requests() > 0) isDead = true;
      if (isDead) throw new Error('ended');
      return own.transaction(work, attempts);
    },
  }));
  const nico = device();
  await nico.says(1, 'voy');
  await eventually(async () => {
    const [row] = await store.read.selectFrom('noticed_matches').selectAll().execute();
    expect(JSON.parse(row?.noted ?? '{}')).toMatchObject({ going: [expect.any(String)] });
  });
  await nico.says(1, 'no');
  await eventually(() => expect(push.received).toHaveLength(1));
  await start();
  clock.now += 59_000;
  expect(push.received).toHaveLength(1);
  clock.now += 2000;
  await eventually(() => expect(push.received).toHaveLength(2));
  const [first, second] = push.received;
  expect(second?.topic).toBe(first?.topic);
  expect(second?.notification).toEqual(first?.notification);
  await eventually(async () =>
    expect(await store.read.selectFrom('pushes').selectAll().execute()).toEqual([]),
  );
});
