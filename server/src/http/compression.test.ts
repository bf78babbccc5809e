import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import type { PlayersList } from '@picadito/domain';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { cookieNames } from '../identity/cookies.ts';
import { createList } from '../../testing/a-match.ts';
import { PUBLIC_URL, testApp } from '../../testing/test-app.ts';

/** Sets up an organiser with `players` players. Returns a function that requests these players with given headers. */
async function anApp(players: number) {
  const { app, signedIn } = await testApp();
  const ana = await signedIn('ana');
  for (let left = players; left > 0; left -= 300)
    await createList(ana, 'Jueves', '3'.repeat(Math.min(left, 300)));
  const ask = async (
    headers: Record<string, string>,
    url = '/api/players',
    more: InjectOptions = {},
  ) => {
    const cookies = { [cookieNames(PUBLIC_URL).session]: ana.token ?? '' };
    const reply = await app.inject({ url, headers, cookies, ...more });
    return { ...reply, raw: reply.rawPayload, encoding: reply.headers['content-encoding'] };
  };
  return { ask };
}

test.each([
  ['br', 'gzip, deflate, br, zstd'],
  ['gzip', 'gzip, deflate'],
  ['gzip', 'br;q=0, gzip;q=0.5'],
  [undefined, 'identity'],
  [undefined, ''],
])('%s is sent to a client that accepts “%s”', async (encoding, accepts) => {
  const { ask } = await anApp(100);
  const { body: plain } = await ask({});
  const reply = await ask({ 'accept-encoding': accepts });
  expect(reply.encoding).toBe(encoding);
  expect(reply.headers['vary']).toBe('accept-encoding, sec-fetch-site');
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
  expect((unpack ? unpack(reply.raw) : reply.raw).toString()).toBe(plain);
  expect(reply.raw.length).toBeLessThanOrEqual(plain.length / (unpack ? 3 : 1));
});

test('Brotli has quality 1, which costs less time and saves fewer bytes than the default', async () => {
  const { ask } = await anApp(100);
  const { raw: plain } = await ask({});
  const { raw } = await ask({ 'accept-encoding': 'br' });
  const lengthAt = (quality: number) =>
    brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  expect(Math.abs(raw.length - lengthAt(1))).toBeLessThan(Math.abs(raw.length - lengthAt(4)));
});

test('an export is compressed while it is sent', async () => {
  const { ask } = await anApp(300);
  const reply = await ask({ 'accept-encoding': 'br' }, '/api/me/export');
  expect(reply.encoding).toBe('br');
  expect(reply.headers['content-length']).toBeUndefined();
  const text = brotliDecompressSync(reply.raw).toString();
  expect(text.match(/"skillLevel"/g)).toHaveLength(300);
});

test('short responses, problems, and responses to other sites are not compressed', async () => {
  const { ask } = await anApp(100);
  const accepts = { 'accept-encoding': 'br, gzip' };
  expect((await ask(accepts, '/api/lists')).encoding).toBeUndefined();
  expect((await ask(accepts, '/api/lists/none')).encoding).toBeUndefined();
  for (const site of ['cross-site', 'same-site'])
    expect((await ask({ ...accepts, 'sec-fetch-site': site })).encoding).toBeUndefined();
  for (const site of ['same-origin', 'none'])
    expect((await ask({ ...accepts, 'sec-fetch-site': site })).encoding).toBe('br');
});

test('responses to writes are not compressed', async () => {
  const { ask } = await anApp(0);
  const players = Array.from({ length: 100 }, (_, index) => ({
    name: `Jugador ${index}`,
    skillLevel: '3',
  }));
  const list = JSON.parse(
    (await ask({}, '/api/lists', { method: 'POST', payload: { name: 'Jueves' } })).body,
  ) as PlayersList;
  const reply = await ask({ 'accept-encoding': 'br' }, `/api/lists/${list.id}/players`, {
    method: 'POST',
    payload: players,
  });
  expect(reply.statusCode).toBe(201);
  expect(reply.raw.length).toBeGreaterThan(4096);
  expect(reply.encoding).toBeUndefined();
});

test('the OpenAPI document is compressed for clients that accept it', async () => {
  const { app } = await testApp();
  const url = '/api/openapi.json';
  const plain = await app.inject({ url });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': plain.headers['content-type'],
  });
  expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
});
