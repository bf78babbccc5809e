import { readFileSync } from 'node:fs';
import type { Match, Player, Profile } from '@picadito/domain';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { engineAt, type DatabaseAddress } from '../store/engines/engine-at.ts';
import { openStore, type Store } from '../store/store.ts';
import { anEmptyDatabase } from '../../testing/an-empty-database.ts';
import { testApp, type Client } from '../../testing/test-app.ts';

/** File of requests that the client of commit cc09a9a sent in a browser (e2e/record/README.md). */
const FILE = new URL('../../testing/requests-of-cc09a9a.json', import.meta.url);

type Recorded = {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body: object | null;
  status: number;
  /** The placeholder for the id of the created row. */
  makes?: string;
};
type Recording = { at: string; requests: Recorded[] };

const { at, requests } = JSON.parse(readFileSync(FILE, 'utf8')) as Recording;

/** Sets up an organiser on the day of the recording; the recorded requests are sent with this organiser's ids. */
async function olderClient(ownStore?: Store) {
  const server = await testApp({}, ownStore);
  server.clock.now = Date.parse(at);
  const ana = await server.signedIn('ana');
  const { body: me } = await ana.get<Profile>('/api/me');
  const ids = new Map([['{{user}}', me.id]]);
  const withIds = <T>(value: T) =>
    JSON.parse(
      [...ids].reduce((text, [name, id]) => text.replaceAll(name, id), JSON.stringify(value)),
    ) as T;

  async function send(recorded: Recorded) {
    const { method, path: url, headers, body } = withIds(recorded);
    const reply = await ana.send<{ id: string }>({
      method,
      url,
      headers,
      ...(body && { payload: body }),
    });
    if (recorded.makes && reply.status === 201) ids.set(recorded.makes, reply.body.id);
    if (recorded.makes && url === '/api/lists') await learnPlayers(reply.body.id);
    return reply;
  }

  async function learnPlayers(listId: string): Promise<void> {
    const { body: players } = await ana.get<Player[]>(`/api/lists/${listId}/players`);
    for (const { name, id } of players) ids.set(`{{player ${name}}}`, id);
  }

  return { ...server, ana, withIds, send };
}

const isPut = (resource: string) => new RegExp(String.raw`^PUT /api/${resource}/\{\{[^/]+\}\}$`);
const isOf = (pattern: RegExp) => (recorded: Recorded) =>
  pattern.test(`${recorded.method} ${recorded.path}`);
const isMatchPut = isOf(isPut('matches'));
const isPlayerPut = isOf(isPut('players'));

test('every recorded write of the client of cc09a9a gets its recorded status', async () => {
  const { send } = await olderClient();
  for (const recorded of requests) {
    const { status, body } = await send(recorded);
    const what = `${recorded.method} ${recorded.path} ${JSON.stringify(recorded.body)}`;
    expect({ what, status, body }).toMatchObject({ what, status: recorded.status });
  }
});

test('the recording has the edits under test, one of a match with an explicit status', () => {
  const edits = requests.filter(isMatchPut).map(({ body }) => Object.keys(body ?? {}).length);
  expect(edits).toEqual([8, 8, 9, 8, 9, 9]);
  expect(requests.filter(isPlayerPut)).toHaveLength(1);
});

test('an edit of the client of cc09a9a changes the named fields only', async () => {
  const { send, ana, withIds } = await olderClient();
  for (const recorded of requests.slice(0, -1)) {
    if (!isMatchPut(recorded) && !isPlayerPut(recorded)) {
      await send(recorded);
      continue;
    }
    const { path } = withIds(recorded);
    const before = await allOf(ana, path);
    await send(recorded);
    const { status, ...named } = withIds(recorded).body as { status?: string | null };
    const given = status === undefined ? named : { ...named, status: status ?? 'pendiente' };
    // A match that is completed before its time is no longer weekly; the next match of its series is.
    if (status === 'completado') Object.assign(given, { isRecurring: false, recurringDay: null });
    const after = await allOf(ana, path);
    // The end of a match follows from its start.
    const { edited } = after;
    if (edited && 'endsAt' in edited) Object.assign(given, { endsAt: edited.endsAt });
    expect(after).toEqual({ ...before, edited: { ...before.edited, ...given } });
  }
});

test('an edit of the client of cc09a9a keeps columns that are unknown to it', async () => {
  // The database gets columns, so it must not be one of the shared temporary databases, which are reused.
  const { address } = await anEmptyDatabase();
  const { send, store } = await olderClient(await openedStore(address));
  await store.transaction(async (tx) => {
    await sql`alter table matches add column later text`.execute(tx);
    await sql`alter table players add column later text`.execute(tx);
  });
  const found = new Set<string | null>();
  for (const recorded of requests.slice(0, -1)) {
    const isEdit = isMatchPut(recorded) || isPlayerPut(recorded);
    if (isEdit) await fillLater(store);
    await send(recorded);
    if (isEdit) for (const later of await laterOf(store)) found.add(later);
  }
  expect([...found]).toEqual(['kept']);
});

/** Returns the match or player at this path, with everything else that the organiser sees of it. */
async function allOf(organiser: Client, path: string) {
  const read = async <T>(url: string) => (await organiser.get<T>(url)).body;
  const marks = await read('/api/marks');
  if (path.startsWith('/api/players/')) {
    const players = await read<Player[]>('/api/players');
    const edited = players.find(({ id }) => path.endsWith(id));
    return { edited, others: players.filter((player) => player !== edited), marks };
  }
  const edited = await read<Match>(path);
  const [players, teams, evening] = await Promise.all(
    ['players', 'teams', 'evening'].map((part) => read(`${path}/${part}`)),
  );
  return { edited, players, teams, evening, marks };
}

async function openedStore(address: DatabaseAddress): Promise<Store> {
  const store = await openStore(engineAt(address));
  onTestFinished(store.close);
  return store;
}

async function fillLater(store: Store): Promise<void> {
  await store.transaction(async (tx) => {
    for (const table of ['matches', 'players'])
      await sql`update ${sql.table(table)} set later = 'kept'`.execute(tx);
  });
}

async function laterOf(store: Store): Promise<Set<string | null>> {
  const query = sql<{ later: string | null }>`
    select later from matches union all select later from players`;
  const { rows } = await store.transaction((tx) => query.execute(tx));
  return new Set(rows.map(({ later }) => later));
}
