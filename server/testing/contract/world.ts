import { changeEvent, type Player, type Profile } from '@picadito/domain';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { cookieNames } from '../../src/identity/cookies.ts';
import type { IdentityClient } from '../../src/identity/identity-client.ts';
import { aMatch, createList } from '../a-match.ts';
import { anEventStream } from '../an-event-stream.ts';
import { eventually } from '../eventually.ts';
import { noProvider, PUBLIC_URL, testApp, type Client } from '../test-app.ts';

/**
 * Type of one organiser's data in the contract tests: the signed-in client, and the ids that a request may name in its
 * path or body.
 */
export type World = {
  client: Client;
  name: string;
  user: string;
  list: string;
  /** Id of a match without teams, for which both players of the list are confirmed. */
  match: string;
  player: string;
  second: string;
  /** Id of a player of another list of the same organiser, who is in no match. */
  outsider: string;
};

export type Thing = keyof Omit<World, 'client' | 'name'>;

export type Ids = Record<Thing, string>;

export type Server = Awaited<ReturnType<typeof contractServer>>;

const UNREACHABLE = 'nadie@id.test';

/** Starts the app with an identity provider that is unreachable for one login hint. */
export async function contractServer() {
  const attempt = { state: 'estado-de-prueba', nonce: 'n', verifier: 'v' };
  const identity = { issuer: 'https://id.test', subject: 'caro', name: 'Caro' };
  const identityClient: IdentityClient = {
    begin: async ({ loginHint } = {}) =>
      loginHint === UNREACHABLE
        ? noProvider.begin()
        : { url: new URL('https://id.test/authorize'), attempt },
    finish: async () => ({ ...identity, email: null, picture: null }),
  };
  return testApp({ identityClient });
}

/**
 * Starts a sign-in in a popup with the login hint for which the identity provider is unreachable; returns status and
 * content type of the reply.
 */
export async function popupBegins({ app }: Server) {
  const url = `/auth/google?mode=popup&login_hint=${UNREACHABLE}`;
  return responseOf(await app.inject({ url }));
}

export async function popupEnds({ app }: Server) {
  const begun = await app.inject({ url: '/auth/google?mode=popup' });
  const cookies = Object.fromEntries(begun.cookies.map(({ name, value }) => [name, value]));
  return responseOf(await app.inject({ url: '/auth/callback?state=estado-de-prueba', cookies }));
}

const responseOf = ({ statusCode, headers }: LightMyRequestResponse) => ({
  status: statusCode,
  type: String(headers['content-type']),
});

/** Closes the database, and returns status and content type of the reply of `/readyz` after that. */
export async function requestWithoutDatabase() {
  const { app, store } = await testApp();
  const ask = async () => responseOf(await app.inject({ url: '/readyz' }));
  await ask();
  await store.close();
  return ask();
}

/**
 * Opens the event stream, changes a list, and waits for the event of this change; returns status and content type of
 * the stream.
 */
export async function streamReports({ client, list }: World, { app }: Server) {
  const { response, changes } = await anEventStream(app, client);
  await client.patch(`/api/lists/${list}`, { name: 'Lunes' });
  await eventually(() => expect(changes()).not.toEqual([]));
  const [told] = changes();
  expect(z.parse(changeEvent, told)).toEqual({ kind: 'list', id: list, tab: null });
  return { status: response.status, type: response.headers.get('content-type') ?? '' };
}

/** Returns a function that downloads a file, and returns status and content type of the reply. */
export const readsFile =
  (pathOf: (mine: World) => string) =>
  async (mine: World, { app }: Server) => {
    const cookies = { [cookieNames(PUBLIC_URL).session]: mine.client.token ?? '' };
    return responseOf(await app.inject({ url: pathOf(mine), cookies }));
  };

export async function worldOf({ signedIn }: Server, name: string): Promise<World> {
  const client = await signedIn(name);
  const { body: me } = await client.get<Profile>('/api/me');
  const { list, match, ids } = await aMatch(client, '34');
  const others = await createList(client, 'Sábado', '5');
  const { body: outsiders } = await client.get<Player[]>(`/api/lists/${others.id}/players`);
  const [player = '', second = ''] = ids;
  const outsider = outsiders[0]?.id ?? '';
  return { client, name, user: me.id, list: list.id, match: match.id, player, second, outsider };
}

/** Returns everything that a refused request could have changed, so that a test can compare it before and after. */
export async function everythingOf({ client, match }: World): Promise<unknown> {
  const ofMatch = ['players', 'teams', 'evening'].map((part) => `matches/${match}/${part}`);
  const paths = ['me', 'lists', 'players', 'matches', ...ofMatch, 'players/stats', 'marks'];
  const replies = await Promise.all(paths.map((path) => client.get<unknown>(`/api/${path}`)));
  return replies.map(({ body }) => body);
}
