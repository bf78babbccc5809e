import type { Player } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch, confirm, createList, createMatch } from '../../testing/a-match.ts';
import { anOffer } from '../../testing/handover/an-offer.ts';
import { testApp, type Client } from '../../testing/test-app.ts';

/** Returns two users of whom one has handed over a list; a player of it is a guest in a match of the giver. */
async function aGuestInBothAccounts() {
  const server = await testApp();
  const [ana, beto] = [await server.signedIn('ana'), await server.signedIn('beto')];
  const list = await createList(ana, 'Jueves', '345');
  const { body: players } = await ana.get<Player[]>(`/api/lists/${list.id}/players`);
  const [guest = '', other = ''] = players.map(({ id }) => id);
  const own = await createList(ana, 'Viernes', '3');
  const friday = await createMatch(ana, own.id, { date: '2026-11-27' });
  await ana.post(`/api/matches/${friday.id}/players`, { playerId: guest });
  await confirm(ana, friday.id, guest);
  await ana.put(`/api/lists/${list.id}/link`, { isOn: true });
  await (await anOffer(ana, beto, list)).accept();
  return { ...server, ana, beto, list, friday, guest, other };
}

test('a helper who once owned the list changes the own player, and not the copy in its matches', async () => {
  const { signedIn } = await testApp();
  const [ana, beto] = [await signedIn('ana'), await signedIn('beto')];
  const { list, match } = await aMatch(ana, '34');
  const own = await createList(ana, 'Viernes', '3');
  const { body: players } = await ana.get<Player[]>(`/api/lists/${own.id}/players`);
  const [invited] = players;
  const roster = `/api/matches/${match.id}/players`;
  await ana.post(roster, { playerId: invited?.id });
  await (await anOffer(ana, beto, list)).accept();
  await ana.patch(`/api/players/${invited?.id}`, { name: 'Lola' });
  const namesIn = async (client: Client, url: string) =>
    (await client.get<Player[]>(url)).body.map(({ name }) => name);
  expect(await namesIn(ana, `/api/lists/${own.id}/players`)).toEqual(['Lola']);
  expect(await namesIn(beto, roster)).toContain(invited?.name);
});

test.each([
  { method: 'DELETE', path: '', payload: undefined },
  { method: 'PUT', path: '/personal-link', payload: { version: 2 } },
  { method: 'PUT', path: '/shown-name', payload: { shownName: 'Zeta' } },
  { method: 'PUT', path: '/stats', payload: { matchesPlayed: 1, attendanceRate: 1 } },
] as const)(
  'a helper who once owned the list does not get a guest in place of its player by $method $path',
  async ({ method, path, payload }) => {
    const { ana, friday, guest, other } = await aGuestInBothAccounts();
    const read = async () => (await ana.get(`/api/matches/${friday.id}/players`)).body;
    const before = await read();
    const send = (id: string) => ana.send({ method, url: `/api/players/${id}${path}`, payload });
    const ofGuest = await send(guest);
    expect(ofGuest).toMatchObject({ status: 404, body: (await send(other)).body });
    expect(await read()).toEqual(before);
  },
);
