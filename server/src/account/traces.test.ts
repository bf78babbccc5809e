import type { Match, Player, PlayersList, Profile } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aFullAccount } from '../../testing/a-full-account.ts';
import { aMatch, createMatch, teamsInHalves, THURSDAY_MATCH } from '../../testing/a-match.ts';
import { everyRowOf } from '../../testing/every-row.ts';
import { testApp, type Client } from '../../testing/test-app.ts';
import { tablesWith, wholeDatabase } from '../../testing/whole-database.ts';

/** Minimum number of characters of a text that may be personal. Shorter texts are years, hours and flags. */
const TELLING_LENGTH = 5;

/**
 * Returns the values of a user's rows and the texts inside them, as far as they have at least `TELLING_LENGTH`
 * characters.
 */
function textsIn(rows: Record<string, string[]>): Set<string> {
  const values = Object.values(rows)
    .flat()
    .flatMap((row) => Object.values(JSON.parse(row) as Record<string, unknown>));
  const texts = values.map(String).flatMap((value) => [value, ...value.split(/[^\wÀ-ÿ+@. -]+/)]);
  return new Set(texts.filter((text) => text.length >= TELLING_LENGTH));
}

function keyed<T>(organiser: Client, url: string, payload: object) {
  return organiser.send<T>({
    method: 'POST',
    url,
    payload,
    headers: { 'idempotency-key': `key-of-${url}` },
  });
}

test('deleting an account removes its ids, names, numbers and e-mail from every table', async () => {
  const { signedIn, store, context } = await testApp();
  const ana = await signedIn('ana', {
    name: 'Ana Agüero',
    email: 'ana.aguero@correo.test',
    picture: 'https://fotos.test/ana-aguero.png',
  });
  const beto = await signedIn('beto');
  const { ids, list: betosList, match } = await aMatch(beto, '2');
  // The match is not today, since today's date is in many timestamps.
  await createMatch(beto, betosList.id, { date: '2026-11-20' });
  await beto.patch(`/api/players/${ids[0]}`, { skillLevel: '3' });
  // Rows of captains and invitations have words that are not hers.
  await beto.post(`/api/matches/${match.id}/captain`, { playerId: ids[0] });
  await beto.post(`/api/lists/${betosList.id}/helpers`, { rights: 'matches' });
  await ana.patch('/api/me', { whatsapp: '11 5555 9876' });
  const { list } = await aFullAccount(ana, context);
  const lucas = { name: 'Lucas Único', skillLevel: '4', whatsapp: '11 4444 1234' };
  await keyed(ana, `/api/lists/${list.id}/players`, lucas);
  const { id } = (await ana.get<Profile>('/api/me')).body;
  const betosId = (await beto.get<Profile>('/api/me')).body.id;
  const betos = await everyRowOf(store, betosId);

  const before = await wholeDatabase(store);
  for (const known of ['ana.aguero@correo.test', 'ana-aguero.png', '+5491155559876']) {
    expect(tablesWith(before, known)).toEqual(['users']);
  }
  expect(tablesWith(before, '+5491144441234').toSorted()).toEqual(['idempotency_keys', 'players']);
  const shared = textsIn(betos);
  const hers = [...textsIn(await everyRowOf(store, id))].filter((text) => !shared.has(text));
  expect(hers.length).toBeGreaterThan(100);

  await ana.delete('/api/me');
  const after = await wholeDatabase(store);
  expect(hers.filter((text) => tablesWith(after, text).length > 0)).toEqual([]);
  expect(await everyRowOf(store, betosId)).toEqual(betos);
});

