import {
  LISTS_PER_USER_MAX,
  MESSAGES,
  type AccountExport,
  type Autopilot,
  type Match,
  type Helper,
  type ListMoneyReply,
  type MatchPlayerReply,
  type Player,
  type PlayersList,
  type TeamConstraints,
} from '@picadito/domain';
import { expect, test } from 'vitest';
import { helps } from '../../testing/a-helper.ts';
import { aLinkedGroup } from '../../testing/a-linked-group.ts';
import { confirm, createList, createMatch } from '../../testing/a-match.ts';
import { changesOf } from '../../testing/changes.ts';
import { everyRow } from '../../testing/every-row.ts';
import { aPlayedGroup } from '../../testing/group-link/played/a-played-group.ts';
import { anOffer, userOf } from '../../testing/handover/an-offer.ts';
import { requestsOf } from '../../testing/money/a-paid-match.ts';
import type { Client } from '../../testing/test-app.ts';
import type { Store } from '../store/store.ts';
import { insertList } from '../store/tables/players/lists.ts';
import { rollForward } from '../matches/weekly-matches.ts';
import { acceptList } from './accept-handover.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function anOfferedList() {
  const group = await aLinkedGroup(3);
  const beto = await group.signedIn('beto');
  return { ...group, beto, ...(await anOffer(group.ana, beto, group.list)) };
}

const listsOf = async (client: Client) =>
  (await client.get<PlayersList[]>('/api/lists')).body
    .filter(({ owner }) => owner === null)
    .map(({ name }) => name);

test('the list with its links, votes, money and figures goes on under the new owner', async () => {
  const group = await aPlayedGroup();
  const { ana, list, match, ids, device, phoneOf, votes, personalPath, signedIn } = group;
  const ofMoney = requestsOf(ana, list.id, match.id);
  await ofMoney.change({ cost: 35_000 });
  await ofMoney.close();
  await ofMoney.pay(ids[0] ?? '', 1000);
  await ana.put(`/api/matches/${match.id}/result`, { claro: 5, oscuro: 3, scorers: [] });
  await votes(1, 2);
  const coming = await createMatch(ana, list.id, { date: '2026-12-03' });
  expect((await phoneOf(2).says(2, 'voy')).status).toBe(200);
  const personal = await personalPath(3);
  const read = async (client: Client) => {
    const paths = [
      `/api/lists/${list.id}/players`,
      `/api/lists/${list.id}/money`,
      `/api/lists/${list.id}/link`,
      `/api/lists/${list.id}/link/personal`,
      `/api/lists/${list.id}/devices`,
      `/api/players/stats`,
      `/api/players/stats/figures?listId=${list.id}`,
      ...[match, coming].flatMap(({ id }) =>
        ['', '/players', '/answers', '/teams', '/result', '/money'].map(
          (part) => `/api/matches/${id}${part}`,
        ),
      ),
    ];
    const replies: unknown[] = [];
    for (const url of paths) replies.push([url, (await client.get<unknown>(url)).body]);
    return JSON.parse(JSON.stringify(replies).replaceAll(await userOf(client), 'owner')) as unknown;
  };
  const before = await read(ana);
  const pages = [await phoneOf(1).page(), await device().page()];
  const beto = await signedIn('beto');
  const { accept } = await anOffer(ana, beto, list);
  expect(await accept()).toMatchObject({ status: 200, body: { id: list.id, owner: null } });
  expect(await read(beto)).toEqual(before);
  expect([await phoneOf(1).page(), await device().page()]).toEqual(pages);
  expect((await phoneOf(2).says(2, 'no')).status).toBe(200);
  expect((await device().says(3, 'voy', {}, personal)).status).toBe(200);
  expect((await votes(2, 3)).status).toBe(200);
  expect((await votes(3, 2)).status).toBe(200);
  const { body: roster } = await beto.get<MatchPlayerReply[]>(`/api/matches/${coming.id}/players`);
  expect(roster.filter(({ confirmed }) => confirmed).map(({ id }) => id)).toEqual([ids[2]]);
});

