import type { Match, MatchPlayerReply, Player } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch, confirm, createList } from '../../testing/a-match.ts';
import { countRows, testApp } from '../../testing/test-app.ts';

async function aListAndMatch() {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const evening = await aMatch(ana, '34');
  const others = await createList(ana, 'Sábado', '5'.repeat(20));
  const { body } = await ana.get<Player[]>(`/api/lists/${others.id}/players`);
  const url = `/api/matches/${evening.match.id}/players`;
  return { ...server, ana, ...evening, guests: body.map(({ id }) => id), url };
}

test('one request adds several players: guests and removed ones join, those present stay', async () => {
  const { ana, match, ids, guests, url } = await aListAndMatch();
  const [taken = '', there = ''] = ids;
  await ana.delete(`${url}/${taken}`);
  await confirm(ana, match.id, there);
  const wanted = [...guests.toReversed(), taken, there];
  const { status, body } = await ana.post<MatchPlayerReply[]>(url, { playerIds: wanted });
  expect(status).toBe(201);
  expect(body.map(({ id }) => id)).toEqual(wanted);
  expect(body.filter(({ confirmed }) => confirmed).map(({ id }) => id)).toEqual([there]);
  expect((await ana.get<Match>(`/api/matches/${match.id}`)).body.playerCount).toBe(22);
});

test('a batch with repeated players adds each once, as one change', async () => {
  const { ana, guests, url, store } = await aListAndMatch();
  const before = await countRows(store, 'changes');
  const { body } = await ana.post<MatchPlayerReply[]>(url, { playerIds: [...guests, ...guests] });
  expect(body).toHaveLength(40);
  expect(await countRows(store, 'changes')).toBe(before + 1);
  await ana.post(url, { playerIds: guests });
  await ana.post(url, { playerIds: [] });
  expect(await countRows(store, 'changes')).toBe(before + 1);
});

test('a batch with unknown or foreign players adds none and names each of them', async () => {
  const { ana, guests, url, signedIn } = await aListAndMatch();
  const beto = await signedIn('beto');
  const { ids: foreign } = await aMatch(beto, '3');
  const wanted = [...guests, 'x'.repeat(22), "'--", ...foreign];
  const { status, body } = await ana.post(url, { playerIds: wanted });
  expect(status).toBe(422);
  expect(body.errors).toEqual(
    [20, 21, 22].map((at) => ({ path: `playerIds.${at}`, message: 'Ese jugador no existe.' })),
  );
  expect((await ana.get<MatchPlayerReply[]>(url)).body).toHaveLength(2);
});

test('a repeated batch with one key adds the players once', async () => {
  const { ana, guests, url } = await aListAndMatch();
  const payload = { playerIds: guests };
  const headers = { 'idempotency-key': 'clave-1' };
  const post = () => ana.send<MatchPlayerReply[]>({ method: 'POST', url, payload, headers });
  const first = await post();
  await ana.delete(`${url}/${guests[0]}`);
  const again = await post();
  expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body });
  expect((await ana.get<MatchPlayerReply[]>(url)).body).toHaveLength(21);
});
