import {
  type LineupContext,
  MESSAGES,
  type MatchPlayerReply,
  type Player,
  type TeamConstraints,
} from '@picadito/domain';
import { expect, test } from 'vitest';
import { helps } from '../../testing/a-helper.ts';
import { aLinkedGroup } from '../../testing/a-linked-group.ts';
import { createList } from '../../testing/a-match.ts';

/** Sets up a match with two guests: Dani, whom a player brings, and a player of another list of the owner. */
async function aMatchWithGuests() {
  const group = await aLinkedGroup(4);
  const { ana, match, list } = group;
  const marcos = await group.signedIn('marcos', { name: 'Marcos' });
  await helps(marcos, ana, { list: list.id });
  const phone = group.device();
  await phone.says(1, 'voy');
  await phone.brings(1, 'Dani');
  const other = await createList(ana, 'Otra', '33');
  const { body: others } = await ana.get<Player[]>(`/api/lists/${other.id}/players`);
  const [invited = '', stranger = ''] = others.map(({ id }) => id);
  await ana.patch(`/api/players/${invited}`, { whatsapp: '11 5555 7777' });
  const url = `/api/matches/${match.id}/players`;
  await ana.post(url, { playerId: invited });
  const dani = (await group.roster()).find(({ name }) => name.startsWith('Dani'))?.id ?? '';
  return { ...group, marcos, dani, invited, stranger, url };
}

test('a helper takes a guest out of a match and brings the guest back', async () => {
  const { marcos, dani, invited, stranger, url, roster } = await aMatchWithGuests();
  for (const playerId of [dani, invited]) {
    expect((await marcos.post(url, { playerId })).status).toBe(201);
    expect((await marcos.delete(`${url}/${playerId}`)).status).toBe(204);
    expect((await roster()).map(({ id }) => id)).not.toContain(playerId);
    const back = await marcos.post<MatchPlayerReply>(url, { playerId });
    expect(back).toMatchObject({ status: 201, body: { id: playerId, whatsapp: null } });
    expect((await roster()).map(({ id }) => id)).toContain(playerId);
  }
  expect((await marcos.post(url, { playerId: stranger })).status).toBe(422);
});

test('a helper adds new guests by name, and makes them keepers, of a level and of a pair', async () => {
  const { ana, marcos, ids, invited, stranger, url, roster } = await aMatchWithGuests();
  const { status, body } = await marcos.post<MatchPlayerReply[]>(url, {
    guestNames: ['Lola', 'Lola'],
  });
  expect([status, body.map(({ name }) => name)]).toEqual([201, ['Lola', 'Lola']]);
  const [lola = ''] = body.map(({ id }) => id);
  await ana.patch(`/api/players/${lola}`, { whatsapp: '11 5555 8888' });
  const changed = await marcos.patch<Player>(`/api/players/${lola}`, { skillLevel: '5' });
  expect(changed).toMatchObject({ status: 200, body: { skillLevel: '5', whatsapp: null } });
  expect((await marcos.put(`/api/players/${lola}/keeper`, { isKeeper: true })).status).toBe(200);
  const pair = (other?: string) =>
    marcos.put('/api/pairs', { playerIds: [lola, other], kind: 'separados' });
  expect((await pair(ids[0])).status).toBe(200);
  expect((await pair(stranger)).status).toBe(422);
  expect((await roster()).find(({ id }) => id === lola)).toMatchObject({
    skillLevel: '5',
    whatsapp: '+5491155558888',
  });
  for (const id of [invited, stranger])
    expect((await marcos.patch(`/api/players/${id}`, { skillLevel: '5' })).status).toBe(404);
  expect((await marcos.delete(`/api/players/${lola}`)).status).toBe(404);
});

test('whoever makes the teams reads which players of the match are on no list', async () => {
  const { ana, marcos, match, dani, url } = await aMatchWithGuests();
  const { body } = await marcos.post<MatchPlayerReply[]>(url, { guestNames: ['Lola', 'Lala'] });
  const [lola = '', lala = ''] = body.map(({ id }) => id);
  await marcos.delete(`${url}/${lala}`);
  for (const client of [ana, marcos]) {
    const { body: context } = await client.get<LineupContext>(`/api/matches/${match.id}/evening`);
    expect(context.guestIds).toEqual([dani, lola].toSorted());
  }
});

test('a match has at most fifty guests by name, those who were taken out included', async () => {
  const { marcos, url } = await aMatchWithGuests();
  const add = async (count: number) =>
    marcos.post<MatchPlayerReply[]>(url, {
      guestNames: Array.from({ length: count }, (_, at) => `Invitado ${at}`),
    });
  const { body } = await add(49);
  await marcos.delete(`${url}/${body[0]?.id}`);
  expect(await add(1)).toMatchObject({ status: 422, body: { detail: MESSAGES.tooManyGuests } });
  expect((await add(0)).status).toBe(201);
});

test('a helper who makes teams reads the keepers and pairs among the guests, and of nobody else', async () => {
  const { ana, marcos, ids, dani, invited, stranger } = await aMatchWithGuests();
  for (const id of [dani, invited, stranger])
    await ana.put(`/api/players/${id}/keeper`, { isKeeper: true });
  const pair = (one = '', two = '') =>
    ana.put('/api/pairs', { playerIds: [one, two], kind: 'juntos' });
  await pair(ids[0], invited);
  await pair(ids[0], stranger);
  const { body } = await marcos.get<TeamConstraints>('/api/marks');
  expect(body.keepers.toSorted()).toEqual([dani, invited].toSorted());
  expect(body.pairs.map(({ playerIds }) => playerIds.toSorted())).toEqual([
    [ids[0], invited].toSorted(),
  ]);
});
