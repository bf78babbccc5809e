import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PlayersList, Profile } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch } from '../../testing/a-match.ts';
import { PUBLIC_URL, testApp, type Client } from '../../testing/test-app.ts';

async function twoOrganisers() {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const beto = await server.signedIn('beto');
  const { list, match, ids } = await aMatch(ana, '34');
  return { ...server, ana, beto, own: { list: list.id, match: match.id, player: ids[0] ?? '' } };
}

test('ids of two organisers in one request are refused: with 404 in the path, with 422 in the body', async () => {
  const { beto, own } = await twoOrganisers();
  const his = await aMatch(beto, '55');
  const [hisPlayer = ''] = his.ids;
  const confirmAt = (match: string, player: string) =>
    beto.put(`/api/matches/${match}/players/${player}/confirm`, { isConfirmed: true });
  expect((await confirmAt(his.match.id, own.player)).status).toBe(404);
  expect((await confirmAt(own.match, hisPlayer)).status).toBe(404);
  const guest = await beto.post(`/api/matches/${his.match.id}/players`, { playerId: own.player });
  expect(guest.status).toBe(422);
  const match = { ...his.match, listId: own.list };
  expect((await beto.put(`/api/matches/${his.match.id}`, match)).body.errors?.[0]?.path).toBe(
    'listId',
  );
  expect((await beto.post('/api/matches', match)).status).toBe(422);
});

test('a request of a page that shows another user gets 401 and writes nothing', async () => {
  const { ana, beto } = await twoOrganisers();
  const { body: me } = await ana.get<Profile>('/api/me');
  const payload = { name: 'Secreta de Ana' };
  const headers = { 'x-picadito-user': me.id };
  const send = (client: Client) =>
    client.send({ method: 'POST', url: '/api/lists', headers, payload });
  expect((await send(beto)).status).toBe(401);
  expect((await beto.get<PlayersList[]>('/api/lists')).body).toEqual([]);
  expect((await beto.send({ url: '/api/session', headers })).body).toMatchObject({ user: null });
  expect((await send(ana)).status).toBe(201);
});

test('a cross-site write is refused by Sec-Fetch-Site, else by Origin', async () => {
  const { ana, own } = await twoOrganisers();
  const url = `/api/lists/${own.list}`;
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]) {
    const { status, body } = await ana.send({ method: 'DELETE', url, headers });
    expect({ headers, status, code: body.code }).toEqual({
      headers,
      status: 403,
      code: 'permission-denied',
    });
  }
  const headers = { 'sec-fetch-site': 'same-origin', origin: PUBLIC_URL };
  expect((await ana.send({ method: 'DELETE', url, headers })).status).toBe(204);
});

test('a body that is not JSON in UTF-8 gets 415', async () => {
  const { ana } = await twoOrganisers();
  const send = (payload: string | Buffer, type: string, encoding: string) => {
    const headers = { 'content-type': type, 'content-encoding': encoding };
    return ana.send({ method: 'POST', url: '/api/lists', payload, headers });
  };
  expect((await send('{"name":"Ana"}', 'application/json', 'identity')).status).toBe(201);
  for (const [payload, type, encoding = 'identity'] of [
    ['name=Beto', 'application/x-www-form-urlencoded'],
    ['{"name":"Beto"}', 'text/plain'],
    ['{"name":', 'application/json'],
    ['{"name":"Beto"}', 'application/json', 'gzip'],
    ['{"name":"Beto"}', 'application/json; charset=latin1'],
    [Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'application/json'],
  ] as const) {
    const { status, body } = await send(payload, type, encoding);
    expect({ payload, status, code: body.code }).toEqual({
      payload,
      status: 415,
      code: 'invalid-argument',
    });
  }
});

test('an empty body counts as none, with any content type', async () => {
  const { ana, own } = await twoOrganisers();
  const headers = { 'content-type': 'application/json' };
  const empty = { headers, payload: '' };
  const list = `/api/lists/${own.list}`;
  expect((await ana.send({ ...empty, method: 'PATCH', url: list })).status).toBe(422);
  expect((await ana.send({ ...empty, method: 'DELETE', url: list })).status).toBe(204);
  expect((await ana.send({ ...empty, method: 'POST', url: '/auth/sign-out' })).status).toBe(204);
});

test('unknown keys are ignored, also those of the prototype', async () => {
  const { ana } = await twoOrganisers();
  const payload =
    '{"name":"Viernes","__proto__":{"players":7},"constructor":{"prototype":{"id":1}}}';
  const headers = { 'content-type': 'application/json' };
  const { status, body } = await ana.send({ method: 'POST', url: '/api/lists', headers, payload });
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { name: 'Viernes', playerCount: 0 },
  });
});

test('a malformed id gets 404, and 401 without a session', async () => {
  const { ana, visitor } = await twoOrganisers();
  for (const id of ['x'.repeat(300), '..%2f..%2fetc', '%00', '%E0%A4%A', '%', '1', "'--"]) {
    expect((await ana.get(`/api/lists/${id}`)).status).toBe(404);
    expect((await visitor.get(`/api/lists/${id}`)).status).toBe(401);
  }
});

test('unknown paths and methods get 404 as problem+json with a sentence', async () => {
  const { ana } = await twoOrganisers();
  for (const [method, url] of [
    ['GET', '/api/nothing'],
    ['GET', '/api/'],
    ['GET', '/nothing.txt'],
    ['DELETE', '/api/lists'],
    ['OPTIONS', '/api/lists'],
    ['PROPFIND', '/api/lists'],
  ] as const) {
    const { status, body, headers } = await ana.send({ method, url });
    expect({ method, url, status }).toEqual({ method, url, status: 404 });
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(body).toMatchObject({ code: 'not-found', detail: 'No encontramos lo que buscás.' });
  }
});

test('every response has the security headers, errors too', async () => {
  const { ana } = await twoOrganisers();
  for (const url of ['/api/session', '/api/nothing', '/api/lists/%E0', '/%', '/healthz']) {
    const { headers } = await ana.get(url);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  }
});

test('a malformed HTTP request gets 400 as problem+json', async () => {
  const { app } = await testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').end('DANCE /api/lists HTTP/1.1\r\nhost: a\r\n\r\n');
  const response = await text(socket);
  expect(response).toMatch(/^HTTP\/1.1 400 /);
  expect(response).toContain('"detail":"No entendimos ese pedido."');
});
