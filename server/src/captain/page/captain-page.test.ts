import {
  MESSAGES,
  type NightReply,
  type CaptainShare,
  type GroupLink,
  type MatchPlayerReply,
} from '@picadito/domain';
import { expect, test } from 'vitest';
import { aCaptain } from '../../../testing/a-captain.ts';
import { everyRow } from '../../../testing/every-row.ts';
import { confirm, teamsInHalves } from '../../../testing/a-match.ts';
import { PUBLIC_URL } from '../../../testing/test-app.ts';
import { OVER } from '../../../testing/thursdays.ts';
import { storeAnswer } from '../../store/tables/waitlist/answers.ts';

const SAID_VOY = {
  answer: 'confirmed',
  comment: null,
  answeredAt: '2026-12-20T21:00:00.000000Z',
  queuedAt: null,
  promotedAt: null,
  toldAt: null,
  authorId: null,
  isClaim: false,
  deviceHash: null,
  before: null,
} as const;
const DEAD = `/c/${'a'.repeat(22)}`;

test('the first device that says so is the captain’s, and no other one can use the link', async () => {
  const { device, state, store } = await aCaptain();
  const [nico, stranger] = [device(), device()];
  const before = await everyRow(store);
  expect(await nico.page()).toMatchObject({ holder: 'nobody', evening: null });
  expect(await everyRow(store)).toEqual(before);
  expect((await nico.tap(2, 'no')).page?.message).toBe(MESSAGES.captainFirst);
  expect((await nico.hold()).status).toBe(303);
  expect(await nico.page()).toMatchObject({ holder: 'this', captain: 'Jueves 01' });
  expect((await state()).captain).toMatchObject({ isOpened: true });
  expect(await stranger.page()).toMatchObject({ holder: 'other', evening: null });
  const held = { status: 409, page: { message: MESSAGES.captainHeld } };
  expect(await stranger.hold()).toMatchObject(held);
  const tap = await nico.tapOn(2, 'no');
  expect(await stranger.send('attendance', tap)).toMatchObject(held);
  expect((await nico.hold()).status).toBe(303);
  expect((await nico.person(2))?.status).toBe('confirmed');
});

test('of two devices that say so at once, one is the captain’s', async () => {
  const { device } = await aCaptain();
  const held = await Promise.all([device().hold(), device().hold()]);
  expect(held.map(({ status }) => status).toSorted()).toEqual([303, 409]);
});

test('a form that is sent again after a lost reply comes from the same device', async () => {
  const { device } = await aCaptain();
  const token = 't'.repeat(22);
  expect((await device().send('captain', { token })).status).toBe(303);
  expect((await device().send('captain', { token })).status).toBe(303);
});

test('the captain confirms players and takes them out, and the organiser sees who did it', async () => {
  const { device, state, mark, ids } = await aCaptain();
  const nico = device();
  await nico.hold();
  expect((await nico.tap(3, 'no')).status).toBe(303);
  await nico.tap(3, 'no');
  await mark(2, false);
  await nico.tap(2, 'va');
  const { actions } = await state();
  expect(actions).toMatchObject([
    { kind: 'in', playerId: ids[1], name: 'Jueves 02', author: 'Jueves 01' },
    { kind: 'out', playerId: ids[2], name: 'Jueves 03', author: 'Jueves 01' },
  ]);
});

test('a change of the organiser in between wins, and the page says so', async () => {
  const { device, ana, match, mark, ids, state } = await aCaptain();
  const nico = device();
  await nico.hold();
  await confirm(ana, match.id, ids[3] ?? '', false);
  const [fourth, fifth] = [await nico.tapOn(4, 'va'), await nico.tapOn(5, 'no')];
  await mark(4, false);
  await mark(5, false);
  const { status, page } = await nico.send('attendance', fourth);
  expect({ status, said: page?.message }).toEqual({
    status: 409,
    said: 'ana lo cambió antes: Jueves 04 no va.',
  });
  expect((await nico.send('attendance', fifth)).status).toBe(303);
  expect((await state()).actions).toEqual([]);
});

