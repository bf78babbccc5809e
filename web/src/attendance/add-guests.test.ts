import { flagsOf, type MatchPlayerReply, type Player } from '@picadito/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restorePendingChanges } from '../sync/outbox/queue.ts';
import { claim } from '../sync/storage.ts';
import { fakeWindow } from '../../testing/fake-window.ts';
import { addGuests } from './add-guests.ts';

const ME = 'user_000000000000000001';
const MATCH = 'match_0000000000000001';
const ROSTER = `/api/matches/${MATCH}/players`;
const GUESTS = '/api/lists/guests/players';

const facts = { skillLevel: '3', rating: 3, whatsapp: null, isRegular: false } as const;
const guest = (id: string, name: string): Player => ({
  ...facts,
  id,
  name,
  listId: 'guests',
  userId: ME,
  createdAt: '2026-11-21T12:00:00.000000Z',
  owner: null,
});
const inMatch = (id: string, name: string): MatchPlayerReply => ({
  ...facts,
  ...flagsOf('pending'),
  id,
  name,
  confirmedAt: null,
});

let lists: { id: string; name: string }[];
let writes: { path: string; body: unknown }[];

beforeEach(() => {
  fakeWindow();
  claim(ME);
  restorePendingChanges(ME);
  lists = [{ id: 'guests', name: 'Invitados' }];
  writes = [];
  vi.stubGlobal('fetch', async (path: string, init: { method: string; body: string | null }) => {
    const body: unknown = init.body === null ? null : JSON.parse(init.body);
    if (init.method !== 'GET') writes.push({ path, body });
    return Response.json(replyTo(init.method, path, body));
  });
});
afterEach(() => {
  restorePendingChanges('');
  vi.unstubAllGlobals();
});

/** Returns the reply of a server with two guests on the guest list, one of them in the match. */
function replyTo(method: string, path: string, body: unknown): unknown {
  if (path === '/api/lists') return method === 'GET' ? lists : { id: 'guests' };
  if (path === GUESTS && method === 'GET') {
    return [guest('in', 'Invitado de Ana'), guest('free', 'Invitado de Beto')];
  }
  if (path === GUESTS) {
    return (body as Player[]).map(({ name }, at) => guest(`new-${at}`, name));
  }
  if (path === ROSTER && method === 'POST') return [inMatch('new', 'Dani')];
  if (path === ROSTER) return [inMatch('in', 'Invitado de Ana')];
  return { players: [], refused: [] };
}

test('any number of guests take three requests: players, match, attendance', async () => {
  const names = ['Ana', 'Beto', 'Caro', 'Beto', 'Dani'].map((host) => `Invitado de ${host}`);
  await addGuests(new QueryClient(), { id: MATCH, owner: null }, names);
  const ids = ['new-0', 'free', 'new-1', 'new-2', 'new-3'];
  expect(writes.map(({ path }) => path)).toEqual([
    GUESTS,
    ROSTER,
    `/api/matches/${MATCH}/attendance`,
  ]);
  expect(writes[0]?.body).toEqual(
    ['Ana', 'Caro', 'Beto', 'Dani'].map((host) => ({
      name: `Invitado de ${host}`,
      skillLevel: '3',
    })),
  );
  expect(writes[1]?.body).toEqual({ playerIds: ids });
  expect(writes[2]?.body).toMatchObject({ changes: ids.map((playerId) => ({ playerId })) });
});

test('a guest of an earlier match is reused', async () => {
  await addGuests(new QueryClient(), { id: MATCH, owner: null }, ['Invitado de Beto']);
  expect(writes.map(({ path }) => path)).not.toContain(GUESTS);
  expect(writes[0]).toEqual({ path: ROSTER, body: { playerIds: ['free'] } });
});

test('a helper adds new guests to the match alone', async () => {
  const owner = { name: 'Carla', rights: 'matches' } as const;
  await addGuests(new QueryClient(), { id: MATCH, owner }, ['Dani']);
  expect(writes[0]).toEqual({ path: ROSTER, body: { guestNames: ['Dani'] } });
  expect(writes[1]).toMatchObject({ path: `${ROSTER}/new/confirm`, body: { isConfirmed: true } });
});

test('the first guests come with their list', async () => {
  lists = [];
  await addGuests(new QueryClient(), { id: MATCH, owner: null }, ['Invitado de Beto']);
  expect(writes.map(({ path }) => path).slice(0, 2)).toEqual(['/api/lists', ROSTER]);
  const players = [{ name: 'Invitado de Beto', skillLevel: '3' }];
  expect(writes[0]?.body).toEqual({ name: 'Invitados', players });
  expect(writes[1]?.body).toEqual({ playerIds: ['free'] });
});
