import type { Problem } from '@picadito/domain';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp, type AppDeps } from '../src/app.ts';
import { cookieNames } from '../src/identity/cookies.ts';
import type { Identity } from '../src/identity/identity.ts';
import type { PageRenderer } from '../src/group-link/page/page-renderer.ts';
import type { IdentityClient } from '../src/identity/identity-client.ts';
import { temporaryFeed } from './changes.ts';
import { signIn } from '../src/identity/sessions/sign-in.ts';
import { vapidKeyOf } from '../src/notices/vapid-key.ts';
import type { Store } from '../src/store/store.ts';
import { temporaryStore } from './temporary-store.ts';

export const PUBLIC_URL = 'http://127.0.0.1:3000';

/** Epoch milliseconds at which the clock of a test starts: Friday 20 November 2026, 18:00 in Buenos Aires. */
const FRIDAY_EVENING = Date.parse('2026-11-20T21:00:00Z');

/** Type of a reply to a test request. `T` is the type of the expected body; the body of an error is a `Problem`. */
export type Reply<T> = { status: number; body: T; headers: Record<string, unknown> };

/**
 * Page renderer that writes the data of a page into the HTML as JSON, so that tests check the data and not the markup.
 */
const plainRenderer: PageRenderer = {
  style: 'body{color:#123}',
  renderPage: (page, site) => `<head></head><pre>${JSON.stringify({ page, site })}</pre>`,
  renderSurvey: (page, site) => `<head></head><pre>${JSON.stringify({ page, site })}</pre>`,
  renderCaptain: (page, site) => `<head></head><pre>${JSON.stringify({ page, site })}</pre>`,
  renderSentence: (sentence) => `<head></head><h1>${sentence}</h1>`,
};

/**
 * Starts the app on a real database, with a clock that the test can set. Requests go through `inject`, without a
 * network.
 */
export async function testApp(more: Partial<AppDeps> = {}, ownStore?: Store) {
  const store = ownStore ?? (await temporaryStore());
  const clock = { now: FRIDAY_EVENING };
  const notes: string[] = [];
  const context = {
    store,
    now: () => clock.now,
    log: (note: string) => void notes.push(note),
    feed: temporaryFeed(store),
  };
  const app = await buildApp({
    context,
    publicUrl: PUBLIC_URL,
    identityClient: noProvider,
    renderer: plainRenderer,
    unknownCodes: null,
    isAnsweringLimited: false,
    ...more,
  });
  onTestFinished(() => app.close());
  // The process of a real server creates the VAPID key at its start.
  await vapidKeyOf(store);
  return {
    app,
    context,
    store,
    clock,
    notes,
    visitor: client(app),
    /** Signs in an organiser in Argentina, whose subject is `name`, and returns a client with the session. */
    signedIn: async (name: string, identity: Partial<Identity> = {}) => {
      const known = { issuer: 'https://id.test', subject: name, name, email: null, picture: null };
      const { token } = await signIn(context, { ...known, ...identity }, null);
      const organiser = client(app, token);
      await organiser.patch('/api/me', { country: 'AR' });
      return organiser;
    },
  };
}

export type Client = ReturnType<typeof client>;

export function client(app: FastifyInstance, token?: string) {
  const cookies = token ? { [cookieNames(PUBLIC_URL).session]: token } : {};
  const send = async <T = Problem>(options: InjectOptions): Promise<Reply<T>> => {
    const { statusCode, headers, body } = await app.inject({ cookies, ...options });
    return { status: statusCode, headers, body: JSON.parse(body || 'null') as T };
  };
  const sendBody =
    (method: 'POST' | 'PUT' | 'PATCH') =>
    <T = Problem>(url: string, payload: object) =>
      send<T>({ method, url, payload });
  return {
    /** Token of the session, for requests that do not go through `inject`. */
    token,
    send,
    get: <T = Problem>(url: string) => send<T>({ url }),
    delete: (url: string) => send({ method: 'DELETE', url }),
    post: sendBody('POST'),
    put: sendBody('PUT'),
    patch: sendBody('PATCH'),
  };
}

export const noProvider: IdentityClient = {
  begin: () => Promise.reject(new Error('no provider in this test')),
  finish: () => Promise.reject(new Error('no provider in this test')),
};

/** Returns the number of rows of a table, with which tests show that a failed write has stored nothing. */
export async function countRows(
  store: Store,
  table: 'players_lists' | 'players' | 'matches' | 'teams' | 'player_stats' | 'changes',
) {
  const rows = await store.read.selectFrom(table).select('user_id').execute();
  return rows.length;
}
