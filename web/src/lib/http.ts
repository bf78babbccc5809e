import type { ErrorCode, FieldError, Problem } from '@picadito/domain';
import { randomId } from './ids.ts';
import { keyOf, spendKey, spendKeys } from './presses.ts';

/** This page among the organiser's: what it writes need not be told to it. */
export const TAB = randomId();

/**
 * A non-success answer (product.md §8): the message is the status, a colon and the body text,
 * or the status text where there is no body. `problem` is set when the body is RFC 9457 JSON.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly errors: FieldError[];
  readonly problem: Problem | null;

  constructor(status: number, bodyText: string, statusText = '') {
    super(`${status}: ${bodyText || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problemIn(bodyText);
    this.code = this.problem?.code;
    this.errors = this.problem?.errors ?? [];
  }
}

function problemIn(bodyText: string): Problem | null {
  try {
    const body: unknown = JSON.parse(bodyText);
    return typeof body === 'object' && body !== null && 'code' in body ? (body as Problem) : null;
  } catch {
    return null;
  }
}

type Listeners = Set<() => void>;
const signedOutListeners: Listeners = new Set();
const refusedListeners: Listeners = new Set();
const lostListeners: Listeners = new Set();
let shownUid: string | null = null;

/** Whenever the server answers that it knows nobody (401), before the asker hears of it. */
export const onSignedOut = (listener: () => void) => listen(signedOutListeners, listener);

/** Whenever a write is refused because things are not as this page believes them (404, 409, 422). */
export const onRefusedWrite = (listener: () => void) => listen(refusedListeners, listener);

/** Whenever no answer comes to a write: it may have been done or not. */
export const onLostWrite = (listener: () => void) => listen(lostListeners, listener);

/** Whom the page shows: the server does nothing for it once the browser's session is another user's. */
export function actAs(uid: string | null): void {
  if (uid !== shownUid) spendKeys();
  shownUid = uid;
}

/** Asks the server. Always with credentials; JSON only when there is a payload; `undefined` on 204. */
export async function http<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const { text } = await ask(method, path, body, signal);
  return (text ? JSON.parse(text) : undefined) as T;
}

/** A page of a list: its rows, how many there are in all, and the path of the next page (http-api.md, `Link`). */
export type ListPage<T> = { rows: T[]; total: number; next: string | null };

export async function httpPage<T>(path: string): Promise<ListPage<T>> {
  const { text, headers } = await ask('GET', path);
  const rows = JSON.parse(text) as T[];
  const [, next = null] = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '') ?? [];
  return { rows, total: Number(headers.get('x-total-count') ?? rows.length), next };
}

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal) {
  const sent = body === undefined ? null : JSON.stringify(body);
  const press = method === 'POST' && path.startsWith('/api/') ? `${path} ${sent}` : null;
  const { response, text } = await answerTo(path, {
    method,
    credentials: 'include',
    headers: {
      ...(sent === null ? {} : { 'Content-Type': 'application/json' }),
      // the session is asked for whoever it is
      ...(shownUid === null || path === '/api/session' ? {} : { 'X-Picadito-User': shownUid }),
      ...(method === 'GET' ? {} : { 'X-Picadito-Tab': TAB }),
      ...(press === null ? {} : { 'Idempotency-Key': keyOf(press) }),
    },
    body: sent,
    ...(signal && { signal }),
  });
  if (press !== null) spendKey(press);
  if (method === 'DELETE') spendKeys();
  if (response.status === 401) tell(signedOutListeners);
  if (method !== 'GET' && [404, 409, 422].includes(response.status)) tell(refusedListeners);
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return { text, headers: response.headers };
}

/** The answer, all of it. */
async function answerTo(path: string, init: RequestInit) {
  try {
    const response = await fetch(path, init);
    return { response, text: await response.text() };
  } catch (error) {
    if (init.method !== 'GET') tell(lostListeners);
    throw error;
  }
}

/** Deletes what the path names; what is gone already is as good. */
export async function httpDelete(path: string): Promise<void> {
  try {
    await http<void>('DELETE', path);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

function tell(listeners: Listeners): void {
  for (const listener of listeners) listener();
}

function listen(listeners: Listeners, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
