import { BODY_MAX_BYTES, type Player, type PlayersList } from '@picadito/domain';
import { expect, test } from 'vitest';
import { cookieNames } from '../../identity/cookies.ts';
import { createList } from '../../testing/a-match.ts';
import { isProper } from '../../testing/hostile/check-response.ts';
import { exchange } from '../../testing/hostile/raw.ts';
import { PUBLIC_URL, testApp, type Client } from '../../testing/test-app.ts';

const PLAYER = { name: 'Uno más', skillLevel: '3' };

async function ana() {
  const server = await testApp();
  return { ...server, ana: await server.signedIn('ana') };
}

const refusals = (responses: { status: number; body: unknown }[], sentence: string) =>
  responses.filter(({ status, body }) => status === 422 && JSON.stringify(body).includes(sentence));

test('a list has at most 500 players by every route, also under concurrent requests', async () => {
  const { ana: organiser } = await ana();
  const tooMany = Array.from({ length: 501 }, () => PLAYER);
  const whole = await organiser.post('/api/lists', { name: 'Llena', players: tooMany });
  expect(refusals([whole], 'hasta 500 jugadores')).toHaveLength(1);

  const list = await createList(organiser, 'Casi llena', '3'.repeat(496));
  const asked = Array.from({ length: 12 }, (_, index) =>
    index % 2 === 0
      ? organiser.post(`/api/lists/${list.id}/players`, PLAYER)
      : organiser.post('/api/players', { ...PLAYER, listId: list.id }),
  );
  asked.push(
    organiser.post(`/api/lists/${list.id}/players`, [PLAYER, PLAYER, PLAYER, PLAYER, PLAYER]),
  );
  expect(refusals(await Promise.all(asked), 'hasta 500 jugadores')).toHaveLength(9);
  const { body: players } = await organiser.get<Player[]>(`/api/lists/${list.id}/players`);
  expect(players).toHaveLength(500);

  const other = await createList(organiser, 'Otra', '3');
  const [guest] = (await organiser.get<Player[]>(`/api/lists/${other.id}/players`)).body;
  await organiser.put(`/api/players/${guest?.id}`, { ...PLAYER, listId: list.id });
  expect((await listOf(organiser, list.id)).playerCount).toBe(500);
});

test('a user has at most 200 lists, also under concurrent requests', async () => {
  const { ana: organiser } = await ana();
  for (let count = 0; count < 196; count += 1) await createList(organiser, `Lista ${count}`, '');
  const asked = Array.from({ length: 12 }, () => organiser.post('/api/lists', { name: 'Otra' }));
  expect(refusals(await Promise.all(asked), 'hasta 200 listas')).toHaveLength(8);
  expect((await organiser.get<PlayersList[]>('/api/lists')).body).toHaveLength(200);
});

test('a body of more than 1 MB is refused, with Content-Length or chunked', async () => {
  const { app, ana: organiser } = await ana();
  const cookie = `${cookieNames(PUBLIC_URL).session}=${organiser.token}`;
  const json = '{"name":"Jueves"}';
  const head = ['POST /api/lists HTTP/1.1', 'host: a', `cookie: ${cookie}`, 'connection: close'];
  const statusOf = async (length: string, body: string) => {
    const lines = [...head, 'content-type: application/json', length, '', ''];
    const [response] = await exchange(app, lines.join('\r\n') + body);
    if (response) isProper(response);
    return response?.status;
  };
  const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const whole = json + ' '.repeat(BODY_MAX_BYTES - json.length);
  expect(await statusOf(`content-length: ${whole.length}`, whole)).toBe(201);
  expect(await statusOf('transfer-encoding: chunked', chunked(whole))).toBe(201);
  expect(await statusOf(`content-length: ${whole.length + 1}`, '')).toBe(413);
  expect(await statusOf('transfer-encoding: chunked', chunked(`${whole} `))).toBe(413);
});

const listOf = async (organiser: Client, id: string) =>
  (await organiser.get<PlayersList>(`/api/lists/${id}`)).body;
