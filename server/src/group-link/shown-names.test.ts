import type { GroupLink, Player, ShownNames } from '@picadito/domain';
import { expect, test } from 'vitest';
import { changesOf } from '../../testing/changes.ts';
import { createList } from '../../testing/a-match.ts';
import { testApp } from '../../testing/test-app.ts';

async function aList() {
  const { signedIn, store, app } = await testApp();
  const ana = await signedIn('ana');
  const { body: list } = await ana.post<{ id: string }>('/api/lists', {
    name: 'Jueves',
    players: ['Juan Pérez', 'Nico Paz'].map((name) => ({ name, skillLevel: '3' })),
  });
  const path = `/api/lists/${list.id}/link/names`;
  const { body: players } = await ana.get<Player[]>(`/api/lists/${list.id}/players`);
  const [juan, nico] = players;
  if (!juan || !nico) throw new Error('no players');
  const names = async () => {
    const { body } = await ana.get<ShownNames>(path);
    return body.map(({ shownName, isWritten }) => (isWritten ? [shownName] : shownName));
  };
  const write = async (id: string, shownName: string | null) =>
    (await ana.put<ShownNames>(`/api/players/${id}/shown-name`, { shownName })).status;
  return { ana, app, store, list: list.id, juan, nico, names, write };
}

test('the organiser sets the shown name of a player, and restores the automatic one', async () => {
  const { names, write, nico } = await aList();
  expect(await names()).toEqual(['Juan', 'Nico']);
  expect(await write(nico.id, ' Juan ')).toBe(200);
  expect(await names()).toEqual(['Juan P.', ['Juan']]);
  expect(await write(nico.id, null)).toBe(200);
  expect(await names()).toEqual(['Juan', 'Nico']);
});

test('the page of the group link has the shown name that was set, also for a guest of another list', async () => {
  const { ana, app, write, nico } = await aList();
  await write(nico.id, 'El Pulpo');
  const other = await createList(ana, 'Viernes', '34');
  const { body: match } = await ana.post<{ id: string }>('/api/matches', {
    date: '2026-11-26',
    time: '21:00',
    location: 'Cancha',
    listId: other.id,
  });
  await ana.post(`/api/matches/${match.id}/players`, { playerId: nico.id });
  const { body } = await ana.put<GroupLink>(`/api/lists/${other.id}/link`, { isOn: true });
  const page = await app.inject(new URL(body.address ?? '').pathname);
  expect(page.body).toContain('"name":"El Pulpo"');
  expect(page.body).not.toContain('Nico');
});

test('a change of a player by a client without shown names leaves them', async () => {
  const { ana, names, write, nico } = await aList();
  await write(nico.id, 'Pipa');
  const whole = { name: 'Nicolás Paz', skillLevel: '4', whatsapp: '' };
  expect((await ana.put(`/api/players/${nico.id}`, whole)).status).toBe(200);
  expect((await ana.patch(`/api/players/${nico.id}`, { name: 'Nicolás' })).status).toBe(200);
  expect(await names()).toEqual(['Juan', ['Pipa']]);
});

test('other devices receive a new shown name, and nothing when it is the same', async () => {
  const { store, write, nico, list } = await aList();
  const told = () => changesOf(store, () => write(nico.id, 'Pipa'));
  expect(await told()).toEqual([`list ${list}`]);
  expect(await told()).toEqual([]);
});
