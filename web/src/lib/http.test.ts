import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, http } from './http.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(response: Response) {
  const fetch = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(response));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a payload travels as JSON, with credentials', async () => {
  const fetch = answerWith(Response.json({ id: 'a' }));
  expect(await http('POST', '/api/lists', { name: 'Jueves' })).toEqual({ id: 'a' });
  expect(fetch).toHaveBeenCalledWith('/api/lists', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: '{"name":"Jueves"}',
  });
});

test('without a payload there is no content type', async () => {
  const fetch = answerWith(new Response(null, { status: 204 }));
  expect(await http('DELETE', '/api/lists/a')).toBeUndefined();
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({});
});

test('a failure is the status, a colon and the body', async () => {
  answerWith(new Response('No user authenticated', { status: 401 }));
  await expect(http('GET', '/api/lists')).rejects.toThrow('401: No user authenticated');
});

test('an empty failure tells the status text', async () => {
  answerWith(new Response('', { status: 502, statusText: 'Bad Gateway' }));
  await expect(http('GET', '/api/lists')).rejects.toThrow('502: Bad Gateway');
});

test('a problem body hands over its code and fields', () => {
  const error = new ApiError(
    422,
    '{"code":"invalid-argument","errors":[{"path":"name","message":"No"}]}',
  );
  expect(error.code).toBe('invalid-argument');
  expect(error.errors).toEqual([{ path: 'name', message: 'No' }]);
  expect(new ApiError(500, '<html>').problem).toBeNull();
});