test('a tap of the organiser on an old screen replaces the captain’s, and the reply says whose', async () => {
  const { device, ana, match, ids, mark } = await aCaptain();
  const nico = device();
  await nico.hold();
  const [second = '', third = '', fourth = ''] = ids.slice(1);
  const seen = { confirmed: true, declined: false };
  const pending = { isConfirmed: false, declined: false, seen };
  await nico.tap(2, 'no');
  const one = await ana.put(`/api/matches/${match.id}/players/${second}/confirm`, pending);
  expect(one).toMatchObject({
    status: 200,
    body: { id: second, declined: false, overruled: 'Jueves 01' },
  });
  await nico.tap(3, 'no');
  await nico.tap(4, 'no');
  await mark(4, true);
  await mark(4, false);
  const changes = [third, fourth].map((playerId) => ({ playerId, ...pending }));
  const { body } = await ana.put(`/api/matches/${match.id}/attendance`, { changes });
  expect(body).toMatchObject({
    players: [
      { id: third, declined: false },
      { id: fourth, declined: true },
    ],
    refused: [{ playerId: fourth, why: 'changed' }],
    overruled: 'Jueves 01',
  });
});

test('of two taps on an old page, the second one is told of the first', async () => {
  const { device, state } = await aCaptain();
  const nico = device();
  await nico.hold();
  const [out, back] = [await nico.tapOn(5, 'no'), await nico.tapOn(5, 'va')];
  await nico.send('attendance', out);
  await nico.send('attendance', { ...back, seen: 'pending' });
  const { page } = await nico.send('attendance', { ...back, seen: 'pending' });
  expect(page?.message).toBe('Ya lo habías anotado: Jueves 05 no va.');
  expect((await state()).actions).toHaveLength(1);
});

test('a guest of the captain comes, once for each name and at most six', async () => {
  const { device, state } = await aCaptain();
  const nico = device();
  await nico.hold();
  for (const name of ['Dani', 'DANI', 'Tito', 'Rulo', 'Pipa', 'Lucho', 'Gabi'])
    expect((await nico.send('guest', { name })).status).toBe(303);
  expect((await nico.send('guest', { name: 'Uno más' })).page).toMatchObject({
    message: MESSAGES.guestsOfMatch,
    typed: { name: 'Uno más' },
  });
  expect((await nico.page()).typed).toEqual({});
  expect((await nico.send('guest', { name: ' ' })).page?.message).toBe(MESSAGES.guestNameMissing);
  const { evening } = await nico.page();
  expect(evening?.people.filter(({ status }) => status === 'confirmed')).toHaveLength(16);
  expect((await state()).actions[0]).toMatchObject({ kind: 'guest', name: 'Gabi' });
});

test('the captain writes the score, unless the result has changed', async () => {
  const { device, ana, match, state, clock } = await aCaptain();
  const nico = device();
  await nico.hold();
  const score = (claro: string, oscuro: string, seen: string) =>
    nico.send('score', { claro, oscuro, seen });
  expect((await nico.page()).evening?.result).toBe(null);
  expect((await score('5', '3', '')).page?.message).toBe(MESSAGES.resultTooEarly);
  clock.now = OVER;
  expect((await score('5', '', '')).page?.message).toBe(MESSAGES.scoreMissing);
  expect((await score('5', '3', '')).status).toBe(303);
  expect((await score('5', '3', '')).status).toBe(303);
  await ana.put(`/api/matches/${match.id}/result`, { claro: 5, oscuro: 4 });
  expect((await score('6', '3', '5–3')).page?.message).toBe('El resultado cambió antes: 5–4.');
  expect((await score('6', '4', '5–4')).status).toBe(303);
  expect((await nico.page()).evening?.result).toEqual({ score: { claro: 6, oscuro: 4 } });
  expect((await state()).actions.map(({ detail }) => detail)).toEqual(['6–4', '5–3']);
});

test('the saved teams follow who is in, unless the organiser has changed them', async () => {
  const { device, ana, match, ids, mark, state } = await aCaptain();
  const save = (order: readonly string[]) =>
    ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, order));
  await save(ids);
  const nico = device();
  await nico.hold();
  const evening = async () => (await nico.page()).evening;
  expect((await evening())?.repair).toBe(null);
  await nico.tap(10, 'no');
  const seen = (await evening())?.repair;
  await ana.put(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids.toReversed()));
  expect((await nico.send('teams', { seen })).page?.message).toBe(MESSAGES.teamsChanged);
  const fresh = { seen: (await evening())?.repair };
  for (let time = 0; time < 2; time += 1)
    expect((await nico.send('teams', fresh)).status).toBe(303);
  const { teams, repair } = (await evening()) ?? {};
  expect({ left: teams?.left, repair }).toEqual({ left: [], repair: null });
  expect((await state()).actions[0]).toMatchObject({ kind: 'teams' });
  await mark(10, true);
  expect((await evening())?.repair).not.toBe(null);
});

