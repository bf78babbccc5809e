import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setActingUser, sendRequest } from './http.ts';

/** Keys of the POSTs that reached the server, in their order; undefined for a POST without a key. */
let keys: (string | undefined)[];
let isThere: boolean;

beforeEach(() => {
  keys = [];
  isThere = true;
  vi.stubGlobal('fetch', (_path: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['Idempotency-Key']);
    return isThere
      ? Promise.resolve(new Response('{}', { status: 201 }))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  setActingUser(null);
  vi.unstubAllGlobals();
});

const add = (name: string, path = '/api/lists') =>
  sendRequest({ method: 'POST', path, body: { name } }).catch(() => null);
async function addWithoutAnswer(name: string): Promise<void> {
  isThere = false;
  await add(name);
  isThere = true;
}

test('only POSTs to the API have a key', async () => {
  await add('Jueves');
  expect(keys[0]).toMatch(/^[\w-]{20,}$/);
  await sendRequest({ method: 'PUT', path: '/api/lists/a', body: {} });
  await sendRequest({ method: 'GET', path: '/api/lists' });
  await sendRequest({ method: 'POST', path: '/auth/sign-out' });
  expect(keys.slice(1)).toEqual([undefined, undefined, undefined]);
});

test('a repeated request without a response reuses its key until one arrives', async () => {
  await addWithoutAnswer('Jueves');
  await addWithoutAnswer('Jueves');
  await add('Jueves');
  await add('Jueves');
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
  expect(keys[3]).not.toBe(keys[0]);
});

test('a truncated response counts as none', async () => {
  const cut = new ReadableStream({ start: (body) => body.error(new TypeError('cut')) });
  const answer = vi.fn(() => Promise.resolve(new Response(cut, { status: 201 })));
  const whole = fetch;
  vi.stubGlobal('fetch', (...sent: Parameters<typeof fetch>) => {
    void whole(...sent);
    return answer();
  });
  await add('Jueves');
  vi.stubGlobal('fetch', whole);
  await add('Jueves');
  expect(keys[1]).toBe(keys[0]);
});

/** Sends a request twice to a server that answers with this status. Tells whether both requests had the same key. */
async function isKeyKept(status: number): Promise<boolean> {
  vi.stubGlobal('fetch', (_path: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['Idempotency-Key']);
    return Promise.resolve(new Response('{}', { status }));
  });
  await add('Jueves');
  await add('Jueves');
  return keys[1] === keys[0];
}

test('a refusal releases the key', async () => {
  expect(await isKeyKept(422)).toBe(false);
});

test.each([502, 503, 504])('a %i keeps the key: the server may have stored it', async (status) => {
  expect(await isKeyKept(status)).toBe(true);
});

test('another body or path has another key', async () => {
  await addWithoutAnswer('Jueves');
  await add('Viernes');
  await add('Jueves', '/api/players');
  await add('Jueves');
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(keys[3]).toBe(keys[0]);
});

test('a page that begins keeps the keys of the page before its reload', async () => {
  await addWithoutAnswer('Jueves');
  setActingUser('ana');
  await add('Jueves');
  expect(keys[1]).toBe(keys[0]);
});

test('a deletion and a change of user release all keys', async () => {
  setActingUser('ana');
  await addWithoutAnswer('Jueves');
  await sendRequest({ method: 'DELETE', path: '/api/lists/a' });
  await addWithoutAnswer('Jueves');
  setActingUser('beto');
  await add('Jueves');
  expect(new Set([keys[0], keys[2], keys[3]]).size).toBe(3);
});
