import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import type { Player, PlayersList } from '@picadito/domain';
import { signedInClient } from '../support/server/http-client.ts';
import { newDatabase, startServer } from '../support/server/server.ts';

/** Texts that the test puts into every part of a request, and that no line of the log may contain. */
const PLANTED = {
  name: 'Zulema Quiroga',
  number: '+5491155551234',
  local: '11 5555-1234',
  email: 'zulema@quiroga.example',
  account: 'vacio-7@picadito.local',
  token: 'planted-token-1234567890',
  agent: 'PlantedBrowser/1.0',
  address: '203.0.113.77',
  place: 'Cancha Zapiola',
};
const HEADERS = {
  'user-agent': PLANTED.agent,
  'x-request-id': PLANTED.token,
  'x-picadito-tab': 'planted-tab',
  referer: `http://planted.example/?from=${PLANTED.email}`,
};

const ALLOWED = [
  'level',
  'time',
  'reqId',
  'msg',
  'method',
  'route',
  'status',
  'ms',
  'err',
  'reason',
  'host',
  'port',
];

/** Sends requests, sign-ins, refusals and failures with a planted text in each; returns the ids of what was stored. */
async function requestPlanted(url: string): Promise<string[]> {
  const { origin, port } = new URL(url);
  const visit = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: 'manual', ...init, headers: { ...HEADERS, ...init.headers } });

  const client = await signedInClient(origin, PLANTED.account);
  const list = await client.json<PlayersList>('POST', '/api/lists', {
    name: PLANTED.name,
    players: [{ name: PLANTED.name, skillLevel: '3', whatsapp: PLANTED.number }],
  });
  const [player] = await client.json<Player[]>('GET', `/api/lists/${list.id}/players`);
  const ids = [list.id, player?.id ?? '', list.userId];
  await client.send('GET', `/api/matches?q=${PLANTED.name}&limit=many`);
  await client.send('GET', `/api/matches/${PLANTED.name}`);
  await client.send('PUT', `/api/players/${ids[1]}`, {
    name: PLANTED.name,
    skillLevel: '9',
    whatsapp: PLANTED.local,
  });
  await client.send('POST', '/api/matches', { location: PLANTED.place, time: PLANTED.email });
  await client.send('PATCH', '/api/me', { whatsapp: PLANTED.local, name: PLANTED.name });
  await client.send('GET', `/api/events?user=${PLANTED.token}`);
  const me = await visit(`/api/me?name=${PLANTED.name}`, {
    headers: { cookie: `picadito_session=${PLANTED.token}` },
  });
  expect(me.status).toBe(401);
  const json = { 'content-type': 'application/json' };
  await visit('/api/lists', { method: 'POST', headers: json, body: `{"name": "${PLANTED.name}` });
  await visit('/api/lists', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: PLANTED.name,
  });
  await visit(`/auth/callback?code=${PLANTED.token}&state=${PLANTED.token}&error=${PLANTED.name}`);
  await visit('/api/session', { headers: { 'x-forwarded-for': PLANTED.address } });
  await visit(`/${PLANTED.email}/%E0%A4?${PLANTED.number}`);
  await visit(`/landing?name=${PLANTED.name}`);
  for (let n = 0; n < 4; n += 1) await visit(`/auth/google?login_hint=${PLANTED.email}`);
  await client.send('POST', '/auth/sign-out');
  const raw = connect(Number(port), '127.0.0.1');
  raw.end(`GET /${PLANTED.email} HTTP/9.9\r\nHost: ${PLANTED.token}\r\n\r\n`);
  await once(raw.resume(), 'close');
  return ids;
}

test('the log has every request, sign-in, refusal and failure, and no personal data', async () => {
  const databaseUrl = newDatabase();
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'debug',
    RATE_LIMIT_SIGN_IN: '3',
  });
  const ids = await requestPlanted(server.url);
  await server.stop();

  const said = server.said();
  for (const secret of [...Object.values(PLANTED), ...ids, 'Zulema', 'Quiroga', 'planted-tab'])
    expect(said).not.toContain(secret);
  const all = said.trim().split('\n');
  const ofStart = all.filter((line) => line.startsWith('Picadito: '));
  expect(ofStart.toSorted()).toEqual([
    `Picadito: ${new URL(server.url).origin}`,
    expect.stringMatching(
      `^Picadito: version \\S+, new database ${databaseUrl.replace('file:', '')} \\(sqlite, schema \\d+\\), 0 users$`,
    ),
  ]);
  const lines = all
    .filter((line) => !ofStart.includes(line))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(
    lines.flatMap((line) => Object.keys(line).filter((key) => !ALLOWED.includes(key))),
  ).toEqual([]);
  const told = lines.map(({ level, msg, method, route, status }) =>
    [level, msg, method, route, status].join(' ').trim(),
  );
  for (const line of [
    'info signed in',
    'info signed out',
    'warn sign-in failed',
    'info request POST /api/lists 201',
    'warn request GET /api/me 401',
    'warn request POST /api/lists 403',
    'warn request GET /auth/google 429',
    'info request GET /api/matches/:id 404',
    'info request PUT /api/players/:id 422',
    'info request GET /* 200',
  ])
    expect(told).toContain(line);
  expect(
    lines.every(({ reqId, msg }) => msg !== 'request' || /^\w+-\w+$/.test(String(reqId))),
  ).toBe(true);
});
