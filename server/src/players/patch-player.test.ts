import type { Badge, Player, Profile } from '@picadito/domain';
import { expect, test } from 'vitest';
import { createList } from '../../testing/a-match.ts';
import { testApp } from '../../testing/test-app.ts';

async function anasPlayer() {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const list = await createList(ana, 'Jueves', '');
  const values = { name: 'Beto', skillLevel: '3', whatsapp: '11 5555 1234' };
  const { body: beto } = await ana.post<Player>(`/api/lists/${list.id}/players`, values);
  return { ...server, ana, list, beto, url: `/api/players/${beto.id}` };
}

test.each([
  [{ name: 'Roberto' }, { name: 'Roberto' }],
  [{ skillLevel: 5 }, { skillLevel: '5', rating: 5 }],
  [{ whatsapp: '' }, { whatsapp: null }],
  [{ whatsapp: '11 5555 9999' }, { whatsapp: '+5491155559999' }],
  [{}, {}],
  [{ id: 'x', userId: 'x', listId: 'x', rating: 2, createdAt: 'x' }, {}],
])('a patch changes only the named fields of a player: %j', async (patch, change) => {
  const { ana, beto, url, list } = await anasPlayer();
  const { status, body } = await ana.patch<Player>(url, patch);
  expect({ status, body }).toEqual({ status: 200, body: { ...beto, ...change } });
  expect((await ana.get<Player[]>(`/api/lists/${list.id}/players`)).body).toEqual([body]);
});

test('an invalid number is reported at its field, and nothing of the patch is stored', async () => {
  const { ana, beto, url } = await anasPlayer();
  const { status, body } = await ana.patch(url, { name: 'Roberto', whatsapp: '99999999999999' });
  expect({ status, body }).toMatchObject({ status: 422, body: { errors: [{ path: 'whatsapp' }] } });
  expect((await ana.get<Player[]>('/api/players')).body).toEqual([beto]);
});

test('a patch that adds the tenth number of a list awards the badge', async () => {
  const { ana, list, url } = await anasPlayer();
  await ana.patch(url, { whatsapp: null });
  for (let at = 0; at < 9; at += 1) {
    const player = { name: `Jugador ${at}`, skillLevel: '3', whatsapp: `11 5555 000${at}` };
    await ana.post(`/api/lists/${list.id}/players`, player);
  }
  const { body: me } = await ana.get<Profile>('/api/me');
  const types = async () =>
    (await ana.get<Badge[]>(`/api/users/${me.id}/badges`)).body.map(({ type }) => type);
  expect(await types()).not.toContain('agenda-llena');
  await ana.patch(url, { whatsapp: '11 5555 1234' });
  expect(await types()).toContain('agenda-llena');
});