test('deleting a player removes the number everywhere and the name except from the teams of finished matches', async () => {
  const { signedIn, store, clock } = await testApp();
  const ana = await signedIn('ana');
  const { list } = await aMatch(ana, '3');
  const lucas = { name: 'Lucas Único', skillLevel: '4', whatsapp: '11 4444 1234' };
  const url = `/api/lists/${list.id}/players`;
  const { id } = (await keyed<Player>(ana, url, lucas)).body;
  const mora = { ...lucas, name: 'Mora Única', whatsapp: '11 4444 5678', listId: list.id };
  const other = (await keyed<Player>(ana, '/api/players', mora)).body;
  const played = await createMatch(ana, list.id, { date: '2026-11-20', time: '19:00' });
  const coming = await createMatch(ana, list.id, { date: '2026-12-24' });
  for (const match of [played, coming]) {
    await keyed(ana, `/api/matches/${match.id}/teams`, teamsInHalves(match.id, [id, other.id]));
  }
  clock.now += 6 * 60 * 60 * 1000;

  await ana.delete(`/api/players/${id}`);
  let whole = await wholeDatabase(store);
  expect(tablesWith(whole, '+5491144441234')).toEqual([]);
  expect(tablesWith(whole, 'Lucas Único')).toEqual(['team_players']);
  expect(tablesWith(whole, '+5491144445678')).not.toEqual([]);
  await ana.delete(`/api/lists/${list.id}`);
  whole = await wholeDatabase(store);
  expect(tablesWith(whole, '+549114444')).toEqual([]);
  expect(tablesWith(whole, 'Mora Única')).toEqual(['team_players']);
});

test('deleting a list removes its name everywhere and keeps the stored responses about its matches', async () => {
  const { signedIn, store } = await testApp();
  const ana = await signedIn('ana');
  const request = { name: 'Los del trabajo' };
  const { id } = (await keyed<PlayersList>(ana, '/api/lists', request)).body;
  const evening = { ...THURSDAY_MATCH, listId: id };
  const made = await keyed<Match>(ana, '/api/matches', evening);
  expect(tablesWith(await wholeDatabase(store), request.name).toSorted()).toEqual([
    'idempotency_keys',
    'players_lists',
  ]);
  await ana.delete(`/api/lists/${id}`);
  expect(tablesWith(await wholeDatabase(store), request.name)).toEqual([]);
  expect((await keyed(ana, '/api/lists', request)).status).toBe(404);
  expect((await ana.get('/api/lists')).body).toEqual([]);
  expect((await keyed(ana, '/api/matches', evening)).body).toEqual(made.body);
});

test('deleting a match removes its location and its stored responses, not those of other matches', async () => {
  const { signedIn, store } = await testApp();
  const ana = await signedIn('ana');
  const { list, ids } = await aMatch(ana, '33');
  const evening = { ...THURSDAY_MATCH, listId: list.id, location: 'Potrero Secreto' };
  const { id } = (await keyed<Match>(ana, '/api/matches', evening)).body;
  const gone = `/api/matches/${id}/teams`;
  await keyed(ana, gone, teamsInHalves(id, ids));
  const other = await createMatch(ana, list.id, { location: 'Potrero Conocido' });
  const teams = `/api/matches/${other.id}/teams`;
  const kept = await keyed(ana, teams, teamsInHalves(other.id, ids));
  expect(kept.status).toBe(201);
  expect(tablesWith(await wholeDatabase(store), 'Potrero Secreto').toSorted()).toEqual([
    'idempotency_keys',
    'matches',
  ]);
  await ana.delete(`/api/matches/${id}`);
  expect(tablesWith(await wholeDatabase(store), 'Potrero Secreto')).toEqual([]);
  expect((await keyed(ana, '/api/matches', evening)).status).toBe(404);
  expect((await keyed(ana, gone, teamsInHalves(id, ids))).status).toBe(404);
  expect((await keyed(ana, teams, teamsInHalves(other.id, ids))).body).toEqual(kept.body);
});

test('replaying the creation of a player who was deleted gets 404 and creates nothing', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const { list } = await aMatch(ana, '3');
  const url = `/api/lists/${list.id}/players`;
  const lucas = { name: 'Lucas', skillLevel: '4', whatsapp: '11 4444 1234' };
  const added = await keyed<Player>(ana, url, lucas);
  const listed = await keyed<PlayersList>(ana, '/api/lists', { name: 'Otra' });
  await ana.delete(`/api/players/${added.body.id}`);

  const again = await keyed(ana, url, lucas);
  const missing = await ana.get('/api/lists/nowhere');
  expect({ status: again.status, body: again.body }).toEqual({ status: 404, body: missing.body });
  expect(again.headers['content-type']).toBe(missing.headers['content-type']);
  expect((await ana.get<Player[]>(url)).body).toHaveLength(1);
  expect((await keyed(ana, '/api/lists', { name: 'Otra' })).body).toEqual(listed.body);
});
