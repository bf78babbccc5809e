import {
  PAIRS_PER_USER_MAX,
  type TeamConstraints,
  type PairReply,
  type Player,
} from '@picadito/domain';
import { expect, test } from 'vitest';
import { createList } from '../../testing/a-match.ts';
import { changesOf } from '../../testing/changes.ts';
import { testApp } from '../../testing/test-app.ts';

async function anasPlayers(levels = '345') {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const list = await createList(ana, 'Jueves', levels);
  const { body } = await ana.get<Player[]>(`/api/lists/${list.id}/players`);
  const ids = body.map(({ id }) => id).toSorted();
  const keeper = (id = '', isKeeper = true) => ana.put(`/api/players/${id}/keeper`, { isKeeper });
  const pair = (playerIds: string[], kind: string | null) =>
    ana.put<PairReply>('/api/pairs', { playerIds, kind });
  const marks = async () => (await ana.get<TeamConstraints>('/api/marks')).body;
  const [a = '', b = '', c = ''] = ids;
  return { ...server, ana, list, ids, a, b, c, keeper, pair, marks };
}

test('keepers are marked and unmarked, and each change notifies other devices once', async () => {
  const { store, a, c, keeper, marks } = await anasPlayers();
  const recorded = await changesOf(store, async () => {
    for (const id of [c, a, c]) await keeper(id);
  });
  expect(recorded).toEqual([`player ${c}`, `player ${a}`]);
  expect((await marks()).keepers).toEqual([a, c]);
  expect(await changesOf(store, () => keeper(c, false))).toEqual([`player ${c}`]);
  expect(await changesOf(store, () => keeper(c, false))).toEqual([]);
  expect((await marks()).keepers).toEqual([a]);
});

test('a player whose name and level change remains a keeper', async () => {
  const { ana, a, keeper, marks } = await anasPlayers();
  await keeper(a);
  await ana.put(`/api/players/${a}`, { name: 'Otro', skillLevel: '2' });
  expect((await marks()).keepers).toEqual([a]);
});

test('a pair of two players is the same in either order', async () => {
  const { store, a, b, c, pair, marks } = await anasPlayers();
  const recorded = await changesOf(store, async () => {
    const { status, body } = await pair([b, a], 'juntos');
    expect({ status, body }).toEqual({ status: 200, body: { playerIds: [a, b], kind: 'juntos' } });
    await pair([a, b], 'juntos');
  });
  expect(recorded).toEqual([`player ${a}`, `player ${b}`]);
  await pair([c, b], 'separados');
  await pair([c, a], 'juntos');
  await pair([a, b], 'separados');
  expect((await marks()).pairs).toEqual([
    { kind: 'separados', playerIds: [a, b] },
    { kind: 'juntos', playerIds: [a, c] },
    { kind: 'separados', playerIds: [b, c] },
  ]);
  expect((await pair([b, a], null)).body).toEqual({ playerIds: [a, b], kind: null });
  expect((await marks()).pairs).toHaveLength(2);
  expect(await changesOf(store, () => pair([a, b], null))).toEqual([]);
});

test('keepers and pairs are deleted with their players and their list', async () => {
  const { ana, list, store, a, b, c, keeper, pair, marks } = await anasPlayers();
  const mark = async () => {
    for (const id of [a, b, c]) await keeper(id);
    for (const two of [
      [a, b],
      [b, c],
      [a, c],
    ])
      await pair(two, 'juntos');
  };
  await mark();
  await ana.delete(`/api/players/${b}`);
  expect(await marks()).toEqual({
    keepers: [a, c],
    pairs: [{ kind: 'juntos', playerIds: [a, c] }],
  });
  await ana.delete(`/api/lists/${list.id}`);
  expect(await marks()).toEqual({ keepers: [], pairs: [] });
  for (const table of ['keepers', 'pairs'] as const) {
    expect(await store.read.selectFrom(table).select('user_id').execute()).toEqual([]);
  }
});

test('pairs are limited per organiser, and existing ones can still change', async () => {
  const { signedIn, pair, marks, ids, store, ana } = await anasPlayers('3'.repeat(40));
  const { body: me } = await ana.get<{ id: string }>('/api/me');
  const all = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other] as const));
  const most = all.slice(0, PAIRS_PER_USER_MAX);
  await store.transaction((tx) =>
    tx
      .insertInto('pairs')
      .values(
        most.map(([player_id, other_id]) => ({
          user_id: me.id,
          player_id,
          other_id,
          kind: 'juntos' as const,
        })),
      )
      .execute(),
  );
  const [first = ['', '']] = most;
  const [one = '', other = ''] = all[PAIRS_PER_USER_MAX] ?? [];
  expect(await pair([one, other], 'juntos')).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'playerIds' }] },
  });
  expect((await marks()).pairs).toHaveLength(PAIRS_PER_USER_MAX);
  expect((await pair([...first], 'separados')).status).toBe(200);
  expect((await pair([...first], null)).status).toBe(200);
  expect((await pair([one, other], 'juntos')).status).toBe(200);
  expect((await (await signedIn('beto')).get<TeamConstraints>('/api/marks')).body.pairs).toEqual(
    [],
  );
});
