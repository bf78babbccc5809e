import type { Player } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aLinkedGroup } from '../../testing/a-linked-group.ts';
import { createList } from '../../testing/a-match.ts';
import { anOffer } from '../../testing/handover/an-offer.ts';

test('a merge can be undone after the list on whose page the player answered was handed over', async () => {
  const { ana, list, match, device, signedIn } = await aLinkedGroup(3);
  const beto = await signedIn('beto');
  const other = await createList(ana, 'Viernes', '3');
  const url = `/api/lists/${other.id}/players`;
  const ids: string[] = [];
  for (const name of ['Jueves 08', 'Jueves 09']) {
    const { body } = await ana.post<Player>(url, { name, skillLevel: '4', whatsapp: null });
    await ana.post(`/api/matches/${match.id}/players`, { playerId: body.id });
    ids.push(body.id);
  }
  const [otherId = '', keptId = ''] = ids;
  expect((await device().says(8, 'voy')).status).toBe(200);
  await device('10.0.0.9').claims(8, 'voy');
  expect((await ana.post(`/api/players/${keptId}/merge`, { otherId })).status).toBe(200);
  await (await anOffer(ana, beto, list)).accept();
  expect((await ana.delete(`/api/players/${keptId}/merge`)).status).toBe(204);
  const { body: players } = await ana.get<Player[]>(url);
  expect(players.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});
