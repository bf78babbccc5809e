import type { BibsReply, Home, Player } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aCaptain } from '../../testing/a-captain.ts';
import { createMatch } from '../../testing/a-match.ts';
import { aPaidMatch } from '../../testing/money/a-paid-match.ts';
import type { Client } from '../../testing/test-app.ts';
import { OVER } from '../../testing/thursdays.ts';

const rename = (ana: Client, id: string | undefined, name: string) =>
  ana.put(`/api/players/${id}`, { name, skillLevel: '3' });

test('the second Nico takes the bibs and has them as Nico 2', async () => {
  const { ana, list, match, ids, clock } = await aPaidMatch();
  await createMatch(ana, list.id, { date: '2026-12-03' });
  for (const id of ids.slice(0, 2)) await rename(ana, id, 'Nico');
  clock.now = OVER;
  const playerId = ids[1];
  const { body } = await ana.put<BibsReply>(`/api/matches/${match.id}/bibs`, { playerId });
  expect(body.players.filter(({ name }) => name.startsWith('Nico'))).toMatchObject([
    { playerId: ids[0], name: 'Nico' },
    { playerId: ids[1], name: 'Nico 2' },
  ]);
  expect(body.holder).toEqual({ playerId, name: 'Nico 2' });
  expect((await ana.get<Home>('/api/home')).body.bibs?.holder).toBe('Nico 2');
});

test('the second Nico is the captain Nico 2, also in what the captain has noted', async () => {
  const { ana, ids, make, device, state, ledger, match } = await aCaptain();
  for (const id of ids.slice(0, 2)) await rename(ana, id, 'Nico');
  const phone = device(await make(ids[1] ?? ''));
  await phone.hold();
  await phone.tap(3, 'no');
  const { captain, actions } = await state();
  expect(captain?.name).toBe('Nico 2');
  expect(actions).toMatchObject([{ name: 'Jueves 03', author: 'Nico 2' }]);
  expect((await ana.get<Home>('/api/home')).body.captain?.name).toBe('Nico 2');
  const share = (await phone.page()).evening?.shares?.find(({ name }) => name === 'Nico');
  await phone.send('paid', { player: share?.key, seen: share?.seen, owed: share?.owed });
  expect((await ledger()).entries).toMatchObject([{ author: 'Nico 2, capitán' }]);
  expect((await state()).actions[0]).toMatchObject({ kind: 'paid', name: 'Nico' });
  const sent = { isConfirmed: true, declined: false, seen: { confirmed: true, declined: false } };
  const url = `/api/matches/${match.id}/players/${ids[2]}/confirm`;
  expect((await ana.put(url, sent)).body).toMatchObject({ overruled: 'Nico 2' });
});

test('a deleted Nico who owes and a new Nico have two names in the money of the list and of a match', async () => {
  const { ana, list, ids, close, money, ledger, pay } = await aPaidMatch();
  const [first = ''] = ids;
  await rename(ana, first, 'Nico');
  await close();
  await ana.delete(`/api/players/${first}`);
  const added = await ana.post<Player>(`/api/lists/${list.id}/players`, {
    name: 'Nico',
    skillLevel: '3',
  });
  const { id } = added.body;
  await pay(id, 500);
  const { balances } = await ledger();
  expect(balances.filter(({ name }) => name.startsWith('Nico'))).toMatchObject([
    { playerId: id, name: 'Nico', isGone: false },
    { playerId: first, name: 'Nico 2', isGone: true },
  ]);
  const { players } = await money();
  expect(players.find(({ playerId }) => playerId === first)?.name).toBe('Nico 2');
});

test('the question about a second payment names the second Nico as Nico 2', async () => {
  const { ana, ids, pay, write } = await aPaidMatch();
  const [first, second = ''] = ids;
  for (const id of [first, second]) await rename(ana, id, 'Nico');
  await pay(second, 3500);
  const detail = 'ana ya anotó $3.500 de Nico 2. ¿Pagó otra vez?';
  expect((await pay(second, 3500)).body).toMatchObject({ detail });
  const payment = { kind: 'payment', amount: 500, playerId: second, seen: null };
  expect((await write(payment)).body).toMatchObject({ detail });
});
