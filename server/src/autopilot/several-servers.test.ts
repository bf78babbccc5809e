import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { copyDatabase } from '../store/copy/copy-database.ts';
import { engineAt } from '../store/engines/engine-at.ts';
import { openStore, type Store } from '../store/store.ts';
import { aLinkedGroupOf } from '../../testing/a-linked-group.ts';
import { howMany } from '../../testing/how-many.ts';
import { ENGINE, temporaryDatabase } from '../../testing/temporary-database.ts';
import { temporaryFeed } from '../../testing/changes.ts';
import { testApp } from '../../testing/test-app.ts';
import { pauseAutomation } from '../store/tables/autopilot/paused-users.ts';
import { runAutopilots } from './run-autopilot.ts';
import { anAutopilotOf, DEADLINE } from '../../testing/autopilot/an-autopilot.ts';

const MS_PER_HISTORY = 3000;

async function aDueMatch() {
  const { address, remove } = await temporaryDatabase();
  const stores: Store[] = [];
  onTestFinished(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await remove();
  });
  const open = async () => {
    const [first] = stores;
    // All servers of the test share one store on SQLite, because only one process can use its file.
    if (first && ENGINE === 'sqlite') return first;
    const store = await openStore(engineAt(address));
    stores.push(store);
    return store;
  };
  const started = await anAutopilotOf(
    await aLinkedGroupOf(await testApp({}, await open()), 'ana', 12),
  );
  started.clock.now = DEADLINE;
  const server = async (through = (store: Store) => store) => {
    const store = through(await open());
    const context = { ...started.context, store, feed: temporaryFeed(store) };
    return () => runAutopilots(context);
  };
  return { ...started, address, stores, server };
}

test('of several servers that run the autopilots at the same time, one saves the teams, once', async () => {
  const { server, autopilot, placed } = await aDueMatch();
  const servers = [await server(), await server(), await server()];
  const runs = await Promise.all(servers.flatMap((run) => [run(), run()]));
  expect(runs.reduce((sum, changedMatches) => sum + changedMatches)).toBe(1);
  expect((await autopilot()).steps).toHaveLength(1);
  expect(await placed()).toHaveLength(10);
});

test('a server that ends before its commit has stored nothing, and another does the work once', async () => {
  const { server, autopilot, teams } = await aDueMatch();
  const dies = await server((store) => ({
    ...store,
    transaction: (work) =>
      store.transaction(async (tx) => {
        await work(tx);
        throw new Error('ended');
      }),
  }));
  expect(await dies()).toBe(0);
  expect(await teams()).toBeNull();
  const restarted = await server();
  expect([await restarted(), await restarted()]).toEqual([1, 0]);
  expect((await autopilot()).steps).toHaveLength(1);
});

test('in a copy of the database the autopilot is paused until the organiser turns it on again', async () => {
  const { address, stores, url } = await aDueMatch();
  const copy = await temporaryDatabase({ empty: true });
  await copyDatabase(address, copy.address, { whenArrived: pauseAutomation });
  const store = await openStore(engineAt(copy.address));
  stores.push(store);
  const { signedIn, clock, context } = await testApp({}, store);
  clock.now = DEADLINE;
  const ana = await signedIn('ana');
  const run = () => runAutopilots(context);
  expect(await run()).toBe(0);
  expect((await ana.get(`${url}/autopilot`)).body).toMatchObject({ state: 'asleep' });
  await ana.put(`${url}/autopilot`, { isOn: true });
  expect([await run(), await run()]).toEqual([1, 0]);
});

const player = fc.integer({ min: 1, max: 12 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('says' as const), player, answer: fc.constantFrom('voy', 'no') }),
  fc.record({ kind: fc.constant('leaves' as const), player }),
  fc.record({ kind: fc.constant('run' as const) }),
);

test(
  'whatever is answered, teams are made once and then contain each player who is in exactly once',
  async () => {
    const history = fc.array(step, { minLength: 1, maxLength: 10 });
    const server = await testApp();
    const { clock } = server;
    const start = clock.now;
    let histories = 0;
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        clock.now = start;
        const group = await aLinkedGroupOf(server, `ana-${(histories += 1)}`, 12);
        const { device, mark, run, autopilot, placed, confirmed } = await anAutopilotOf(group);
        clock.now = DEADLINE;
        await run();
        for (const one of steps) {
          if (one.kind === 'run') await run();
          else if (one.kind === 'leaves') await mark(false, one.player);
          else await device().says(one.player, one.answer, { soy: 'si' });
        }
        await run();
        const done = (await autopilot()).steps;
        expect(done.filter(({ kind }) => kind === 'formed')).toHaveLength(1);
        for (const [index, { before }] of done.entries())
          expect(before).toEqual(done[index + 1]?.after ?? null);
        expect(await placed()).toEqual(await confirmed());
      }),
      { numRuns: howMany(6, 300) },
    );
  },
  howMany(6, 300) * MS_PER_HISTORY,
);
