import type { Match, PlayersList, Profile } from '@picadito/domain';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { anEvening, inHalves } from '../testing/an-evening.ts';
import { PUBLIC_URL, testApp, type Client } from '../testing/test-app.ts';

const MISSING = 'x'.repeat(22);

/** Every route that names something of the organiser's, with a body that would be right. */
function routesOf(ids: {
  list: string;
  match: string;
  player: string;
}): [NonNullable<InjectOptions['method']>, string, object?][] {
  const player = { name: 'Beto', skillLevel: '3' };
  const match = { date: '2026-11-26', time: '21:00', location: 'Cancha', listId: ids.list };
  return [
    ['GET', `/api/lists/${ids.list}`],
    ['PATCH', `/api/lists/${ids.list}`, { name: 'Otra' }],
    ['DELETE', `/api/lists/${ids.list}`],
    ['GET', `/api/lists/${ids.list}/players`],
    ['POST', `/api/lists/${ids.list}/players`, player],
    ['PUT', `/api/players/${ids.player}`, player],
    ['DELETE', `/api/players/${ids.player}`],
    ['PUT', `/api/players/${ids.player}/stats`, { matchesPlayed: 3 }],
    ['GET', `/api/matches/${ids.match}`],
    ['PUT', `/api/matches/${ids.match}`, match],
    ['DELETE', `/api/matches/${ids.match}`],
    ['GET', `/api/matches/${ids.match}/players`],
    ['POST', `/api/matches/${ids.match}/players`, { playerId: ids.player }],
    ['PUT', `/api/matches/${ids.match}/players/${ids.player}/confirm`, { isConfirmed: true }],
    ['DELETE', `/api/matches/${ids.match}/players/${ids.player}`],
    ['GET', `/api/matches/${ids.match}/teams`],
    ['POST', `/api/matches/${ids.match}/teams`, inHalves(ids.match, [])],
    ['PUT', `/api/matches/${ids.match}/teams`, inHalves(ids.match, [])],
  ];
}

async function twoOrganisers() {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const beto = await server.signedIn('beto');
  const { list, match, ids } = await anEvening(ana, '34');
  return { ...server, ana, beto, own: { list: list.id, match: match.id, player: ids[0] ?? '' } };
}

test('a foreign id answers byte for byte as a missing or malformed one, whatever the body', async () => {
  const { beto, own, ana } = await twoOrganisers();
  const nobodys = { list: MISSING, match: MISSING, player: MISSING };
  const odd = { list: '1', match: "'--", player: '%00' };
  const missing = routesOf(nobodys);
  const malformed = routesOf(odd);
  for (const [index, [method, url, payload]] of routesOf(own).entries()) {
    for (const body of payload ? [payload, {}, []] : [undefined]) {
      const send = (path: string) =>
        beto.send({ method, url: path, ...(body ? { payload: body } : {}) });
      const foreign = await send(url);
      expect({ method, url, status: foreign.status }).toEqual({ method, url, status: 404 });
      expect(foreign.body).toEqual((await send(missing[index]?.[1] ?? '')).body);
      expect(foreign.body).toEqual((await send(malformed[index]?.[1] ?? '')).body);
    }
  }
  expect((await ana.get<PlayersList[]>('/api/lists')).body).toHaveLength(1);
  expect((await ana.get<Match[]>('/api/matches')).body[0]).toMatchObject({ confirmedCount: 2 });
});

test('own parent with a foreign child and foreign parent with an own child are not found', async () => {
  const { beto, own } = await twoOrganisers();
  const his = await anEvening(beto, '55');
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

test('signed out, every route says 401, before anything is read', async () => {
  const { visitor, own } = await twoOrganisers();
  const more = [
    ['GET', '/api/lists'],
    ['POST', '/api/lists', {}],
    ['GET', '/api/players'],
    ['GET', '/api/players/stats'],
    ['GET', '/api/matches'],
    ['GET', '/api/users/x/badges'],
    ['GET', '/api/health'],
    ['POST', '/api/badges', {}],
    ['GET', '/api/me'],
    ['PATCH', '/api/me', {}],
  ] as const;
  for (const [method, url, payload] of [...routesOf(own), ...more]) {
    const { status, body } = await visitor.send({ method, url, ...(payload ? { payload } : {}) });
    expect({ url, status, detail: body.detail, code: body.code }).toEqual({
      url,
      status: 401,
      detail: 'No user authenticated',
      code: 'unauthenticated',
    });
  }
  expect((await visitor.get('/api/session')).body).toEqual({
    user: null,
    temporary: false,
    version: null,
  });
});

test('a page that still shows another user is signed out, and nothing of his lands elsewhere', async () => {
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

test('a write from another site is refused first of all', async () => {
  const { ana, visitor, own } = await twoOrganisers();
  const url = `/api/lists/${own.list}`;
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]) {
    for (const client of [ana, visitor]) {
      const { status, body } = await client.send({ method: 'DELETE', url, headers });
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'permission-denied' });
    }
    expect((await ana.send({ method: 'POST', url: '/auth/sign-out', headers })).status).toBe(403);
  }
  const headers = { 'sec-fetch-site': 'same-origin', origin: PUBLIC_URL };
  expect((await ana.send({ method: 'DELETE', url, headers })).status).toBe(204);
});