test('players of other lists become guests on both sides, without number, and their pairs end', async () => {
  const { ana, beto, list, match, ids, accept, device } = await anOfferedList();
  const numbered = { name: 'Lola', skillLevel: '4', whatsapp: '11 5555 1234' };
  const other = await createList(ana, 'Viernes', '3');
  const friday = await createMatch(ana, other.id, { date: '2026-11-27' });
  const { body: lola } = await ana.post<Player>(`/api/lists/${other.id}/players`, numbered);
  const [first = '', second = '', third = ''] = ids;
  await ana.patch(`/api/players/${first}`, { whatsapp: '11 5555 9876' });
  for (const [id, playerId] of [
    [match.id, lola.id],
    [friday.id, first],
  ]) {
    await ana.post(`/api/matches/${id}/players`, { playerId });
    await confirm(ana, id ?? '', playerId ?? '');
  }
  const phone = device();
  await phone.says(2, 'voy');
  await phone.brings(2, 'Dani');
  await ana.put(`/api/players/${lola.id}/keeper`, { isKeeper: true });
  for (const playerIds of [
    [lola.id, first],
    [second, third],
  ])
    await ana.put('/api/pairs', { playerIds, kind: 'separados' });
  expect((await accept()).status).toBe(200);
  const rosterOf = async (client: Client, id: string) =>
    (await client.get<MatchPlayerReply[]>(`/api/matches/${id}/players`)).body
      .map(({ name, whatsapp, confirmed }) => `${name} ${whatsapp ?? '-'} ${confirmed}`)
      .toSorted();
  expect(await rosterOf(beto, match.id)).toEqual([
    'Dani - true',
    'Jueves 01 +5491155559876 false',
    'Jueves 02 - true',
    'Jueves 03 - false',
    'Lola - true',
  ]);
  expect(await rosterOf(ana, friday.id)).toEqual([
    'Jueves 01 - true',
    'Lola +5491155551234 false',
    'Viernes 01 - false',
  ]);
  const marksOf = async (client: Client) => (await client.get<TeamConstraints>('/api/marks')).body;
  // The former owner is now a helper, who sees the pair of the list; the pair across the lists has ended.
  expect(await marksOf(ana)).toMatchObject({
    keepers: [lola.id],
    pairs: [{ playerIds: [second, third].toSorted() }],
  });
  const { keepers, pairs } = await marksOf(beto);
  expect([keepers, pairs.map((pair) => pair.playerIds.toSorted())]).toEqual([
    [lola.id],
    [[second, third].toSorted()],
  ]);
  const { body: left } = await ana.get<Player[]>('/api/players');
  const own = left.filter(({ owner }) => owner === null).map(({ name }) => name);
  expect(own.toSorted()).toEqual(['Lola', 'Viernes 01']);
  expect(await listsOf(ana)).toEqual(['Viernes']);
  expect(await listsOf(beto)).toEqual([list.name]);
});

test('a player of two lists is one player again once both have the same owner', async () => {
  const group = await anOfferedList();
  const { ana, beto, list, ids, to, accept } = group;
  const [first = ''] = ids;
  await ana.patch(`/api/players/${first}`, { whatsapp: '11 5555 9876' });
  const other = await createList(ana, 'Viernes', '3');
  const friday = await createMatch(ana, other.id, { date: '2026-11-27' });
  await ana.post(`/api/matches/${friday.id}/players`, { playerId: first });
  await confirm(ana, friday.id, first);
  await accept();
  await (await anOffer(ana, beto, other)).accept();
  const { body } = await beto.get<MatchPlayerReply[]>(`/api/matches/${friday.id}/players`);
  expect(body.find(({ id }) => id === first)).toMatchObject({
    whatsapp: '+5491155559876',
    confirmed: true,
  });
  const stored = await group.store.read
    .selectFrom('players')
    .select(['user_id', 'list_id'])
    .where('player_id', '=', first)
    .execute();
  expect(stored).toEqual([{ user_id: to, list_id: list.id }]);
});

test('the payment address is emptied, and an autopilot is paused, also in the weeks after, until it is turned on', async () => {
  const { ana, beto, list, accept, clock, context } = await anOfferedList();
  const money = `/api/lists/${list.id}/money`;
  await ana.patch(money, { payTo: 'ana.mp', payToHolder: 'Ana' });
  const weekly = await createMatch(ana, list.id, {
    isRecurring: true,
    recurringDay: 4,
    time: '22:00',
  });
  const autopilot = `/api/matches/${weekly.id}/autopilot`;
  await ana.put(autopilot, { isOn: true });
  await accept();
  expect((await beto.get<ListMoneyReply>(money)).body.settings).toMatchObject({
    payTo: null,
    payToHolder: null,
  });
  expect((await beto.get<Autopilot>(autopilot)).body).toMatchObject({ state: 'asleep' });
  clock.now += 7 * DAY_MS;
  expect(await rollForward(context)).toBe(1);
  const next = (await beto.get<Match[]>('/api/matches')).body.find(
    (one) => one.isRecurring && one.id !== weekly.id,
  );
  const nextAutopilot = `/api/matches/${next?.id}/autopilot`;
  expect((await beto.get<Autopilot>(nextAutopilot)).body).toMatchObject({ state: 'asleep' });
  expect((await beto.put<Autopilot>(nextAutopilot, { isOn: true })).body).toMatchObject({
    state: 'waiting',
  });
});

