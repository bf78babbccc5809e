import type { CaptainReply, ListMoneyReply, Match, NightReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { helps } from '../../testing/a-helper.ts';
import { aMatch, confirm, teamsInHalves } from '../../testing/a-match.ts';
import { aNight, recordGame } from '../../testing/a-night.ts';
import { anOffer } from '../../testing/handover/an-offer.ts';
import { requestsOf } from '../../testing/money/a-paid-match.ts';
import { testApp, type Client } from '../../testing/test-app.ts';
import { OVER } from '../../testing/thursdays.ts';

const HOUR = 60 * 60 * 1000;

async function aGroup() {
  const server = await testApp();
  const carla = await server.signedIn('carla', { name: 'Carla' });
  const marcos = await server.signedIn('marcos', { name: 'Marcos' });
  const { list, match, ids } = await aMatch(carla, '3445343434');
  const captain = async (client = carla) =>
    (await client.get<CaptainReply>(`/api/matches/${match.id}/captain`)).body;
  return { ...server, carla, marcos, list, match, ids, captain };
}

test('a deleted account is not named, under no earlier name and also after the help has ended', async () => {
  const { carla, marcos, list, match, ids } = await aGroup();
  const { helper } = await helps(marcos, carla, { list: list.id, rights: 'matches-and-money' });
  const [byCarla, byMarcos] = [carla, marcos].map((one) => requestsOf(one, list.id, match.id));
  const night = await aNight(carla, list.id);
  await carla.patch('/api/me', { name: 'Marcos' });
  await byCarla?.write({ kind: 'expense', amount: 100, matchId: null });
  await byMarcos?.write({ kind: 'expense', amount: 200, matchId: null });
  await recordGame(marcos, night.id, 1);
  await marcos.patch('/api/me', { name: 'Marcos Solé' });
  await byMarcos?.pay(ids[0] ?? '', 300);
  const url = `/api/lists/${list.id}/money`;
  const { body, headers } = await carla.get<ListMoneyReply>(url);
  const paid = body.entries.find(({ amount }) => amount === 300);
  await marcos.delete(`${url}/entries/${paid?.entryId}`);
  const authors = async () =>
    (await byCarla?.ledger())?.entries.map(({ amount, author, voidedBy }) => [
      amount,
      author,
      voidedBy,
    ]);
  const games = async () =>
    (await carla.get<NightReply>(`/api/matches/${night.id}/games`)).body.games;
  expect(await authors()).toContainEqual([300, 'Marcos Solé', 'Marcos Solé']);
  await carla.delete(`/api/lists/${list.id}/helpers/${helper}`);
  expect((await marcos.delete('/api/me')).status).toBe(204);
  expect((await authors())?.toSorted()).toEqual([
    [100, 'Marcos', null],
    [200, 'un ayudante', null],
    [300, 'un ayudante', 'un ayudante'],
  ]);
  expect(await games()).toMatchObject([{ author: 'un ayudante' }]);
  const again = await carla.send({ url, headers: { 'if-none-match': String(headers['etag']) } });
  expect(again.status).toBe(200);
});

test('a former owner whose account is deleted is not named in the list that was handed over', async () => {
  const { carla, marcos, list, match } = await aGroup();
  await requestsOf(carla, list.id, match.id).write({ kind: 'expense', amount: 100, matchId: null });
  await (await anOffer(carla, marcos, list)).accept();
  const ledger = () => requestsOf(marcos, list.id, match.id).ledger();
  expect((await ledger()).entries).toMatchObject([{ author: 'Carla' }]);
  await carla.delete('/api/me');
  expect((await ledger()).entries).toMatchObject([{ author: 'un ayudante' }]);
});

test('the organiser reads which helper made the teams, moved the match and wrote the score, until another does', async () => {
  const { carla, marcos, list, match, ids, clock, captain } = await aGroup();
  await helps(marcos, carla, { list: list.id });
  const url = `/api/matches/${match.id}`;
  const score = (client: Client, claro: number) =>
    client.put(`${url}/result`, { claro, oscuro: 3, scorers: [] });
  const said = async () =>
    (await captain()).actions.map(({ kind, author, detail }) => [kind, author, detail]);
  clock.now = OVER - HOUR * 4;
  await marcos.post(`${url}/teams`, teamsInHalves(match.id, ids));
  await marcos.patch<Match>(url, { location: 'Otra cancha' });
  await marcos.patch<Match>(url, { isRecurring: false });
  clock.now = OVER;
  await score(marcos, 4);
  expect(await said()).toEqual([
    ['score', 'Marcos', '4–3'],
    ['moved', 'Marcos', null],
    ['teams', 'Marcos', null],
  ]);
  await score(carla, 5);
  expect((await said()).map(([kind]) => kind)).toEqual(['moved', 'teams']);
  await marcos.delete(`${url}/result`);
  expect((await said())[0]).toEqual(['score', 'Marcos', null]);
});

test('nobody reads a mark as the own one that others may have made before the list was theirs alone', async () => {
  const { carla, marcos, list, match, ids, clock, captain } = await aGroup();
  const markedBy = async (client: Client, id = '') => {
    clock.now += 1000;
    await confirm(client, match.id, id, false);
    await confirm(client, match.id, id);
    const { body } = await client.get<{ id: string; confirmedAt: string | null }[]>(
      `/api/matches/${match.id}/players`,
    );
    return body.find((one) => one.id === id)?.confirmedAt ?? '';
  };
  const isSurelyOwn = async (client: Client, at: string) => {
    const { namedSince } = await captain(client);
    return namedSince === null || at > namedSince;
  };
  const alone = await markedBy(carla, ids[0]);
  expect(await isSurelyOwn(carla, alone)).toBe(true);
  const { helper } = await helps(marcos, carla, { list: list.id });
  const byMarcos = await markedBy(marcos, ids[1]);
  clock.now += 1000;
  await carla.delete(`/api/lists/${list.id}/helpers/${helper}`);
  expect(await isSurelyOwn(carla, byMarcos)).toBe(false);
  expect(await isSurelyOwn(carla, await markedBy(carla, ids[2]))).toBe(true);

  const byCarla = await markedBy(carla, ids[3]);
  clock.now += 1000;
  await (await anOffer(carla, marcos, list)).accept();
  expect(await isSurelyOwn(marcos, byCarla)).toBe(false);
  expect(await isSurelyOwn(marcos, await markedBy(marcos, ids[4]))).toBe(true);
});
