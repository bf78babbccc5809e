import fc from 'fast-check';
import type { PlayersList } from '@picadito/domain';
import { beforeAll, expect, test } from 'vitest';
import { cookieNames } from '../identity/cookies.ts';
import { CONNECTION_LIMITS } from './limits/connection-limits.ts';
import { isProper } from '../../testing/hostile/check-response.ts';
import { exchange } from '../../testing/hostile/raw.ts';
import { seeded } from '../../testing/hostile/seeds.ts';
import { timesLonger } from '../../testing/how-many.ts';
import { someRequests, type Raw } from '../../testing/hostile/streams.ts';
import { ENGINE } from '../../testing/temporary-database.ts';
import { PUBLIC_URL, testApp } from '../../testing/test-app.ts';

/** Number of connections; each sends three requests on average. */
const CONNECTIONS = ENGINE === 'sqlite' ? timesLonger(1500) : timesLonger(300);
const AT_ONCE = 20;
const HANG_MS = 1000;
/** Short limits, so that a connection that waits for the rest of a request ends soon. */
const SHORT = { ...CONNECTION_LIMITS, headers: 200, request: 200, checkEvery: 50 };

const rejections: unknown[] = [];
const note = (reason: unknown) => void rejections.push(reason);
beforeAll(() => {
  process.on('unhandledRejection', note);
  return () => void process.off('unhandledRejection', note);
});

async function anApp(connectionLimits = CONNECTION_LIMITS) {
  const { app, signedIn } = await testApp({ connectionLimits });
  const ana = await signedIn('ana');
  return { app, ana, cookie: `${cookieNames(PUBLIC_URL).session}=${ana.token}` };
}

test('random bytes on a connection get well-formed responses or none, in time, at most one per request', async () => {
  const { app, ana, cookie } = await anApp(SHORT);
  const survives = async ({ bytes, count }: Raw) => {
    const start = performance.now();
    const responses = await exchange(app, bytes);
    const time = performance.now() - start;
    try {
      for (const response of responses) isProper(response, response.body === '');
      expect(responses.length).toBeLessThanOrEqual(count);
      expect(time > HANG_MS ? await timeOf(bytes) : time).toBeLessThan(HANG_MS);
    } catch (error) {
      const sent = JSON.stringify(bytes.toString('latin1')).slice(0, 1500);
      throw new Error(`${JSON.stringify(responses)} to ${sent}: ${String(error)}`, {
        cause: error,
      });
    }
    return responses.length;
  };
  const timeOf = async (bytes: Buffer) => {
    const start = performance.now();
    await exchange(app, bytes);
    return performance.now() - start;
  };
  let answered = 0;
  const many = fc.array(someRequests(cookie), { minLength: AT_ONCE, maxLength: AT_ONCE });
  await fc.assert(
    fc.asyncProperty(many, async (all) => {
      for (const count of await Promise.all(all.map(survives))) answered += count;
    }),
    seeded(CONNECTIONS / AT_ONCE, 'connections'),
  );
  expect(answered).toBeGreaterThan(CONNECTIONS);
  expect(rejections).toEqual([]);
  expect((await ana.get('/api/me')).status).toBe(200);
}, 120_000);

const LENGTH = 'content-length: ';
const CHUNKED = 'transfer-encoding: chunked';

/** Requests whose end two HTTP parsers might see at different places, so that a proxy and the server could disagree. */
test.each([
  ['both lengths', [`${LENGTH}4`, CHUNKED]],
  ['both lengths the other way round', [CHUNKED, `${LENGTH}4`]],
  ['two lengths', [`${LENGTH}0`, `${LENGTH}4`]],
  ['two lengths in one line', [`${LENGTH}0, 4`]],
  ['a length with a sign', [`${LENGTH}+0`]],
  ['a negative length', [`${LENGTH}-1`]],
  ['a length in hexadecimals', [`${LENGTH}0x0`]],
  ['a length with a blank before the colon', ['content-length : 0']],
  ['a length beyond numbers', [`${LENGTH}99999999999999999999999`]],
  ['chunks that are not the last coding', ['transfer-encoding: chunked, identity']],
  ['an unknown coding', ['transfer-encoding: xchunked']],
  ['a coding with a blank before the colon', ['transfer-encoding : chunked']],
  ['a coding after a vertical tab', ['transfer-encoding: \u000bchunked']],
  ['a coding on a folded line', ['transfer-encoding:', ' chunked', `${LENGTH}4`]],
  ['chunks twice, and a length', [CHUNKED, CHUNKED, `${LENGTH}4`]],
  ['a header that hides in another', [`x: y\n${CHUNKED}`, `${LENGTH}4`]],
  ['a header after a bare carriage return', [`x: y\r${CHUNKED}`, `${LENGTH}4`]],
  ['a NUL in a header', [`x: \0`, `${LENGTH}4`]],
])('request smuggling is refused: %s', async (_, lines) => {
  const { app, ana, cookie } = await anApp();
  const json = '{"name":"Contrabando"}';
  const head = (more: readonly string[]) =>
    [
      'POST /api/lists HTTP/1.1',
      'host: a',
      `cookie: ${cookie}`,
      'content-type: application/json',
      ...more,
      '',
      '',
    ].join('\r\n');
  const smuggled = `${head([`${LENGTH}${json.length}`])}${json}`;
  const responses = await exchange(app, `${head(lines)}0\r\n\r\n${smuggled}`);
  expect(responses).toHaveLength(1);
  for (const response of responses) {
    isProper(response);
    expect(response).toMatchObject({ status: 400, headers: { connection: 'close' } });
  }
  expect((await ana.get<PlayersList[]>('/api/lists')).body).toEqual([]);
});