test('teams that would be empty are not repaired, and a sentence says so', async () => {
  const { device, ana, match, ids } = await aCaptain();
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids.slice(0, 2)));
  const nico = device();
  await nico.hold();
  for (let number = 2; number <= ids.length; number += 1) await nico.tap(number, 'no');
  const seen = (await nico.page()).evening?.repair;
  expect((await nico.send('teams', { seen })).page?.message).toBe(MESSAGES.teamsTooFew);
});

test('at a night the captain records the games, and takes the last one back', async () => {
  const { device, ana, match, state } = await aCaptain();
  await ana.patch(`/api/matches/${match.id}`, { teamCount: 3 });
  const nico = device();
  await nico.hold();
  const game = { seq: '1', home: 'claro', away: 'oscuro', outcome: 'home' };
  for (let time = 0; time < 2; time += 1) expect((await nico.send('game', game)).status).toBe(303);
  const { night, result } = (await nico.page()).evening ?? {};
  expect(result).toBe(null);
  expect(night).toMatchObject({
    next: { seq: 2, home: 'claro', away: 'naranja' },
    last: { seq: 1, name: 'claro-oscuro-home', text: 'CLARO le ganó a OSCURO · lo anotó Jueves' },
  });
  const other = await nico.send('game', { ...game, outcome: 'away' });
  expect(other.page?.message).toBe(MESSAGES.gamesChanged);
  const jump = await nico.send('game', { ...game, seq: '3' });
  expect(jump.page?.message).toBe(MESSAGES.gamesChanged);
  const url = `/api/matches/${match.id}/games/1`;
  await ana.put(url, { ...game, outcome: 'draw', seen: 'claro-oscuro-home' });
  const corrected = (await nico.page()).evening?.night?.last?.text;
  expect(corrected).toBe('CLARO y OSCURO empataron · lo anotó ana');
  const stale = await nico.send('game-gone', { seq: '1', seen: 'claro-oscuro-home' });
  expect(stale.page?.message).toBe(MESSAGES.gamesChanged);
  expect((await nico.send('game-gone', { seq: '1', seen: 'claro-oscuro-draw' })).status).toBe(303);
  expect((await nico.page()).evening?.night?.last).toBe(null);
  expect((await state()).actions.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
    'game-gone CLARO y OSCURO empataron',
    'game CLARO le ganó a OSCURO',
  ]);
});

test('a player who comes late plays the next game that the captain records', async () => {
  const { device, ana, match, ids } = await aCaptain();
  await ana.patch(`/api/matches/${match.id}`, { teamCount: 3 });
  const [one = '', two = '', three = '', late = ''] = ids;
  const teams = (claro: string[]) => ({
    matchId: match.id,
    teams: [
      { key: 'claro', players: claro },
      { key: 'oscuro', players: [two] },
      { key: 'naranja', players: [three] },
    ],
  });
  await ana.post(`/api/matches/${match.id}/teams`, teams([one]));
  const nico = device();
  await nico.hold();
  await nico.send('game', { seq: '1', home: 'claro', away: 'oscuro', outcome: 'home' });
  await ana.put(`/api/matches/${match.id}/teams`, teams([one, late]));
  await nico.send('game', { seq: '2', home: 'claro', away: 'naranja', outcome: 'home' });
  const { games } = (await ana.get<NightReply>(`/api/matches/${match.id}/games`)).body;
  expect(games.map(({ absent }) => absent)).toEqual([[late], []]);
});

async function withShares() {
  const evening = await aCaptain();
  const nico = evening.device();
  await nico.hold();
  const shareOf = async (number: number) =>
    (await nico.page()).evening?.shares?.find(({ name }) => name.endsWith(`0${number}`));
  const payOf = ({ key: player, seen, owed }: CaptainShare) =>
    nico.send('paid', { player, seen, owed });
  return { ...evening, nico, shareOf, payOf };
}

