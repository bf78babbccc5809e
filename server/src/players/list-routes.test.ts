import type { Player, PlayersList } from '@picadito/domain';
import { expect, test } from 'vitest';
import { createList } from '../../testing/a-match.ts';
import { countRows, testApp } from '../../testing/test-app.ts';

test('a list is created with its players, and lists are sorted newest first', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const created = await ana.post<PlayersList>('/api/lists', {
    name: '  Los de los jueves ',
    players: [
      { name: 'Íñigo Peña', skillLevel: '5', whatsapp: '011 15 5555-1234' },
      { name: 'Beto', skillLevel: 3 },
    ],
  });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ name: 'Los de los jueves', playerCount: 2 });
  expect(created.body.id).toMatch(/^[\w-]{20,}$/);
  const second = await createList(ana, 'Sábado', '');
  const { body: lists } = await ana.get<PlayersList[]>('/api/lists');
  expect(lists.map(({ id }) => id)).toEqual([second.id, created.body.id]);
  const { body: players } = await ana.get<Player[]>(`/api/lists/${created.body.id}/players`);
  expect(players).toMatchObject([
    { name: 'Beto', rating: 3, skillLevel: '3', whatsapp: null },
    { name: 'Íñigo Peña', rating: 5, skillLevel: '5', whatsapp: '+5491155551234' },
  ]);
});

test('players are sorted as Spanish readers sort names', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const names = ['ñato', 'Zoe', 'beto', 'Álvaro', 'nuria', 'Ana', 'Oscar'];
  const players = names.map((name) => ({ name, skillLevel: '3' }));
  const { body: list } = await ana.post<PlayersList>('/api/lists', { name: 'Todos', players });
  const { body } = await ana.get<Player[]>(`/api/lists/${list.id}/players`);
  expect(body.map(({ name }) => name)).toEqual([
    'Álvaro',
    'Ana',
    'beto',
    'nuria',
    'ñato',
    'Oscar',
    'Zoe',
  ]);
});

test('one invalid player refuses the whole list, and each error has its path', async () => {
  const { signedIn, store } = await testApp();
  const ana = await signedIn('ana');
  const { status, body } = await ana.post('/api/lists', {
    name: '',
    players: [
      { name: 'Beto', skillLevel: '3' },
      { name: '', skillLevel: '9' },
    ],
  });
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    { path: 'name', message: 'El nombre de la lista es obligatorio.' },
    { path: 'players.1.name', message: 'Nombre y nivel son obligatorios.' },
    { path: 'players.1.skillLevel', message: 'El nivel va de 2 a 5.' },
  ]);
  const short = { name: 'Jueves', players: [{ name: 'Beto', skillLevel: '3', whatsapp: '123' }] };
  expect((await ana.post('/api/lists', short)).body.errors).toEqual([
    { path: 'players.0.whatsapp', message: 'El número tiene que tener entre 8 y 15 dígitos.' },
  ]);
  expect(await countRows(store, 'players_lists')).toBe(0);
});

test('a number without + needs the organiser’s country', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  await ana.patch('/api/me', { country: null });
  const list = await createList(ana, 'Jueves', '');
  const add = (whatsapp: string) =>
    ana.post<Player>(`/api/lists/${list.id}/players`, { name: 'Beto', skillLevel: '3', whatsapp });
  expect((await add('11 5555 1234')).body).toMatchObject({
    errors: [{ path: 'whatsapp', message: expect.stringContaining('código de país') }],
  });
  expect((await add('+54 11 5555 1234')).body.whatsapp).toBe('+5491155551234');
});

test('a list is renamed and deleted with its players', async () => {
  const { signedIn, store } = await testApp();
  const ana = await signedIn('ana');
  const list = await createList(ana, 'Jueves', '345');
  const renamed = await ana.patch<PlayersList>(`/api/lists/${list.id}`, { name: 'Viernes' });
  expect(renamed.body).toEqual({ ...list, name: 'Viernes' });
  expect((await ana.delete(`/api/lists/${list.id}`)).status).toBe(204);
  expect((await ana.get(`/api/lists/${list.id}`)).status).toBe(404);
  expect(await countRows(store, 'players')).toBe(0);
});

test('players are added, changed and deleted, by either path', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const list = await createList(ana, 'Jueves', '');
  const body = { name: 'Beto', skillLevel: '4', whatsapp: null, listId: list.id };
  const { body: beto, status } = await ana.post<Player>('/api/players', body);
  expect(status).toBe(201);
  const changed = await ana.put<Player>(`/api/players/${beto.id}`, {
    name: 'Beto B.',
    skillLevel: '2',
  });
  expect(changed.body).toEqual({ ...beto, name: 'Beto B.', rating: 2, skillLevel: '2' });
  expect((await ana.delete(`/api/players/${beto.id}`)).status).toBe(204);
  expect((await ana.get<Player[]>('/api/players')).body).toEqual([]);
  const nowhere = await ana.post('/api/players', { ...body, listId: 'x'.repeat(22) });
  expect(nowhere.body.errors?.[0]?.path).toBe('listId');
});

test('owner fields in a body are ignored', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('ana');
  const spoofed = { name: 'Jueves', id: 'a'.repeat(22), userId: 'b'.repeat(22), createdAt: '1999' };
  const { body } = await ana.post<PlayersList>('/api/lists', spoofed);
  expect(body.id).not.toBe(spoofed.id);
  expect(body.userId).not.toBe(spoofed.userId);
  expect(body.createdAt > '2026').toBe(true);
});
