import { MESSAGES, type Match, type Player } from '@picadito/domain';
import { expect, test } from 'vitest';
import { helps } from '../../testing/a-helper.ts';
import { aMatch } from '../../testing/a-match.ts';
import { anOffer, userOf } from '../../testing/handover/an-offer.ts';
import { delayedBody } from '../../testing/delayed-body.ts';
import { testApp, type Client } from '../../testing/test-app.ts';
import { write } from '../transactions/write.ts';
import { asOrganiser } from '../transactions/context.ts';
import { findUser } from '../store/tables/account/users.ts';
import { orNotFound } from '../transactions/load-owned.ts';

/** Ana offers a list to Beto, a helper; Caro helps too. Each of them has sent two POSTs about the list with a key. */
async function threeWhoSent({ staysHelper = true } = {}) {
  const server = await testApp();
  const [ana, beto, caro] = [
    await server.signedIn('ana'),
    await server.signedIn('beto'),
    await server.signedIn('caro'),
  ];
  const { list, match } = await aMatch(ana, '34');
  const offer = await anOffer(ana, beto, list);
  await offer.offer({ staysHelper });
  await helps(caro, ana, { list: list.id });
  const requests = (client: Client, name: string) => {
    const send = async (url: string, payload: object) =>
      client.send<{ id: string }>({
        method: 'POST',
        url,
        payload,
        headers: { 'idempotency-key': 'una-clave' + url.length },
      });
    const match = { date: '2026-12-03', time: '21:00', location: name, listId: list.id };
    return {
      player: () => send(`/api/lists/${list.id}/players`, { name, skillLevel: '4' }),
      match: () => send('/api/matches', match),
    };
  };
  const senders = {
    ana: requests(ana, 'Dani'),
    beto: requests(beto, 'Ema'),
    caro: requests(caro, 'Fede'),
  };
  const numbers = async () => {
    const { body: players } = await beto.get<Player[]>(`/api/lists/${list.id}/players`);
    const { body: matches } = await beto.get<Match[]>('/api/matches');
    return [players.length, matches.length];
  };
  return { ...server, ana, beto, caro, list, match, senders, numbers, accept: offer.accept };
}

test('a repeated request of the former owner, of the new one and of a helper is answered and runs once', async () => {
  const { senders, numbers, accept } = await threeWhoSent();
  const sent = [];
  for (const { player, match } of Object.values(senders)) sent.push(await player(), await match());
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201));
  expect((await accept()).status).toBe(200);
  const before = await numbers();
  const again = [];
  for (const { player, match } of Object.values(senders)) again.push(await player(), await match());
  expect(again.map(({ status, body }) => [status, body.id])).toEqual(
    sent.map(({ status, body }) => [status, body.id]),
  );
  expect(await numbers()).toEqual(before);
});

test('guests whom the former owner adds again after the hand-over come once', async () => {
  const { ana, beto, match, accept } = await threeWhoSent();
  const url = `/api/matches/${match.id}/players`;
  const add = () =>
    ana.send<Player[]>({
      method: 'POST',
      url,
      payload: { guestNames: ['Lola', 'Lola'] },
      headers: { 'idempotency-key': 'una-clave' },
    });
  const first = await add();
  await accept();
  expect(await add()).toMatchObject({ status: 201, body: first.body });
  const { body: roster } = await beto.get<Player[]>(url);
  expect(roster.filter(({ name }) => name === 'Lola')).toHaveLength(2);
});

test('a request that a former owner without help repeats gets the stored reply, and a new one is not found', async () => {
  const { ana, list, senders, numbers, accept } = await threeWhoSent({ staysHelper: false });
  const first = await senders.ana.player();
  await accept();
  const before = await numbers();
  expect(await senders.ana.player()).toMatchObject({ status: 201, body: first.body });
  expect((await ana.post(`/api/lists/${list.id}/players`, { name: 'Gabi' })).status).toBe(404);
  expect(await numbers()).toEqual(before);
});

test('what the new owner deletes is gone from the replies to repeated requests too', async () => {
  const { beto, senders, accept } = await threeWhoSent();
  const { body } = await senders.ana.player();
  await accept();
  await beto.delete(`/api/players/${body.id}`);
  expect((await senders.ana.player()).status).toBe(404);
});

test('a request of a helper that waits while the list moves is to be sent again', async () => {
  const { ana, caro, list, context, store, accept } = await threeWhoSent();
  const owner = asOrganiser(orNotFound(await findUser(store.read, await userOf(ana))));
  const userId = await userOf(caro);
  const helper = { userId, listId: list.id, rights: 'matches', ownerName: 'ana' } as const;
  const session = (await store.read.selectFrom('sessions').selectAll().execute()).find(
    (row) => row.user_id === userId,
  )?.token_hash;
  await accept();
  const late = write(context, { ...owner, session: session ?? '', helper }, async () => {});
  await expect(late).rejects.toMatchObject({ code: 'unavailable', message: MESSAGES.unavailable });
});

test.each([
  { staysHelper: true, late: 503, next: 200 },
  { staysHelper: false, late: 404, next: 404 },
])(
  'a change of the former owner that waits while the list moves is to be sent again: $staysHelper',
  async ({ staysHelper, late, next }) => {
    const { app, ana, match, accept } = await threeWhoSent({ staysHelper });
    const request = {
      method: 'PATCH',
      url: `/api/matches/${match.id}`,
      payload: { location: 'Otra' },
    } as const;
    const waiting = await delayedBody(app, ana, request);
    await accept();
    expect(await waiting.send()).toBe(late);
    expect((await ana.send(request)).status).toBe(next);
  },
);
