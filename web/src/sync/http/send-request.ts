import { type Method, pathOf, SESSION, takesIdempotencyKey } from '@picadito/domain';
import { ApiError } from './api-error.ts';
import { keyFor, releaseAllKeys, releaseKey } from './idempotency-keys.ts';
import { actingUser, TAB } from './page-identity.ts';
import { lostWrite, refusedWrite, signedOut } from './response-events.ts';

/** A request as the network takes it; `http` makes it from a route of the contract. */
export type ApiRequest = {
  method: Method;
  path: string;
  body?: unknown;
  signal?: AbortSignal;
  /** Of the reply that is known: `isUnchanged` when the server has no other one. */
  etag?: string | undefined;
};

/** Sends a request, always with credentials; JSON only when there is a body. The reply is `undefined` on 204 and 304. */
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
  // After a 5xx the server may have stored it all the same.
  if (keyed !== null && response.status < 500) releaseKey(keyed);
  if (method === 'DELETE') releaseAllKeys();
  if (response.status === 401) signedOut.emit();
  if (method !== 'GET' && [404, 409, 422].includes(response.status)) refusedWrite.emit();
  const isUnchanged = etag !== undefined && response.status === 304;
  if (!response.ok && !isUnchanged) throw new ApiError(response.status, text, response.statusText);
  const reply: unknown = text ? JSON.parse(text) : undefined;
  return { reply, headers: response.headers, isUnchanged };
}

/** The session is read whichever user it belongs to. */
function userHeader(path: string): Record<string, string> {
  const uid = actingUser();
  return uid === null || path === pathOf(SESSION.read) ? {} : { 'X-Picadito-User': uid };
}

/** The whole response; one that is cut off in the middle counts as none. */
async function fetchText(path: string, init: RequestInit) {
  try {
    const response = await fetch(path, init);
    return { response, text: await response.text() };
  } catch (error) {
    if (init.method !== 'GET') lostWrite.emit();
    throw error;
  }
}
