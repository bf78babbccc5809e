import { expect } from 'vitest';
import { A_SUBSCRIPTION } from '../notices/a-subscription.ts';
import { helps } from '../a-helper.ts';
import { newId } from '../../src/store/ids.ts';
import { vapidKeyOf } from '../../src/notices/vapid-key.ts';
import { CHANGE, POST, READ, type Row } from './row.ts';
import { popupBegins, popupEnds, streamReports, type Server, type World } from './world.ts';

const me = ({ client }: World) => client.get('/api/me');
const isSignedOut = async (mine: World) => expect((await me(mine)).status).toBe(401);
const isOnlyHere = async ({ client }: World) =>
  expect((await client.get('/api/sessions')).body).toMatchObject([{ current: true }]);

const getsNotices =
  (isOn: boolean) =>
  async ({ client }: World, { store }: Server) => {
    await vapidKeyOf(store);
    expect((await client.get('/api/notices')).body).toMatchObject({ isOn });
  };

async function isHelped({ client, list }: World, { signedIn }: Server) {
  const { client: helper } = await helps(await signedIn(newId()), client, { list });
  for (const isOn of [true, false]) await helper.put(`/api/lists/${list}/notices`, { isOn });
}

const FORGETS = { 'clear-site-data': '"storage"' };

export const session: readonly Row[] = [
  {
    route: 'GET /auth/google',
    problems: [],
    good: [
      { status: 302, headers: { location: 'https://id.test/authorize' } },
      { status: 200, ask: (_, server) => popupBegins(server) },
    ],
  },
  {
    route: 'GET /auth/callback',
    problems: [],
    good: [
      { status: 302, headers: { location: '/landing?error=sign-in' } },
      { status: 200, ask: (_, server) => popupEnds(server) },
    ],
  },
  {
    route: 'POST /auth/sign-out',
    problems: [403, 413, 415, 422],
    good: [{ status: 204, headers: FORGETS, leaves: isSignedOut }],
  },
  {
    route: 'GET /api/session',
    problems: [],
    good: [
      {
        status: 200,
        says: ({ user }) => ({
          user: { id: user },
          temporary: false,
          version: expect.any(String),
        }),
      },
    ],
  },
  {
    route: 'GET /api/me',
    problems: READ,
    good: [{ status: 200, says: ({ user }) => ({ id: user, uid: user }) }],
  },
  {
    route: 'PATCH /api/me',
    body: () => ({ name: 'Ana Peña', whatsapp: '11 5555 1234', timeZone: 'Europe/Madrid' }),
    problems: POST,
    broken: [
      ['name', { name: '' }],
      ['whatsapp', { whatsapp: 'no' }],
      ['timeZone', { timeZone: 'Mars/Olympus' }],
      ['country', { country: 'argentina' }],
    ],
    good: [
      {
        status: 200,
        says: ({ user }) => ({ id: user, name: 'Ana Peña', whatsapp: '+5491155551234' }),
      },
    ],
  },
  {
    route: 'GET /api/sessions',
    problems: READ,
    good: [{ status: 200, says: () => [{ device: null, current: true }] }],
  },
  {
    route: 'DELETE /api/sessions/others',
    problems: POST,
    good: [{ status: 204, given: ({ name }, server) => server.signedIn(name), leaves: isOnlyHere }],
  },
  {
    route: 'GET /api/notices',
    problems: READ,
    good: [
      {
        status: 200,
        given: (_, { store }) => vapidKeyOf(store),
        says: () => ({ publicKey: expect.any(String), isOn: false, helpedLists: [] }),
      },
    ],
  },
  {
    route: 'PUT /api/notices',
    body: () => A_SUBSCRIPTION,
    problems: POST,
    broken: [
      ['endpoint', { endpoint: 'https://localhost/x' }],
      ['p256dh', { p256dh: 'x' }],
      ['auth', { auth: 1 }],
    ],
    good: [{ status: 204, leaves: getsNotices(true) }],
  },
  {
    route: 'DELETE /api/notices',
    problems: POST,
    good: [
      {
        status: 204,
        given: ({ client }) => client.put('/api/notices', A_SUBSCRIPTION),
        leaves: getsNotices(false),
      },
    ],
  },
  {
    route: 'PUT /api/lists/:id/notices',
    body: () => ({ isOn: true }),
    problems: CHANGE,
    broken: [['isOn', { isOn: 'sí' }]],
    good: [{ status: 204, given: isHelped }],
  },
  {
    route: 'GET /api/me/export',
    problems: READ,
    good: [
      {
        status: 200,
        headers: { 'content-disposition': expect.stringContaining('picadito.json') },
        says: ({ user, name, list, match, player }) => ({
          profile: { id: user },
          identities: [{ issuer: 'https://id.test', subject: name }],
          sessions: [{ current: true }],
          lists: [{}, { id: list }],
          players: [{ id: player }, {}, {}],
          matches: [{ id: match, players: [{ id: player, confirmed: true }, {}], teams: null }],
        }),
      },
    ],
  },
  {
    route: 'DELETE /api/me',
    problems: POST,
    good: [{ status: 204, headers: FORGETS, leaves: isSignedOut }],
  },
  {
    route: 'GET /api/events',
    problems: [401, 422],
    brokenQueries: [['since', '?since=a&since=b']],
    good: [{ status: 200, ask: streamReports }],
  },
];