test('a payment is not stored if the share or the payments have changed since the page was shown', async () => {
  const { shareOf, payOf, state, ids, ana, match, list, write } = await withShares();
  const [second, third, fourth] = [await shareOf(2), await shareOf(3), await shareOf(4)];
  if (!second || !third || !fourth) throw new Error('a share is missing');
  const url = `/api/matches/${match.id}/money`;
  await ana.patch(url, { exempt: { [ids[3] ?? '']: true } });
  expect((await payOf(fourth)).page?.message).toContain('ya no paga este partido');
  expect((await payOf(third)).page?.message).toMatch(/^Ahora Jueves 03 paga \$3\.\d+/);
  await ana.patch(url, { exempt: { [ids[3] ?? '']: false } });
  await write({ kind: 'charge', amount: 98_700, playerId: ids[1], matchId: null });
  await write({ kind: 'payment', amount: 4321, playerId: ids[1], matchId: null });
  const { status, page } = await payOf(second);
  expect({ status, message: page?.message }).toEqual({
    status: 409,
    message: 'Recién se anotó otro pago de Jueves 02. Si pagó otra vez, tocá de nuevo.',
  });
  expect((await state()).actions).toEqual([]);
  const { body } = await ana.get(`/api/lists/${list.id}/money`);
  expect(JSON.stringify(body)).not.toContain('capitán');
});

test('it is stored that a player who said VOY was taken out by the captain, as by the organiser', async () => {
  const { device, match, ids, store, mark } = await aCaptain();
  const nico = device();
  await nico.hold();
  for (const number of [2, 3]) {
    const answer = { ...SAID_VOY, playerId: ids[number - 1] ?? '' };
    const ofMatch = { userId: match.organizerId, matchId: match.id };
    await store.transaction((tx) => storeAnswer(tx, ofMatch, answer));
  }
  await nico.tap(2, 'no');
  await mark(3, false);
  const stored = await store.read
    .selectFrom('confirmations')
    .select(['player_id', 'is_taken_out'])
    .where('player_id', 'in', ids.slice(1, 3))
    .execute();
  expect(new Map(stored.map((row) => [row.player_id, row.is_taken_out]))).toEqual(
    new Map([
      [ids[1], 1],
      [ids[2], 1],
    ]),
  );
});

test('a guest who dropped out comes again under the same name, and one who is gone leaves the place', async () => {
  const { device, ana, match } = await aCaptain();
  const nico = device();
  await nico.hold();
  await nico.send('guest', { name: 'Tito' });
  const titoOf = async () => {
    const { body } = await ana.get<MatchPlayerReply[]>(`/api/matches/${match.id}/players`);
    return body.find(({ name }) => name === 'Tito');
  };
  const tito = await titoOf();
  const url = `/api/matches/${match.id}/players/${tito?.id}`;
  await ana.put(`${url}/confirm`, { isConfirmed: false, declined: true });
  await nico.send('guest', { name: 'tito' });
  expect(await titoOf()).toMatchObject({ id: tito?.id, confirmed: true });
  await ana.delete(url);
  await nico.send('guest', { name: 'Tito' });
  expect(await titoOf()).toMatchObject({ confirmed: true });
});

test('a captain who is not in the match any more has no link', async () => {
  const { device, ana, match, ids, state } = await aCaptain();
  const nico = device();
  await nico.hold();
  await ana.delete(`/api/matches/${match.id}/players/${ids[0]}`);
  expect((await nico.open()).statusCode).toBe(404);
  expect((await nico.send('guest', { name: 'Dani' })).status).toBe(404);
  expect((await state()).captain).toBe(null);
});

test('a link that has ended does not come back when the match is moved', async () => {
  const { device, ana, match, clock } = await aCaptain();
  const nico = device();
  await nico.hold();
  clock.now = Date.parse('2026-11-28T02:00:00Z');
  expect((await ana.patch(`/api/matches/${match.id}`, { date: '2026-12-03' })).status).toBe(200);
  expect((await nico.open()).statusCode).toBe(404);
});

test('the captain gets another link once a device holds the first one', async () => {
  const { device, path, make, ids } = await aCaptain();
  expect(await make(ids[0] ?? '')).toBe(path);
  await device().hold();
  const second = await make(ids[0] ?? '');
  expect(second).not.toBe(path);
  expect((await device(second).hold()).status).toBe(303);
});

