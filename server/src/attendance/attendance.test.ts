import type { AttendanceReply, Match, MatchPlayerReply, Player } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch, confirm, createList, createMatch, decline } from '../../testing/a-match.ts';
import { changesOf } from '../../testing/changes.ts';
import { testApp, type Client } from '../../testing/test-app.ts';

async function anasMatch(levels = '34') {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const { match, ids, list } = await aMatch(ana, levels);
  const url = `/api/matches/${match.id}`;
  const response = (id = '', body: object = {}) =>
    ana.put<MatchPlayerReply>(`${url}/players/${id}/confirm`, body);
  const responses = (changes: object[]) =>
    ana.put<AttendanceReply>(`${url}/attendance`, { changes });
  const players = async () => (await ana.get<MatchPlayerReply[]>(`${url}/players`)).body;
  const [first = '', second = ''] = ids;
  return {
    ...server,
    ana,
    match,
    list,
    ids,
    first,
    second,
    url,
    response,
    responses,
    players,
  };
}

const stateOf = ({ confirmed, declined }: MatchPlayerReply) => ({ confirmed, declined });
const CONFIRMED = { confirmed: true, declined: false };
const DECLINED = { confirmed: false, declined: true };
const PENDING = { confirmed: false, declined: false };

const strangerOf = async (organiser: Client) => {
  const { id } = await createList(organiser, 'Sábado', '3');
  return (await organiser.get<Player[]>(`/api/lists/${id}/players`)).body[0]?.id ?? '';
};

test('declining removes the confirmation in every reply about the match', async () => {
  const { ana, match, first, url, players } = await anasMatch();
  const { status, body } = await decline(ana, match.id, first);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: first, ...DECLINED, confirmedAt: null });
  expect(await players()).toContainEqual(body);
  expect((await ana.get<Match>(url)).body.confirmedCount).toBe(1);
});

test('confirming clears a refusal, unconfirming leaves the player pending', async () => {
  const { ana, match, first } = await anasMatch();
  await decline(ana, match.id, first);
  expect((await confirm(ana, match.id, first)).body).toMatchObject(CONFIRMED);
  await decline(ana, match.id, first);
  expect((await confirm(ana, match.id, first, false)).body).toMatchObject(PENDING);
});

test('repeating the same reply notifies other devices once', async () => {
  const { ana, match, first, store } = await anasMatch();
  const recorded = await changesOf(store, async () => {
    await decline(ana, match.id, first);
    await decline(ana, match.id, first);
  });
  expect(recorded).toEqual([`match ${match.id}`]);
});

test('a change based on an outdated state is refused', async () => {
  const { first, response, players } = await anasMatch();
  await response(first, { isConfirmed: false, seen: CONFIRMED });
  const late = await response(first, { isConfirmed: false, declined: true, seen: CONFIRMED });
  expect(late).toMatchObject({
    status: 409,
    body: {
      code: 'failed-precondition',
      detail: 'Otro dispositivo cambió su respuesta. Mirá cómo quedó.',
    },
  });
  expect((await players()).map(stateOf)).toEqual([PENDING, CONFIRMED]);
});

test('a change based on the current state is applied, one that changes nothing is accepted', async () => {
  const { first, response } = await anasMatch();
  const declined = await response(first, { isConfirmed: false, declined: true, seen: CONFIRMED });
  expect(declined.body).toMatchObject(DECLINED);
  const again = await response(first, { isConfirmed: false, declined: true, seen: CONFIRMED });
  expect(again).toMatchObject({ status: 200, body: DECLINED });
});

test('a batch of replies is one change, with confirmations in the order of the request', async () => {
  const { match, ids, store, responses } = await anasMatch('3452');
  const [a = '', b = '', c = '', d = ''] = ids;
  await responses(ids.map((playerId) => ({ playerId, isConfirmed: false })));
  const replies: AttendanceReply[] = [];
  const recorded = await changesOf(store, async () => {
    const { body } = await responses([
      { playerId: c, isConfirmed: true },
      { playerId: a, isConfirmed: false, declined: true },
      { playerId: b, isConfirmed: true },
      { playerId: d, isConfirmed: false },
    ]);
    replies.push(body);
  });
  expect(recorded).toEqual([`match ${match.id}`]);
  const [{ players, refused } = { players: [], refused: [] }] = replies;
  expect(refused).toEqual([]);
  expect(players.map(({ id }) => id)).toEqual([c, a, b, d]);
  expect(players.map(stateOf)).toEqual([CONFIRMED, DECLINED, CONFIRMED, PENDING]);
  const [first, , later] = players.map(({ confirmedAt }) => confirmedAt ?? '');
  expect(String(first) < String(later)).toBe(true);
});

