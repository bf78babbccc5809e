import type { Method } from '@picadito/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { setActingUser, TAB, lostWrite, refusedWrite, signedOut, sendRequest } from './http.ts';

async function send(method: Method, path: string, body?: unknown): Promise<unknown> {
  return (await sendRequest({ method, path, body })).reply;
}

afterEach(() => {
  setActingUser(null);
  vi.unstubAllGlobals();
});

function answerWith(response: Response) {
  const fetch = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(response));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a body is sent as JSON, with credentials', async () => {
  const fetch = answerWith(Response.json({ id: 'a' }));
  expect(await send('POST', '/api/lists', { name: 'Jueves' })).toEqual({ id: 'a' });
  expect(fetch).toHaveBeenCalledWith('/api/lists', {
    method: 'POST',
    credentials: 'include',
    headers: expect.objectContaining({ 'Content-Type': 'application/json' }),
    body: '{"name":"Jueves"}',
  });
});

test('without a payload there is no content type', async () => {
  const fetch = answerWith(new Response(null, { status: 204 }));
  expect(await send('DELETE', '/api/lists/a')).toBeUndefined();
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({ 'X-Picadito-Tab': TAB });
});

test('a write has the id of its page, a read does not', async () => {
  for (const [method, named] of [
    ['POST', TAB],
    ['PUT', TAB],
    ['PATCH', TAB],
    ['DELETE', TAB],
    ['GET', undefined],
  ] as const) {
    const fetch = answerWith(Response.json({}));
    await send(method, '/api/lists/a');
    const headers = new Headers(fetch.mock.calls[0]?.[1].headers);
    expect(headers.get('X-Picadito-Tab') ?? undefined).toBe(named);
  }
  expect(TAB).toMatch(/^[\w-]{1,64}$/);
});

test('the message of a failure is the status, a colon and the body', async () => {
  answerWith(new Response('No user authenticated', { status: 401 }));
  await expect(send('GET', '/api/lists')).rejects.toThrow('401: No user authenticated');
});

test('the signed-out event precedes the rejection of a 401', async () => {
  const heard: string[] = [];
  const stop = signedOut.subscribe(() => heard.push('signed out'));
  for (const status of [403, 422, 500]) {
    answerWith(new Response('', { status }));
    await send('GET', '/api/lists').catch(() => null);
  }
  expect(heard).toEqual([]);
  answerWith(new Response('', { status: 401 }));
  await send('PUT', '/api/lists').catch(() => heard.push('asker'));
  expect(heard).toEqual(['signed out', 'asker']);
  stop();
  answerWith(new Response('', { status: 401 }));
  await send('GET', '/api/lists').catch(() => null);
  expect(heard).toHaveLength(2);
});

test('the message of an empty failure has the status text', async () => {
  answerWith(new Response('', { status: 502, statusText: 'Bad Gateway' }));
  await expect(send('GET', '/api/lists')).rejects.toThrow('502: Bad Gateway');
});

test('a failure has the code and fields of its problem body', () => {
  const error = new ApiError(
    422,
    '{"code":"invalid-argument","errors":[{"path":"name","message":"No"}]}',
  );
  expect(error.code).toBe('invalid-argument');
  expect(error.errors).toEqual([{ path: 'name', message: 'No' }]);
  expect(new ApiError(500, '<html>').problem).toBeNull();
});

test('every request has the acting user, except that of the session', async () => {
  setActingUser('ana');
  for (const [path, headers] of [
    ['/api/lists', { 'X-Picadito-User': 'ana' }],
    ['/api/session', {}],
  ] as const) {
    const fetch = answerWith(Response.json([]));
    await send('GET', path);
    expect(fetch.mock.calls[0]?.[1].headers).toEqual(headers);
  }
});

test('a refused write emits an event, a refused read and a 500 do not', async () => {
  const heard = vi.fn();
  const stop = refusedWrite.subscribe(heard);
  for (const [method, status, times] of [
    ['PUT', 404, 1],
    ['POST', 409, 2],
    ['POST', 422, 3],
    ['GET', 404, 3],
    ['PUT', 500, 3],
    ['PUT', 401, 3],
  ] as const) {
    answerWith(new Response('', { status }));
    await send(method, '/api/matches/a').catch(() => null);
    expect({ method, status, times: heard.mock.calls.length }).toEqual({ method, status, times });
  }
  stop();
});

test('a write that the server may have stored emits an event: one without a response or with a 5xx', async () => {
  const heard = vi.fn();
  const stop = lostWrite.subscribe(heard);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(send('GET', '/api/lists')).rejects.toThrow('Failed to fetch');
  expect(heard).not.toHaveBeenCalled();
  await expect(send('PUT', '/api/lists/a')).rejects.toThrow('Failed to fetch');
  expect(heard).toHaveBeenCalledTimes(1);
  for (const [method, status, times] of [
    ['PUT', 502, 2],
    ['GET', 502, 2],
    ['PUT', 409, 2],
  ] as const) {
    answerWith(new Response('', { status }));
    await send(method, '/api/lists/a').catch(() => null);
    expect({ method, status, times: heard.mock.calls.length }).toEqual({ method, status, times });
  }
  stop();
});
