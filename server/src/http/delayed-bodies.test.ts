import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { hashSessionToken, userNamedBy } from '../identity/sessions/session-token.ts';
import { signOut } from '../identity/sessions/sign-in.ts';
import { write } from '../transactions/write.ts';
import { deleteSession } from '../store/tables/account/sessions.ts';
import { invite } from '../../testing/a-helper.ts';
import { createList } from '../../testing/a-match.ts';
import { anOffer } from '../../testing/handover/an-offer.ts';
import { delayedBody } from '../../testing/delayed-body.ts';
import { CLIENT_MADE, MADE, idsOf } from '../../testing/contract/ask.ts';
import { queryOf, type Row } from '../../testing/contract/row.ts';
import { CONTRACT } from '../../testing/contract/table.ts';
import { contractServer, worldOf, type Server, type World } from '../../testing/contract/world.ts';
import { everyRow } from '../../testing/every-row.ts';
import { organiserOf } from '../../testing/organiser-of.ts';
import { testApp, type Client } from '../../testing/test-app.ts';

const KEY = { 'idempotency-key': 'clave-1' };
const LIST = { name: 'Viernes' };
const A_MOMENT_MS = 100;

/** Routes whose usual request names no invitation and no offer, so that tests of their own send another one. */
const ELSEWHERE = [
  'POST /api/handovers/:id/accept',
  'DELETE /api/handovers/:id',
  'POST /api/invitations/:code/accept',
];

const writes = Object.values(CONTRACT)
  .flat()
  .filter(({ route }) => /^(POST|PUT|PATCH|DELETE) \/api\//.test(route))
  .filter(({ route }) => !ELSEWHERE.includes(route));

/** Ways in which the session of a device ends: by signing out on the device, or from another device. */
const ENDS = [
  (_server: Server, device: Client) => device.send({ method: 'POST', url: '/auth/sign-out' }),
  async ({ signedIn }: Server, _device: Client, name: string) =>
    (await signedIn(name)).delete('/api/sessions/others'),
];

function requestOf(row: Row, mine: World, headers = {}) {
  const [method = '', url = ''] = row.route.split(' ');
  const ids = idsOf({ route: { method, url, handler: () => {} } }, mine);
  const path = url.replaceAll(
    /:(\w+)/g,
    (_, name: string) => ids[name] ?? MADE[name] ?? CLIENT_MADE,
  );
  const payload = (row.good[0]?.body ?? row.body)?.(mine) ?? {};
  const query = queryOf(row.good[0], mine);
  return { method: method as 'POST', url: path + query, payload, headers };
}

test.each(writes)(
  '$route: a request whose session ends before its body arrives gets 401 and writes nothing',
  async (row) => {
    const server = await contractServer();
    const mine = await worldOf(server, 'Ana');
    await row.before?.(mine, server);
    await row.good[0]?.given?.(mine, server);
    for (const headers of row.route.startsWith('POST') ? [{}, KEY] : [{}]) {
      const requested = requestOf(row, mine, headers);
      for (const end of ENDS) {
        const device = await server.signedIn(mine.name);
        const pending = await delayedBody(server.app, device, requested);
        expect(await end(server, device, mine.name)).toMatchObject({ status: 204 });
        const before = await everyRow(server.store);
        expect(await pending.send()).toBe(401);
        expect(await everyRow(server.store)).toEqual(before);
      }
    }
    const device = await server.signedIn(mine.name);
    const pending = await delayedBody(server.app, device, requestOf(row, mine));
    expect(await pending.send()).toBe(row.good[0]?.status);
  },
);

test('neither an invitation nor an offered list is accepted if the session ends before the body arrives', async () => {
  const { app, signedIn, store } = await testApp();
  const [ana, beto] = [await signedIn('ana'), await signedIn('beto')];
  const [first, second, third] = [
    await createList(ana, 'Jueves', '3'),
    await createList(ana, 'Martes', '3'),
    await createList(ana, 'Lunes', '3'),
  ];
  const code = await invite(ana, first.id, 'matches');
  const { offered } = await anOffer(ana, beto, second);
  const [offer] = await offered();
  await anOffer(ana, beto, third);
  for (const [method, url, payload, status] of [
    ['POST', `/api/invitations/${code}/accept`, {}, 200],
    ['POST', `/api/handovers/${second.id}/accept`, { expiresAt: offer?.expiresAt }, 200],
    ['DELETE', `/api/handovers/${third.id}`, {}, 204],
  ] as const) {
    const requested = { method, url, payload };
    const pending = await delayedBody(app, await signedIn('beto'), requested);
    await beto.delete('/api/sessions/others');
    const before = await everyRow(store);
    expect(await pending.send()).toBe(401);
    expect(await everyRow(store)).toEqual(before);
    expect((await beto.send(requested)).status).toBe(status);
  }
});

test.each([
  ['the first answer is not repeated', LIST],
  ['no refusal is kept', { name: '' }],
])(
  'with an idempotency key, %s if the session ends before the body arrives',
  async (_, payload) => {
    const { app, signedIn, store } = await testApp();
    const [ana, phone] = [await signedIn('ana'), await signedIn('ana')];
    const requested = { method: 'POST', url: '/api/lists', headers: KEY } as const;
    await ana.send({ ...requested, payload: LIST });
    const pending = await delayedBody(app, phone, { ...requested, payload });
    await ana.delete('/api/sessions/others');
    const before = await everyRow(store);
    expect(await pending.send()).toBe(401);
    expect(await everyRow(store)).toEqual(before);
  },
);

test('a write that waits for its lock gets 401 if the session ended meanwhile', async () => {
  const { app, signedIn, store } = await testApp();
  const [ana, phone] = [await signedIn('ana'), await signedIn('ana')];
  const { token = '' } = phone;
  const key = { userId: userNamedBy(token) ?? '', tokenHash: hashSessionToken(token) };
  const pending = await delayedBody(app, phone, {
    method: 'POST',
    url: '/api/lists',
    payload: LIST,
  });
  let late: Promise<number> | undefined;
  await store.transaction(async (tx) => {
    await deleteSession(tx, key);
    late = pending.send();
    await pause(A_MOMENT_MS);
  });
  expect(await late).toBe(401);
  expect((await ana.get('/api/lists')).body).toEqual([]);
});

test('signing out waits for a write that is under way', async () => {
  const { context, signedIn } = await testApp();
  const { token = '' } = await signedIn('ana');
  const organiser = await organiserOf(context, { token });
  if (!organiser) throw new Error('nobody is signed in');
  const order: string[] = [];
  let out: Promise<void> | undefined;
  await write(context, organiser, async () => {
    out = signOut(context, token).then(() => void order.push('signed out'));
    await pause(A_MOMENT_MS);
    order.push('written');
  });
  await out;
  expect(order).toEqual(['written', 'signed out']);
});
