import { type Method, pathOf, SESSION, takesIdempotencyKey } from '@picadito/domain';
import { ApiError } from './api-error.ts';
import { keyFor, releaseAllKeys, releaseKey } from './idempotency-keys.ts';
import { actingUser, TAB } from './page-identity.ts';
import { lostWrite, refusedWrite, signedOut } from './response-events.ts';

/** A request by its method and path. `http` creates it from a route of the contract. */
export type ApiRequest = {
  method: Method;
  path: string;
  body?: unknown;
  signal?: AbortSignal;
  /** The ETag of the reply that the caller already has. The result is `isUnchanged` if the server has no newer one. */
  etag?: string | undefined;
};

/**
 * Sends a request with credentials, as JSON if there is a body. The reply is `undefined` on 204 and 304. Rejects with
 * `ApiError` for other statuses than success, and with the error of fetch if no response arrives.
 */
export async function sendRequest({ method, path, body, signal, etag }: ApiRequest) {
  const sent = body === undefined ? null : JSON.stringify(body);
  const keyed = takesIdempotencyKey(`${method} ${path}`) ? `${path} ${sent}` : null;
  const { response, text } = await fetchText(path, {
    method,
    credentials: 'include',
    headers: {
      ...(sent !== null && { 'Content-Type': 'application/json' }),
      ...userHeader(path),
      ...(etag !== undefined && { 'If-None-Match': etag }),
      ...(method !== 'GET' && { 'X-Picadito-Tab': TAB }),
      ...(keyed !== null && { 'Idempotency-Key': keyFor(keyed) }),
    },
    body: sent,
    ...(signal && { signal }),
  });
  // After a 5xx the server may have stored the request all the same.
  if (keyed !== null && response.status < 500) releaseKey(keyed);
  if (method === 'DELETE') releaseAllKeys();
  if (response.status === 401) signedOut.emit();
  if (method !== 'GET' && [404, 409, 422].includes(response.status)) refusedWrite.emit();
  const isUnchanged = etag !== undefined && response.status === 304;
  if (!response.ok && !isUnchanged) throw new ApiError(response.status, text, response.statusText);
  const reply: unknown = text ? JSON.parse(text) : undefined;
  return { reply, headers: response.headers, isUnchanged };
}

/**
 * Returns the header that names the user of the page, by which the server refuses requests for another user. The
 * request that reads the session has no such header, because it finds out who the user is.
 */
function userHeader(path: string): Record<string, string> {
  const uid = actingUser();
  return uid === null || path === pathOf(SESSION.read) ? {} : { 'X-Picadito-User': uid };
}

/** Returns the response and its whole text. A response that breaks off counts as missing. */
async function fetchText(path: string, init: RequestInit) {
  try {
    const response = await fetch(path, init);
    return { response, text: await response.text() };
  } catch (error) {
    if (init.method !== 'GET') lostWrite.emit();
    throw error;
  }
}