test('what is not JSON is 415, what is over 1 MB is 413, both before the id is looked up', async () => {
  const { ana } = await twoOrganisers();
  const url = `/api/lists/${MISSING}/players`;
  const send = (payload: string | Buffer, type: string) =>
    ana.send({ method: 'POST', url, payload, headers: { 'content-type': type } });
  for (const [payload, type] of [
    ['name=Beto', 'application/x-www-form-urlencoded'],
    ['{"name":"Beto"}', 'text/plain'],
    ['{"name":', 'application/json'],
    ['{"name":"Beto"}', 'application/json; charset=latin1'],
    [Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'application/json'],
  ] as const) {
    const { status, body } = await send(payload, type);
    expect({ payload, status, code: body.code }).toEqual({
      payload,
      status: 415,
      code: 'invalid-argument',
    });
  }
  const large = await send(JSON.stringify({ name: 'x'.repeat(1_000_001) }), 'application/json');
  expect({ status: large.status, code: large.body.code }).toEqual({
    status: 413,
    code: 'invalid-argument',
  });
});

test('an empty body is no body, whatever its content type says', async () => {
  const { ana, own } = await twoOrganisers();
  const headers = { 'content-type': 'application/json' };
  const empty = { headers, payload: '' };
  const list = `/api/lists/${own.list}`;
  expect((await ana.send({ ...empty, method: 'PATCH', url: list })).status).toBe(422);
  expect((await ana.send({ ...empty, method: 'DELETE', url: list })).status).toBe(204);
  expect((await ana.send({ ...empty, method: 'POST', url: '/auth/sign-out' })).status).toBe(204);
});

test('keys that the contract does not name are ignored, those that would reach a prototype too', async () => {
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

test('an id of any form and length is not found, and 401 when signed out', async () => {
  const { ana, visitor } = await twoOrganisers();
  for (const id of ['x'.repeat(300), '..%2f..%2fetc', '%00', '%E0%A4%A', '%', '1', "'--"]) {
    expect((await ana.get(`/api/lists/${id}`)).status).toBe(404);
    expect((await visitor.get(`/api/lists/${id}`)).status).toBe(401);
  }
});

test('errors are problem+json with a Spanish sentence, and unknown paths are 404', async () => {
  const { ana } = await twoOrganisers();
  for (const url of ['/api/nothing', '/api/', '/nothing.txt']) {
    const { status, body, headers } = await ana.get(url);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(body).toMatchObject({
      status: 404,
      code: 'not-found',
      detail: expect.stringMatching(/\w/),
    });
  }
});

test('odd bodies are 4xx, never 500', async () => {
  const { ana, own } = await twoOrganisers();
  const odd = [
    { name: '\0', skillLevel: '\0', whatsapp: '\0', listId: '\0', playerId: '\0', matchId: '\0' },
    { date: '2026-11-26', time: '21:00', location: 'Cancha', listId: '\0' },
    { claroTeam: ['\0'], oscuroTeam: [], suplentes: ['\0'], matchId: '\0' },
    null,
    [],
    'text',
    7,
    true,
    {},
    { name: null },
    { name: {}, players: 'x' },
    { name: 'a\0b', skillLevel: '3' },
    { name: '\ud800', skillLevel: '3' },
    { name: 'x'.repeat(81), skillLevel: '3' },
    { name: 'Beto', skillLevel: ['3'] },
    { isConfirmed: 'yes' },
    { playerId: 3 },
    { date: '2026-02-30', time: '25:00', location: 7, listId: [] },
    { country: 'argentina' },
    { timeZone: 'Mars/Olympus' },
    { whatsapp: 5 },
    { matchesPlayed: 1e300, attendanceRate: {} },
    { userId: '\0', type: 'saque-inicial' },
    { userId: 1, type: ['mvp-semana'] },
  ];
  const writes = [
    ...routesOf(own),
    ['POST', '/api/lists'] as const,
    ['POST', '/api/matches'] as const,
    ['POST', '/api/players'] as const,
    ['POST', '/api/badges'] as const,
    ['PATCH', '/api/me'] as const,
  ].filter(([method]) => ['POST', 'PUT', 'PATCH'].includes(method));
  for (const [method, url] of writes) {
    for (const value of odd) {
      const headers = { 'content-type': 'application/json' };
      const { status, body } = await ana.send({
        method,
        url,
        headers,
        payload: JSON.stringify(value),
      });
      expect({ url, value, status, is4xx: status < 500 }).toMatchObject({ is4xx: true });
      const sentences = status === 422 ? JSON.stringify(body) : '';
      expect(sentences).not.toMatch(/Invalid|expected|received/);
    }
  }
});

test('every answer carries the security headers, errors too', async () => {
  const { ana } = await twoOrganisers();
  for (const url of ['/api/session', '/api/nothing', '/api/lists/%E0', '/%', '/healthz']) {
    const { headers } = await ana.get(url);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  }
});