test('a tap notes that a player has paid the share of this match', async () => {
  const { nico, shareOf, ledger, state, ids } = await withShares();
  const share = await shareOf(2);
  expect(share).toMatchObject({ owed: '$3.500', paid: null, seen: '' });
  const paid = { player: share?.key, seen: share?.seen, owed: share?.owed };
  for (let time = 0; time < 2; time += 1) expect((await nico.send('paid', paid)).status).toBe(303);
  expect(await shareOf(2)).toMatchObject({ owed: null, paid: '$3.500' });
  const { entries } = await ledger();
  expect(entries).toMatchObject([{ amount: 3500, playerId: ids[1], author: 'Jueves 01, capitán' }]);
  expect((await state()).actions).toMatchObject([{ kind: 'paid', detail: '$3.500' }]);
});

test('the page has the saved teams without levels, and nothing of the ledger but the share of this match', async () => {
  const { ana, device, list, match, ids, write } = await aCaptain();
  const [second = ''] = ids.slice(1);
  await ana.patch(`/api/players/${second}`, { whatsapp: '11 5555 1234', skillLevel: '5' });
  await ana.patch(`/api/lists/${list.id}/money`, { payTo: 'potrero.mp' });
  await write({ kind: 'charge', amount: 98_700, playerId: second, matchId: null });
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids));
  const nico = device();
  await nico.hold();
  const { body } = await nico.open();
  expect((await nico.page()).evening?.teams?.claro).toHaveLength(5);
  for (const hidden of ['5555', 'potrero', '98.7', '987', 'skillLevel', 'rating', 'whatsapp'])
    expect(body).not.toContain(hidden);
  for (const id of [...ids, match.id, list.id]) expect(body).not.toContain(id);
});

test('a link that has ended gets the reply of a link that never was, to the byte', async () => {
  const { app, ana, device, url, path, make, ids, clock } = await aCaptain();
  const told = async (to: string, method: 'GET' | 'POST' = 'GET') => {
    const { statusCode, headers, body } = await app.inject({ url: to, method });
    const { date: _date, ...lasting } = headers;
    return { statusCode, headers: lasting, body };
  };
  const dead = await told(DEAD);
  expect(dead).toMatchObject({
    statusCode: 404,
    body: expect.stringContaining('Este link no') as unknown,
  });
  expect(await told(`/g/${'a'.repeat(22)}`)).toEqual(dead);
  for (const odd of ['/c', '/c/', '/c/x', '/c/%00', `/c/${'a'.repeat(22)}/score`])
    expect(await told(odd)).toEqual(dead);
  const isDead = async (to: string) => {
    expect(await told(to)).toEqual(dead);
    expect(await told(`${to}/score`, 'POST')).toEqual(await told(`${DEAD}/score`, 'POST'));
  };
  const nico = device();
  await nico.hold();
  const second = await make(ids[1] ?? '');
  await isDead(path);
  expect((await told(second)).statusCode).toBe(200);
  await ana.delete(url);
  await isDead(second);
  const third = await make(ids[1] ?? '');
  clock.now = Date.parse('2026-11-28T01:59:59Z');
  expect((await told(third)).statusCode).toBe(200);
  clock.now += 1000;
  await isDead(third);
});

test('the address of a form, and a code with a sign of a sentence, lead to the page', async () => {
  const { app, path } = await aCaptain();
  for (const more of ['/score', '.', ')']) {
    const { statusCode, headers } = await app.inject(path + more);
    expect({ more, statusCode, to: headers.location }).toEqual({ more, statusCode: 303, to: path });
  }
});

test('the link opens no other match and is no group link', async () => {
  const { ana, app, list, path, device } = await aCaptain();
  const { body } = await ana.put<GroupLink>(`/api/lists/${list.id}/link`, { isOn: true });
  const group = (body.address ?? '').replace(PUBLIC_URL, '');
  expect((await app.inject(path.replace('/c/', '/g/'))).statusCode).toBe(404);
  expect((await app.inject(group.replace('/g/', '/c/'))).statusCode).toBe(404);
  const other = await ana.post<{ id: string }>('/api/matches', {
    date: '2026-11-27',
    time: '21:00',
    location: 'Otra',
    listId: list.id,
  });
  const nico = device();
  await nico.hold();
  const tap = await nico.tapOn(2, 'no');
  await nico.send('attendance', { ...tap, match: other.body.id });
  const { body: players } = await ana.get(`/api/matches/${other.body.id}/players`);
  expect(JSON.stringify(players)).not.toContain('"declined":true');
});
