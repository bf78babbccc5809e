import type { Player, PlayersList } from '@picadito/domain';
import { expect, test } from 'vitest';
import { createList } from '../../testing/a-match.ts';
import { statements } from '../../testing/temporary-store.ts';
import { countRows, testApp, type Client } from '../../testing/test-app.ts';

async function aList(skills = '') {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const list = await createList(ana, 'Jueves', skills);
  return { ...server, ana, list, url: `/api/lists/${list.id}/players` };
}

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Jugador ${at}`, skillLevel: '3' }));

const keyed = (client: Client, url: string, payload: object, key = 'clave-1') =>
  client.send<Player[]>({ method: 'POST', url, payload, headers: { 'idempotency-key': key } });

test('several players join a list by one request, and are returned in its order', async () => {
  const { ana, url } = await aList('3');
  const { status, body } = await ana.post<Player[]>(url, [
    { name: ' Zoe ', skillLevel: 5 },
    { name: 'Beto', skillLevel: '2', whatsapp: '11 5555 1234' },
    { name: 'Beto', skillLevel: '3', whatsapp: null },
  ]);
  expect(status).toBe(201);
  expect(body.map(({ name, skillLevel, whatsapp }) => [name, skillLevel, whatsapp])).toEqual([
    ['Zoe', '5', null],
    ['Beto', '2', '+5491155551234'],
    ['Beto', '3', null],
  ]);
  const times = body.map(({ createdAt }) => createdAt);
  expect(new Set(times).size).toBe(3);
  expect(times).toEqual(times.toSorted());
  const { body: players } = await ana.get<Player[]>(url);
  expect(players).toHaveLength(4);
  expect(players).toEqual(expect.arrayContaining(body));
});

test('300 players are one insertion, one change for the other devices and one badge', async () => {
  const { ana, list, url, store } = await aList();
  const before = await countRows(store, 'changes');
  statements.clear();
  const { status, body } = await ana.post<Player[]>(url, many(300));
  expect({ status, count: body.length }).toEqual({ status: 201, count: 300 });
  const insertions = [...statements.values()].filter(({ sql }) =>
    sql.startsWith('insert into "players"'),
  );
  expect(insertions.map(({ parameters }) => parameters.length)).toEqual([300 * 8]);
  expect((await ana.get<PlayersList>(`/api/lists/${list.id}`)).body.playerCount).toBe(300);
  const changes = await store.read
    .selectFrom('changes')
    .select(['kind', 'id'])
    .orderBy('at')
    .execute();
  expect(changes.slice(before)).toEqual(
    expect.arrayContaining([
      { kind: 'list', id: list.id },
      { kind: 'badge', id: 'plantel-completo' },
    ]),
  );
  expect(changes.slice(before)).toHaveLength(2);
});

test('one invalid row refuses the whole request, and every invalid row is reported', async () => {
  const { ana, url } = await aList();
  const { status, body } = await ana.post(url, [
    { name: 'Ana', skillLevel: '3' },
    { name: '', skillLevel: '9' },
    { name: 'Beto', skillLevel: '3', whatsapp: '123' },
    { name: 'Caro', skillLevel: '3', whatsapp: '+12 3456 789 012' },
    null,
  ]);
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    { path: [1, 'name'], message: 'Nombre y nivel son obligatorios.' },
    { path: [1, 'skillLevel'], message: 'El nivel va de 2 a 5.' },
    { path: [2, 'whatsapp'], message: 'El número tiene que tener entre 8 y 15 dígitos.' },
    { path: [4], message: 'Nombre y nivel son obligatorios.' },
    { path: [3, 'whatsapp'], message: 'Ese número no parece de WhatsApp. Revisalo.' },
  ]);
  const numbers = await ana.post(url, [
    { name: 'Ana', skillLevel: '3', whatsapp: '+12 3456 789 012' },
    { name: 'Beto', skillLevel: '3', whatsapp: '11 5555 1234' },
    { name: 'Caro', skillLevel: '3', whatsapp: '+12 3456 789 013' },
  ]);
  expect(numbers.body.errors?.map(({ path }) => path)).toEqual([
    [0, 'whatsapp'],
    [2, 'whatsapp'],
  ]);
  expect((await ana.get<Player[]>(url)).body).toEqual([]);
});

test('each of 300 invalid rows is reported', async () => {
  const { ana, url } = await aList();
  const wrong = Array.from({ length: 300 }, () => ({ name: '', skillLevel: '9', whatsapp: '1' }));
  const { status, body } = await ana.post(url, wrong);
  expect(status).toBe(422);
  expect(new Set(body.errors?.map(({ path }) => path[0])).size).toBe(300);
});

test('a batch beyond the limit of the list is refused whole', async () => {
  const { ana, url } = await aList('3'.repeat(290));
  const full = 'Una lista puede tener hasta 300 jugadores.';
  for (const rows of [many(11), many(301)]) {
    const { status, body } = await ana.post(url, rows);
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: [{ path: '', message: full }],
    });
  }
  const asked = [many(6), many(6), many(4)].map((rows) => ana.post(url, rows));
  expect((await Promise.all(asked)).map(({ status }) => status).toSorted()).toEqual([
    201, 201, 422,
  ]);
  const { length } = (await ana.get<Player[]>(url)).body;
  expect([300, 302 - 6 + 4]).toContain(length);
});

test('an empty batch writes nothing and returns an empty array', async () => {
  const { ana, url, store } = await aList('3');
  const before = await countRows(store, 'changes');
  expect(await ana.post(url, [])).toMatchObject({ status: 201, body: [] });
  expect(await countRows(store, 'changes')).toBe(before);
});

test('a repeated batch with one key adds the players once', async () => {
  const { ana, url } = await aList();
  const rows = many(20);
  const replies = await Promise.all(Array.from({ length: 5 }, () => keyed(ana, url, rows)));
  replies.push(await keyed(ana, url, rows));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  for (const { body } of replies) expect(body).toEqual(replies[0]?.body);
  expect((await keyed(ana, url, rows.slice(1))).status).toBe(422);
  expect((await ana.get<Player[]>(url)).body).toHaveLength(20);
});

test('an invalid array is refused in Spanish, after a missing or foreign list', async () => {
  const { ana, url, signedIn } = await aList('3');
  const beto = await signedIn('beto');
  const [player] = many(1);
  for (const [rows, path] of [
    [[[player]], [0]],
    [[player, [player]], [1]],
    [[player, 'Ana', 7], [1]],
    [[null], [0]],
    [{ 0: player, length: 1 }, 'name'],
    ['Ana', ''],
  ] as const) {
    const { status, body } = await ana.send({
      method: 'POST',
      url,
      payload: JSON.stringify(rows),
      headers: { 'content-type': 'application/json' },
    });
    expect({
      rows,
      status,
      path: (body as { errors?: { path: unknown }[] }).errors?.[0]?.path,
    }).toEqual({ rows, status: 422, path });
    expect(JSON.stringify(body)).not.toMatch(/Invalid|expected/);
  }
  for (const rows of [many(2), [null], many(301)]) {
    expect((await beto.post(url, rows)).status).toBe(404);
  }
  const owner = { userId: 'b'.repeat(22), listId: 'c'.repeat(22), id: 'd'.repeat(22), rating: 2 };
  const { body } = await ana.post<Player[]>(url, [{ ...player, ...owner }]);
  expect(body[0]).toMatchObject({ name: 'Jugador 0', rating: 3 });
  expect(body[0]?.id).not.toBe(owner.id);
  expect(body[0]?.listId).not.toBe(owner.listId);
});
