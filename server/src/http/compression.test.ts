import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cookieNames } from '../identity/cookies.ts';
import { createList } from '../testing/a-match.ts';
import { PUBLIC_URL, testApp } from '../testing/test-app.ts';

/** An organiser with so many players, and what comes for these headers. */
async function anApp(players: number) {
  const { app, signedIn } = await testApp();
  const ana = await signedIn('ana');
  for (let left = players; left > 0; left -= 500)
    await createList(ana, 'Jueves', '3'.repeat(Math.min(left, 500)));
  const ask = async (headers: Record<string, string>, url = '/api/players') => {
    const cookies = { [cookieNames(PUBLIC_URL).session]: ana.token ?? '' };
    const reply = await app.inject({ url, headers, cookies });
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
])(
  '%s is sent to who accepts “%s”, the second time (from the cache) too',
  async (encoding, accepts) => {
    const { ask } = await anApp(100);
    const { body: plain } = await ask({});
    for (let time = 0; time < 2; time += 1) {
      const reply = await ask({ 'accept-encoding': accepts });
      expect(reply.encoding).toBe(encoding);
      expect(reply.headers['vary']).toBe('Accept-Encoding, Sec-Fetch-Site');
      expect(reply.headers['content-length']).toBe(String(reply.raw.length));
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
      expect((unpack ? unpack(reply.raw) : reply.raw).toString()).toBe(plain);
      expect(reply.raw.length).toBeLessThanOrEqual(plain.length / (unpack ? 3 : 1));
    }
  },
);

test('a large response from a file is compressed while it is sent', async () => {
  const { ask } = await anApp(2500);
  for (const url of ['/api/players', '/api/me/export']) {
    const reply = await ask({ 'accept-encoding': 'br' }, url);
    expect(reply.encoding).toBe('br');
    expect(reply.headers['content-length']).toBeUndefined();
    const text = brotliDecompressSync(reply.raw).toString();
    expect(text.match(/"skillLevel"/g)).toHaveLength(2500);
  }
});

test('short responses, problems, and those that another site asked for are plain', async () => {
  const { ask } = await anApp(100);
  const accepts = { 'accept-encoding': 'br, gzip' };
  expect((await ask(accepts, '/api/lists')).encoding).toBeUndefined();
  expect((await ask(accepts, '/api/lists/none')).encoding).toBeUndefined();
  for (const site of ['cross-site', 'same-site'])
    expect((await ask({ ...accepts, 'sec-fetch-site': site })).encoding).toBeUndefined();
  for (const site of ['same-origin', 'none'])
    expect((await ask({ ...accepts, 'sec-fetch-site': site })).encoding).toBe('br');
});

test.each(['/api/openapi.json'])(
  '%s is compressed for who accepts it, whoever asks',
  async (url) => {
    const { app } = await testApp();
    const ask = (accepts: string) =>
      app.inject({ url, headers: { 'accept-encoding': accepts, 'sec-fetch-site': 'cross-site' } });
    const plain = await ask('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await ask(encoding);
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(headers['content-type']).toBe(plain.headers['content-type']);
      expect(unpack(rawPayload).toString()).toBe(plain.body);
      expect(rawPayload.length).toBeLessThan(plain.body.length / 2);
    }
  },
);
