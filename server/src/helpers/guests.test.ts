import type { MatchPlayerReply, Player, TeamConstraints } from '@picadito/domain';
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
