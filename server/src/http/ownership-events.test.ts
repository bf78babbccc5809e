import { expect, test } from 'vitest';
import { changesAfter } from '../store/tables/sync/changes.ts';
import { anEventStream } from '../../testing/an-event-stream.ts';
import { ask } from '../../testing/contract/ask.ts';
import { queryOf } from '../../testing/contract/row.ts';
import { contractServer, worldOf } from '../../testing/contract/world.ts';
import { eventually } from '../../testing/eventually.ts';
import { rowOf } from '../../testing/contract/table.ts';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

test("an organiser's event stream has no changes of other users, by any route", async () => {
  const server = await contractServer();
  const { app, store, clock } = server;
  const start = clock.now;
  const theirs = await worldOf(server, 'Beto');
  const stream = await anEventStream(app, theirs.client);
  for (const route of app.routeTable.filter(({ method }) => WRITES.includes(String(method)))) {
    const row = rowOf(route);
    // Rows with their own `ask` need a link that is on.
    if (row.good[0]?.ask) continue;
    const mine = await worldOf(server, `Ana ${row.route}`);
    await row.before?.(mine, server);
    await row.good[0]?.given?.(mine, server);
    const query = queryOf(row.good[0], mine);
    const { statusCode } = await ask({ server, row, route, mine, theirs }, { query });
    expect({ route: row.route, status: statusCode }).toEqual({
      route: row.route,
      status: row.good[0]?.status,
    });
    clock.now = start;
  }
  const changes = await store.read.selectFrom('changes').select('user_id').execute();
  expect(changes.filter(({ user_id }) => user_id !== theirs.user).length).toBeGreaterThan(100);

  await theirs.client.patch(`/api/lists/${theirs.list}`, { name: 'Viernes' });
  await eventually(() => expect(stream.changes()).not.toEqual([]));
  const { version } = (await theirs.client.get<{ version: string }>('/api/session')).body;
  expect(stream.told.slice(1)).toEqual([
    { event: 'change', id: version, data: { kind: 'list', id: theirs.list, tab: null } },
  ]);
});

test("a stream opened with another user's version sends the reader's own changes or a reset", async () => {
  const server = await contractServer();
  const theirs = await worldOf(server, 'Beto');
  server.clock.now += 1000;
  const mine = await worldOf(server, 'Ana');
  const { version } = (await mine.client.get<{ version: string }>('/api/session')).body;
  const stream = await anEventStream(server.app, theirs.client, `?since=${version}`);
  const earliest = await anEventStream(
    server.app,
    theirs.client,
    '?since=2026-11-20T21:00:00.000000Z',
  );
  await eventually(() => expect(stream.told.map(({ event }) => event)).toEqual(['resync']));
  await eventually(() => expect(earliest.changes().length).toBeGreaterThan(3));
  const stored = await changesAfter(server.store.read, theirs.user, '', 200);
  const own = stored.map(({ at: _, authorId: _author, ...change }) => change);
  await eventually(() => expect(earliest.changes()).toEqual(own));
});