test('a batch refuses unknown players and outdated states and applies the rest', async () => {
  const { ana, signedIn, first, second, responses, players } = await anasMatch();
  const stranger = await strangerOf(ana);
  const foreign = await strangerOf(await signedIn('beto'));
  const nobody = [stranger, foreign, 'x'.repeat(22), '1', ''];
  const { status, body } = await responses([
    ...nobody.map((playerId) => ({ playerId, isConfirmed: true })),
    { playerId: second, isConfirmed: false, declined: true, seen: PENDING },
    { playerId: first, isConfirmed: false, declined: true, seen: CONFIRMED },
  ]);
  expect(status).toBe(200);
  expect(body.players.map(({ id }) => id)).toEqual([second, first]);
  expect(body.refused).toEqual([
    ...nobody.map((playerId) => ({ playerId, why: 'missing' })),
    { playerId: second, why: 'changed' },
  ]);
  expect((await players()).map(stateOf)).toEqual([DECLINED, CONFIRMED]);
});

test('a batch that changes nothing keeps the timestamps and notifies nothing', async () => {
  const { ids, clock, store, responses, players } = await anasMatch();
  const before = await players();
  clock.now += 60_000;
  const recorded = await changesOf(store, () =>
    responses(ids.map((playerId) => ({ playerId, isConfirmed: true, seen: PENDING }))),
  );
  expect(recorded).toEqual([]);
  expect(await players()).toEqual(before);
});

test('500 players can be confirmed in one request, which awards the badge', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const list = await createList(ana, 'Todos', '3'.repeat(300));
  const match = await createMatch(ana, list.id);
  const others = await createList(ana, 'Más', '3'.repeat(200));
  const { body: guests } = await ana.get<Player[]>(`/api/lists/${others.id}/players`);
  const playerIds = guests.map(({ id }) => id);
  await ana.post(`/api/matches/${match.id}/players`, { playerIds });
  const { body: everyone } = await ana.get<Player[]>(`/api/matches/${match.id}/players`);
  const changes = everyone.map(({ id }) => ({ playerId: id, isConfirmed: true }));
  const url = `/api/matches/${match.id}/attendance`;
  const { body } = await ana.put<AttendanceReply>(url, { changes });
  expect(body.players.filter(({ confirmed }) => confirmed)).toHaveLength(500);
  const { body: me } = await ana.get<{ id: string }>('/api/me');
  const { body: badges } = await ana.get<{ type: string }[]>(`/api/users/${me.id}/badges`);
  expect(badges.map(({ type }) => type)).toContain('asistencia-perfecta');
});

test('a player who rejoins the match has no reply', async () => {
  const { ana, match, first, url, players } = await anasMatch();
  await decline(ana, match.id, first);
  await ana.delete(`${url}/players/${first}`);
  await ana.post(`${url}/players`, { playerId: first });
  expect((await players()).map(stateOf)).toEqual([PENDING, CONFIRMED]);
});

test('changing the list and back clears all replies', async () => {
  const { ana, match, list, first, url, players } = await anasMatch();
  await decline(ana, match.id, first);
  const other = await createList(ana, 'Otra', '3');
  await ana.put(url, { ...match, listId: other.id });
  await ana.put(url, { ...match, listId: list.id });
  expect((await players()).map(stateOf)).toEqual([PENDING, PENDING]);
});

test('a database constraint forbids confirmed and declined together', async () => {
  const { store, first } = await anasMatch();
  const both = store.transaction((tx) =>
    tx.updateTable('confirmations').set({ declined: 1 }).where('player_id', '=', first).execute(),
  );
  await expect(both).rejects.toThrow(/check constraint/i);
});
