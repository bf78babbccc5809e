import {
  type ApiRoute,
  type BulkReplyOf,
  type BulkRequestOf,
  type BulkRoute,
  methodOf,
  type OneReplyOf,
  type ParamsOf,
  pathOf,
  type PathValues,
  type RequestOf,
  type Method,
  SESSION,
  takesIdempotencyKey,
} from '@picadito/domain';
import { ApiError } from './api-error.ts';
import { randomId } from '../../lib/ids.ts';
import { session } from '../storage.ts';

type OptionsArgument<R extends ApiRoute> = [undefined, undefined] extends [
  RequestOf<R>['params'],
  RequestOf<R>['body'],
]
  ? [options?: RequestOf<R>]
  : [options: RequestOf<R>];

/**
 * Sends a request of the contract: `http(MATCHES.change, { params: { id }, body: { time } })`. Ids, body and reply have
 * the types of the route; an array of bodies gets an array of replies. Rejects with `ApiError` if the server refuses
 * it.
 */
export function http<R extends BulkRoute>(
  route: R,
  options: BulkRequestOf<R>,
): Promise<BulkReplyOf<R>>;
export function http<R extends ApiRoute>(
  route: R,
  ...[options]: OptionsArgument<R>
): Promise<OneReplyOf<R>>;
export async function http<R extends ApiRoute>(
  route: R,
  options: Partial<RequestOf<R, unknown>> = {},
): Promise<unknown> {
  const { params, query, body } = options;
  const path = pathOf(route, ...([params, query] as PathValues<R>));
  const { reply } = await sendRequest({ method: methodOf(route), path, body });
  return reply;
}

type DeleteRoute = Extract<ApiRoute, `DELETE ${string}`>;

/** Deletes the resource. A resource that no longer exists (404) counts as deleted. */
export async function deleteIfExists<R extends DeleteRoute>(
  route: R,
  params: ParamsOf<R>,
): Promise<void> {
  const path = pathOf(route, ...([params] as PathValues<R>));
  try {
    await sendRequest({ method: 'DELETE', path });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

/** Type of a request by its method and path. `http` creates it from a route of the contract. */
type ApiRequest = {
  method: Method;
  path: string;
  body?: unknown;
  signal?: AbortSignal;
  /** ETag of the reply that the caller already has. The result has `isUnchanged` if the server has no newer reply. */
  etag?: string | undefined;
};

/** Sends a request as `sendText` does, and returns the reply from JSON. It is `undefined` on 204 and 304. */
export async function sendRequest(request: ApiRequest) {
  const { text, ...response } = await sendText(request);
  const reply: unknown = text ? JSON.parse(text) : undefined;
  return { reply, ...response };
}

let writes = 0;

/**
 * Returns the number of writes that this page has sent. The reply to a read that was sent before a write may not
 * contain it.
 */
export function writesSent(): number {
  return writes;
}

/**
 * Sends a request with credentials, as JSON if there is a body. Rejects with `ApiError` for other statuses than
 * success, and with the error of fetch if no response arrives.
 */
export async function sendText({ method, path, body, signal, etag }: ApiRequest) {
  const sent = body === undefined ? null : JSON.stringify(body);
  if (method !== 'GET') writes += 1;
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
  if (response.status < 500) {
    if (keyed !== null) releaseKey(keyed);
  } else if (method !== 'GET') lostWrite.emit();
  if (method === 'DELETE') releaseAllKeys();
  if (response.status === 401) signedOut.emit();
  if (method !== 'GET' && [404, 409, 422].includes(response.status)) refusedWrite.emit();
  const isUnchanged = etag !== undefined && response.status === 304;
  if (!response.ok && !isUnchanged) throw new ApiError(response.status, text, response.statusText);
  return { text, headers: response.headers, isUnchanged };
}

/**
 * Returns the header with the user of the page, with which the server refuses requests for another user. The request
 * that reads the session has no such header, because it finds out who the user is.
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

/** Id of this page in its requests and in the change events of its own writes. */
export const TAB = randomId();

let actingUid: string | null = null;

/** Returns the id of the user that the page shows, or null. */
function actingUser(): string | null {
  return actingUid;
}

/**
 * Sets the user that the page shows. The server refuses requests of the page when the session belongs to another user.
 */
export function setActingUser(uid: string | null): void {
  // A page starts without a user. It keeps the keys from before a reload, because they belong to the same user
  // (`claim`).
  if (actingUid !== null && uid !== actingUid) releaseAllKeys();
  actingUid = uid;
}

/**
 * Prefix of the storage keys of POSTs without a response; path and body follow it. The entries survive a reload of the
 * tab.
 */
const PREFIX = 'picadito-sent:';

/**
 * Returns the `Idempotency-Key` of a POST, identified by `request` (path and body). If no response arrives, the server
 * may or may not have applied the POST. A repetition of the request then has the same key, so that the server creates
 * nothing twice.
 */
function keyFor(request: string): string {
  const key = session.get(PREFIX + request) ?? randomId();
  session.set(PREFIX + request, key);
  return key;
}

/** Releases the key of a request that got a response below 500, so that a later equal request gets a new key. */
function releaseKey(request: string): void {
  session.remove(PREFIX + request);
}

/**
 * Releases all keys, so that every later request gets a new one. Needed after a deletion, which may have removed what
 * an earlier request created, and after a change of user.
 */
function releaseAllKeys(): void {
  for (const key of session.keys()) if (key.startsWith(PREFIX)) session.remove(key);
}

/** Event that is sent for each 401 response. Listeners run before the promise of the caller rejects. */
export const signedOut = createEvent();

/**
 * Event that is sent for each write that the server refused with 404, 409 or 422, as it does if the data of this page
 * is out of date.
 */
export const refusedWrite = createEvent();

/**
 * Event that is sent for each write without a response or with a 5xx, which the server may or may not have applied.
 */
export const lostWrite = createEvent();

function createEvent() {
  const listeners = new Set<() => void>();
  return {
    emit(): void {
      for (const listener of listeners) listener();
    },
    /** Adds a listener and returns an unsubscribe function. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