test('the former owner becomes a helper with money unless the offer says not; other helpers stay', async () => {
  const { ana, beto, list, url, accept, signedIn } = await anOfferedList();
  await helps(await signedIn('caro'), ana, { list: list.id });
  const helpersOf = async (owner: Client) =>
    (await owner.get<Helper[]>(`/api/lists/${list.id}/helpers`)).body;
  const shown = (all: Helper[]) =>
    all.map(({ name, rights, state }) => `${name} ${rights} ${state}`).toSorted();
  await accept();
  expect(shown(await helpersOf(beto))).toEqual([
    'ana matches-and-money confirmed',
    'caro matches confirmed',
  ]);
  const helperId = (await helpersOf(beto)).find(({ name }) => name === 'ana')?.id;
  await beto.post(url, { helperId, name: list.name, staysHelper: false });
  expect((await accept(ana)).status).toBe(200);
  expect(shown(await helpersOf(ana))).toEqual(['caro matches confirmed']);
  expect(await listsOf(beto)).toEqual([]);
});

test('an offer that has changed since the receiver read it is not accepted, and a sentence says so', async () => {
  const { store, clock, offer, offered, accept, acceptAsRead } = await anOfferedList();
  await offer({ staysHelper: false });
  const [read] = await offered();
  clock.now += 1;
  await offer({ staysHelper: true });
  const before = await everyRow(store);
  expect(await acceptAsRead(read?.expiresAt ?? '')).toMatchObject({
    status: 409,
    body: { detail: MESSAGES.handoverChanged },
  });
  expect(await everyRow(store)).toEqual(before);
  expect((await accept()).status).toBe(200);
});

test('only the helper to whom a list is offered declines it, and the owner keeps it and hears of it', async () => {
  const { store, ana, beto, list, accept, decline, read, signedIn } = await anOfferedList();
  const caro = await signedIn('caro');
  for (const other of [ana, caro]) expect((await decline(other)).status).toBe(404);
  expect(await changesOf(store, () => decline())).toEqual([`list ${list.id}`]);
  expect(await read()).toBe(null);
  expect([(await decline()).status, (await accept()).status]).toEqual([404, 404]);
  expect([await listsOf(ana), await listsOf(beto)]).toEqual([[list.name], []]);
});

test('beyond the limits of the receiver nothing moves, and a sentence says why', async () => {
  const { store, beto, to, accept, list } = await anOfferedList();
  const createdAt = '2026-11-20T20:00:00.000000Z';
  await store.transaction(async (tx) => {
    for (let count = 0; count < LISTS_PER_USER_MAX; count += 1)
      await insertList(tx, { userId: to, name: `Lista ${count}`, createdAt });
  });
  const before = await everyRow(store);
  expect(await accept()).toMatchObject({ status: 422, body: { detail: MESSAGES.tooManyLists } });
  expect(await everyRow(store)).toEqual(before);
  const { body: own } = await beto.get<PlayersList[]>('/api/lists');
  await beto.delete(`/api/lists/${own.find(({ id }) => id !== list.id)?.id}`);
  expect((await accept()).status).toBe(200);
});

test('a failure at the very end leaves everything with the giver', async () => {
  const { store, context, list, to, read } = await anOfferedList();
  const failing: Store['transaction'] = async (work) =>
    store.transaction(async (tx) => {
      await work(tx);
      throw new Error('killed');
    });
  const receiver = { id: to, timeZone: null, country: null, badgeFactsAfter: '', tab: null };
  const asRead = { expiresAt: (await read())?.expiresAt ?? '' };
  const before = await everyRow(store);
  const broken = { ...context, store: { ...store, transaction: failing } };
  await expect(acceptList(broken, receiver, list.id, asRead)).rejects.toThrow('killed');
  expect(await everyRow(store)).toEqual(before);
});

test('of two acceptances at the same time one succeeds', async () => {
  const { accept, beto, list } = await anOfferedList();
  const replies = await Promise.all([accept(), accept()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await listsOf(beto)).toEqual([list.name]);
});

test('two users who hand lists to each other at the same time both succeed', async () => {
  const { ana, beto, accept } = await anOfferedList();
  const back = await createList(beto, 'Viernes', '3');
  const other = await anOffer(beto, ana, back);
  const replies = await Promise.all([accept(), other.accept()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect([await listsOf(ana), await listsOf(beto)]).toEqual([['Viernes'], ['Jueves']]);
});

test('the screens of both users learn of the move, and the newest timestamp is the later one', async () => {
  const { store, list, accept, ana, from, to } = await anOfferedList();
  const late = '2026-12-24T00:00:00.000000Z';
  await store.transaction((tx) =>
    tx.updateTable('users').set({ last_timestamp: late }).where('user_id', '=', from).execute(),
  );
  expect(await changesOf(store, accept)).toEqual([`list ${list.id}`, `list ${list.id}`]);
  const versions = await store.read
    .selectFrom('changes')
    .select('user_id')
    .where('at', '>', late)
    .where('id', '=', list.id)
    .execute();
  expect(versions.map((row) => row.user_id).toSorted()).toEqual([from, to].toSorted());
  const { body } = await ana.get<AccountExport>('/api/me/export');
  expect(body).toMatchObject({ lists: [], matches: [], handovers: [] });
});
